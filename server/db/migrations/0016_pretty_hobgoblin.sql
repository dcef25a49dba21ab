CREATE TABLE "former_phone" (
	"legal_entity" text NOT NULL,
	"phone" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "former_phone_legal_entity_phone_until_pk" PRIMARY KEY("legal_entity","phone","until")
);
--> statement-breakpoint
ALTER TABLE "former_phone" ADD CONSTRAINT "former_phone_legal_entity_legal_entity_id_fk" FOREIGN KEY ("legal_entity") REFERENCES "public"."legal_entity"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_phone_number" ON "former_phone" USING btree ("phone");