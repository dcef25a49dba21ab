CREATE TABLE "debt_consent" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"session" text NOT NULL,
	"customer_id" text,
	"person" text NOT NULL,
	"text_id" text NOT NULL,
	"words" text NOT NULL,
	"locale" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "debt_reading" (
	"id" text PRIMARY KEY NOT NULL,
	"consent" text NOT NULL,
	"session" text NOT NULL,
	"debts" jsonb NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"delete_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "debt_register" (
	"person" text NOT NULL,
	"n" integer NOT NULL,
	"debt" jsonb,
	"down" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "debt_reading" ADD CONSTRAINT "debt_reading_consent_debt_consent_id_fk" FOREIGN KEY ("consent") REFERENCES "public"."debt_consent"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "debt_consent_key" ON "debt_consent" USING btree ("key");--> statement-breakpoint
CREATE INDEX "debt_consent_session" ON "debt_consent" USING btree ("session");--> statement-breakpoint
CREATE INDEX "debt_reading_delete" ON "debt_reading" USING btree ("delete_at");--> statement-breakpoint
CREATE INDEX "debt_reading_consent" ON "debt_reading" USING btree ("consent");--> statement-breakpoint
CREATE UNIQUE INDEX "debt_register_row" ON "debt_register" USING btree ("person","n");