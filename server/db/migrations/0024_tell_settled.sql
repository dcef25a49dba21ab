ALTER TABLE "chat_effect" ADD COLUMN "due_at" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_session" ADD COLUMN "tell_settled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "chat_effect_pending" ON "chat_effect" USING btree ("created_at") WHERE "chat_effect"."status" = 'pending';