ALTER TABLE "login_session" ADD COLUMN "generation" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "login_session" ADD COLUMN "renewed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "one_time_code" ADD COLUMN "salt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_code" ADD COLUMN "sealed" text;--> statement-breakpoint
ALTER TABLE "one_time_code" ADD COLUMN "purpose" text DEFAULT 'signIn' NOT NULL;--> statement-breakpoint
UPDATE "login_session" SET "jti" = encode(sha256(convert_to("jti", 'UTF8')), 'hex');
