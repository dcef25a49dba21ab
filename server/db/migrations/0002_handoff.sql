CREATE TABLE "chat_handoff" (
	"id" text PRIMARY KEY NOT NULL,
	"session" text NOT NULL,
	"target" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"redeemed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "chat_handoff" ADD CONSTRAINT "chat_handoff_session_chat_session_id_fk" FOREIGN KEY ("session") REFERENCES "public"."chat_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_handoff_session" ON "chat_handoff" USING btree ("session");--> statement-breakpoint
CREATE INDEX "chat_handoff_expiry" ON "chat_handoff" USING btree ("expires_at");