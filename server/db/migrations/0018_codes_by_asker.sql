CREATE TABLE "registration" (
	"phone" text NOT NULL,
	"asker" text NOT NULL,
	"details" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "registration_phone_asker_pk" PRIMARY KEY("phone","asker")
);
--> statement-breakpoint
DROP TABLE "rate_bucket";--> statement-breakpoint
DROP TABLE "one_time_code";--> statement-breakpoint
CREATE TABLE "one_time_code" (
	"send_key" text PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"number_range" text NOT NULL,
	"hash" text NOT NULL,
	"asker" text NOT NULL,
	"network" text,
	"proven" boolean NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"guess_key" text,
	"guess_right" boolean
);
--> statement-breakpoint
ALTER TABLE "chat_session" ADD COLUMN "proven_numbers" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
CREATE INDEX "registration_created" ON "registration" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "one_time_code_phone" ON "one_time_code" USING btree ("phone","sent_at");--> statement-breakpoint
CREATE INDEX "one_time_code_network" ON "one_time_code" USING btree ("network","sent_at");--> statement-breakpoint
CREATE INDEX "one_time_code_range" ON "one_time_code" USING btree ("number_range","sent_at");--> statement-breakpoint
CREATE INDEX "one_time_code_sent" ON "one_time_code" USING btree ("sent_at");
