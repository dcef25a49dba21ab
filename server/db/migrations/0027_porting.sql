CREATE TABLE "portation_approval" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"subscription_id" text NOT NULL,
	"phone" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_log" (
	"id" text PRIMARY KEY NOT NULL,
	"staff" text NOT NULL,
	"act" text NOT NULL,
	"item" text NOT NULL,
	"customer_id" text,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_effect" ADD COLUMN "last_fault" text;--> statement-breakpoint
ALTER TABLE "chat_effect" ADD COLUMN "retried_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "number_register" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "portation" ADD COLUMN "owner_name" text;--> statement-breakpoint
ALTER TABLE "portation" ADD COLUMN "owner_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "portation" ADD COLUMN "approved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "portation" ADD COLUMN "chosen_day" date;--> statement-breakpoint
ALTER TABLE "portation" ADD COLUMN "earlier" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "portation_approval" ADD CONSTRAINT "portation_approval_subscription_id_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscription"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_log" ADD CONSTRAINT "staff_log_customer_id_legal_entity_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."legal_entity"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "portation_approval_subscription" ON "portation_approval" USING btree ("subscription_id","created_at");--> statement-breakpoint
CREATE INDEX "staff_log_item" ON "staff_log" USING btree ("item");--> statement-breakpoint
CREATE INDEX "staff_log_customer" ON "staff_log" USING btree ("customer_id");--> statement-breakpoint
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF TG_OP = 'UPDATE' AND NEW.customer_id IS NULL AND to_jsonb(NEW) - 'customer_id' = to_jsonb(OLD) - 'customer_id' THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'rows of % are never changed or deleted', TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER "staff_log_append_only" BEFORE UPDATE OR DELETE ON "staff_log" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
