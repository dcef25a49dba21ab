CREATE TABLE "account_holder" (
	"legal_entity" text PRIMARY KEY NOT NULL,
	"person" text,
	"doubted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "account_holder" ADD CONSTRAINT "account_holder_legal_entity_legal_entity_id_fk" FOREIGN KEY ("legal_entity") REFERENCES "public"."legal_entity"("id") ON DELETE cascade ON UPDATE no action;