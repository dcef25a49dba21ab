CREATE TABLE "leads" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"name" jsonb NOT NULL,
	"phone" text NOT NULL,
	"email" text,
	"customer_id" text,
	"details" jsonb NOT NULL,
	"consent_text" text,
	"locale" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"channel" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_fault" text,
	"created_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "leads_key" ON "leads" USING btree ("key");--> statement-breakpoint
CREATE INDEX "leads_status" ON "leads" USING btree ("status","created_at");