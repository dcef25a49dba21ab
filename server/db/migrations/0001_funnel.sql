ALTER TABLE "chat_session" ADD COLUMN "page" text;--> statement-breakpoint
ALTER TABLE "chat_turn" ADD COLUMN "flow" text;--> statement-breakpoint
ALTER TABLE "chat_turn" ADD COLUMN "resumed" text;--> statement-breakpoint
CREATE INDEX "chat_session_begun" ON "chat_session" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "chat_turn_resumed" ON "chat_turn" USING btree ("session") WHERE "chat_turn"."resumed" is not null;