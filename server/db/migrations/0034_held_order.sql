CREATE TABLE "held_order" (
	"key" text PRIMARY KEY NOT NULL,
	"legal_entity" text NOT NULL,
	"pattern" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "held_order" ADD CONSTRAINT "held_order_legal_entity_legal_entity_id_fk" FOREIGN KEY ("legal_entity") REFERENCES "public"."legal_entity"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "held_order_entity" ON "held_order" USING btree ("legal_entity");--> statement-breakpoint
CREATE INDEX "held_order_created" ON "held_order" USING btree ("created_at");