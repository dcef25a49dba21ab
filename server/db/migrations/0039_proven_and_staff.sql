CREATE TABLE "staff_session" (
	"hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staff_log" ADD COLUMN "person" text;--> statement-breakpoint
CREATE INDEX "chat_session_login" ON "chat_session" USING btree ("login_for") WHERE "chat_session"."login_for" is not null;--> statement-breakpoint
CREATE INDEX "chat_session_proven" ON "chat_session" USING btree (("facts" ->> 'customerId')) WHERE "chat_session"."facts" ->> 'customerId' is not null;--> statement-breakpoint
CREATE INDEX "account_holder_person" ON "account_holder" USING btree ("person");