ALTER TABLE "legal_entity" ADD COLUMN "last_login_at" timestamp with time zone;--> statement-breakpoint
UPDATE "legal_entity" SET "last_login_at" = now() WHERE "proven_at" IS NOT NULL;