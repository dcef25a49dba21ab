CREATE TABLE "external_leg" (
	"id" text PRIMARY KEY NOT NULL,
	"session" text NOT NULL,
	"provider" text NOT NULL,
	"state_hash" text NOT NULL,
	"verifier" text NOT NULL,
	"nonce" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"page" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "identity_proof" (
	"id" text PRIMARY KEY NOT NULL,
	"session" text NOT NULL,
	"provider" text NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_model" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"uid" text,
	"grant_id" text,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_model_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
ALTER TABLE "external_leg" ADD CONSTRAINT "external_leg_session_chat_session_id_fk" FOREIGN KEY ("session") REFERENCES "public"."chat_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_proof" ADD CONSTRAINT "identity_proof_session_chat_session_id_fk" FOREIGN KEY ("session") REFERENCES "public"."chat_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "external_leg_state" ON "external_leg" USING btree ("state_hash");--> statement-breakpoint
CREATE INDEX "external_leg_session" ON "external_leg" USING btree ("session");--> statement-breakpoint
CREATE INDEX "external_leg_expiry" ON "external_leg" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "identity_proof_session" ON "identity_proof" USING btree ("session");--> statement-breakpoint
CREATE INDEX "identity_proof_expiry" ON "identity_proof" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "identity_model_uid" ON "identity_model" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "identity_model_grant" ON "identity_model" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "identity_model_expiry" ON "identity_model" USING btree ("expires_at");