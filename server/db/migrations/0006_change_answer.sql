ALTER TABLE "chat_session" ADD COLUMN "kept" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_turn" ADD COLUMN "marks" jsonb DEFAULT '[]'::jsonb NOT NULL;