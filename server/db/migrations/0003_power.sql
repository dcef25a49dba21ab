CREATE TABLE "meter_register" (
	"id" text PRIMARY KEY NOT NULL,
	"address_key" text NOT NULL,
	"place" text NOT NULL,
	"metering_point" text
);
--> statement-breakpoint
CREATE TABLE "power_order" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"legal_entity" text NOT NULL,
	"evidence" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "power_subscription" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"legal_entity" text NOT NULL,
	"agreement" text NOT NULL,
	"price_area" text NOT NULL,
	"metering_point" text,
	"street" text NOT NULL,
	"postal_code" text NOT NULL,
	"city" text NOT NULL,
	"address_key" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"reason" text NOT NULL,
	"current_supplier" text,
	"per_kwh" integer NOT NULL,
	"monthly" integer NOT NULL,
	"start_date" date NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "power_order" ADD CONSTRAINT "power_order_legal_entity_legal_entity_id_fk" FOREIGN KEY ("legal_entity") REFERENCES "public"."legal_entity"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "power_subscription" ADD CONSTRAINT "power_subscription_order_id_power_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."power_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "power_subscription" ADD CONSTRAINT "power_subscription_legal_entity_legal_entity_id_fk" FOREIGN KEY ("legal_entity") REFERENCES "public"."legal_entity"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "meter_register_address" ON "meter_register" USING btree ("address_key");--> statement-breakpoint
CREATE UNIQUE INDEX "power_order_key" ON "power_order" USING btree ("key");--> statement-breakpoint
CREATE INDEX "power_order_entity" ON "power_order" USING btree ("legal_entity");--> statement-breakpoint
CREATE INDEX "power_subscription_entity" ON "power_subscription" USING btree ("legal_entity","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "power_subscription_point" ON "power_subscription" USING btree ("metering_point") WHERE "power_subscription"."ended_at" is null and "power_subscription"."metering_point" is not null;