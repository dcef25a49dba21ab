CREATE TABLE "credit" (
	"invoice_id" text PRIMARY KEY NOT NULL,
	"legal_entity" text NOT NULL,
	"provider" text NOT NULL,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_use" (
	"credit_id" text NOT NULL,
	"invoice_id" text NOT NULL,
	"legal_entity" text NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "credit_use_credit_id_invoice_id_pk" PRIMARY KEY("credit_id","invoice_id")
);
--> statement-breakpoint
CREATE TABLE "payout" (
	"invoice_id" text PRIMARY KEY NOT NULL,
	"legal_entity" text NOT NULL,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "adjustment" ADD COLUMN "invoice_id" text;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "paid_out" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "credit" ADD CONSTRAINT "credit_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit" ADD CONSTRAINT "credit_legal_entity_legal_entity_id_fk" FOREIGN KEY ("legal_entity") REFERENCES "public"."legal_entity"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_use" ADD CONSTRAINT "credit_use_credit_id_credit_invoice_id_fk" FOREIGN KEY ("credit_id") REFERENCES "public"."credit"("invoice_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_use" ADD CONSTRAINT "credit_use_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_use" ADD CONSTRAINT "credit_use_legal_entity_legal_entity_id_fk" FOREIGN KEY ("legal_entity") REFERENCES "public"."legal_entity"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_legal_entity_legal_entity_id_fk" FOREIGN KEY ("legal_entity") REFERENCES "public"."legal_entity"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_entity" ON "credit" USING btree ("legal_entity","provider");--> statement-breakpoint
CREATE INDEX "credit_use_entity" ON "credit_use" USING btree ("legal_entity");--> statement-breakpoint
CREATE INDEX "payout_entity" ON "payout" USING btree ("legal_entity");--> statement-breakpoint
ALTER TABLE "adjustment" ADD CONSTRAINT "adjustment_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
UPDATE "adjustment" SET "invoice_id" = "invoice"."id" FROM "invoice" WHERE "invoice"."legal_entity" = "adjustment"."legal_entity" AND "invoice"."provider" = "adjustment"."provider" AND "invoice"."month" = "adjustment"."month" AND "invoice"."lines" @> jsonb_build_array(jsonb_build_object('label', "adjustment"."label", 'amount', "adjustment"."amount"));--> statement-breakpoint
INSERT INTO "credit" ("invoice_id", "legal_entity", "provider", "currency", "amount", "created_at") SELECT "invoice"."id", "invoice"."legal_entity", "invoice"."provider", "invoice"."currency", -"invoice"."total", "invoice"."created_at" FROM "invoice" INNER JOIN "legal_entity" ON "legal_entity"."id" = "invoice"."legal_entity" WHERE "invoice"."total" < 0 AND "legal_entity"."phone" NOT LIKE 'erased:%';
