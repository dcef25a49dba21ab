CREATE TABLE "adjustment" (
	"id" text PRIMARY KEY NOT NULL,
	"legal_entity" text NOT NULL,
	"provider" text NOT NULL,
	"month" text NOT NULL,
	"label" text NOT NULL,
	"amount" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice" (
	"id" text PRIMARY KEY NOT NULL,
	"legal_entity" text NOT NULL,
	"provider" text NOT NULL,
	"month" text NOT NULL,
	"number" bigint NOT NULL,
	"kid" text NOT NULL,
	"currency" text NOT NULL,
	"total" integer NOT NULL,
	"vat" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"address" jsonb NOT NULL,
	"due_date" date NOT NULL,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_series" (
	"name" text PRIMARY KEY NOT NULL,
	"next" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "insurance_item" (
	"id" text PRIMARY KEY NOT NULL,
	"legal_entity" text NOT NULL,
	"product_type" text NOT NULL,
	"number_of_items" integer NOT NULL,
	"since" date NOT NULL,
	"until" date
);
--> statement-breakpoint
CREATE TABLE "meter_value" (
	"id" text PRIMARY KEY NOT NULL,
	"metering_point" text NOT NULL,
	"month" text NOT NULL,
	"watt_hours" bigint NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription_user" (
	"subscription_id" text NOT NULL,
	"legal_entity" text NOT NULL,
	CONSTRAINT "subscription_user_subscription_id_legal_entity_pk" PRIMARY KEY("subscription_id","legal_entity")
);
--> statement-breakpoint
CREATE TABLE "usage_event" (
	"id" text PRIMARY KEY NOT NULL,
	"subscription_id" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"quantity" bigint NOT NULL,
	"received" boolean DEFAULT false NOT NULL,
	"from_country" text NOT NULL,
	"to_country" text NOT NULL,
	"special" text,
	"opened" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "usage_sync" (
	"subscription_id" text PRIMARY KEY NOT NULL,
	"synced_at" timestamp with time zone NOT NULL,
	"failed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "adjustment" ADD CONSTRAINT "adjustment_legal_entity_legal_entity_id_fk" FOREIGN KEY ("legal_entity") REFERENCES "public"."legal_entity"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_legal_entity_legal_entity_id_fk" FOREIGN KEY ("legal_entity") REFERENCES "public"."legal_entity"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_item" ADD CONSTRAINT "insurance_item_legal_entity_legal_entity_id_fk" FOREIGN KEY ("legal_entity") REFERENCES "public"."legal_entity"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_user" ADD CONSTRAINT "subscription_user_subscription_id_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscription"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_user" ADD CONSTRAINT "subscription_user_legal_entity_legal_entity_id_fk" FOREIGN KEY ("legal_entity") REFERENCES "public"."legal_entity"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_event" ADD CONSTRAINT "usage_event_subscription_id_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscription"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_sync" ADD CONSTRAINT "usage_sync_subscription_id_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscription"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "adjustment_entity" ON "adjustment" USING btree ("legal_entity","month");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_once" ON "invoice" USING btree ("legal_entity","provider","month");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_number" ON "invoice" USING btree ("number");--> statement-breakpoint
CREATE INDEX "invoice_month" ON "invoice" USING btree ("provider","month");--> statement-breakpoint
CREATE INDEX "insurance_item_entity" ON "insurance_item" USING btree ("legal_entity");--> statement-breakpoint
CREATE UNIQUE INDEX "meter_value_month" ON "meter_value" USING btree ("metering_point","month");--> statement-breakpoint
CREATE INDEX "subscription_user_entity" ON "subscription_user" USING btree ("legal_entity");--> statement-breakpoint
CREATE INDEX "usage_event_subscription" ON "usage_event" USING btree ("subscription_id","at");