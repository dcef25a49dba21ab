CREATE TABLE "incoming_text" (
	"id" text PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"act" text NOT NULL,
	"answer" text,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_fault" text,
	"received_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sms_delivery" (
	"key" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"code" text,
	"sent_at" timestamp with time zone NOT NULL,
	"reported_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "data_pack" (
	"id" text PRIMARY KEY NOT NULL,
	"subscription_id" text NOT NULL,
	"legal_entity" text NOT NULL,
	"where" text NOT NULL,
	"mb" integer NOT NULL,
	"price" integer NOT NULL,
	"offered_at" timestamp with time zone NOT NULL,
	"ordered_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "data_pack" ADD CONSTRAINT "data_pack_subscription_id_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscription"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_pack" ADD CONSTRAINT "data_pack_legal_entity_legal_entity_id_fk" FOREIGN KEY ("legal_entity") REFERENCES "public"."legal_entity"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "incoming_text_phone" ON "incoming_text" USING btree ("phone","received_at");--> statement-breakpoint
CREATE INDEX "sms_delivery_sent" ON "sms_delivery" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "data_pack_subscription" ON "data_pack" USING btree ("subscription_id","offered_at");--> statement-breakpoint
CREATE INDEX "data_pack_entity" ON "data_pack" USING btree ("legal_entity");