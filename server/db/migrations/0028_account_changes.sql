CREATE TABLE "account_change" (
	"id" text PRIMARY KEY NOT NULL,
	"legal_entity" text NOT NULL,
	"kind" text NOT NULL,
	"former" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"told_at" timestamp with time zone,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "account_change" ADD CONSTRAINT "account_change_legal_entity_legal_entity_id_fk" FOREIGN KEY ("legal_entity") REFERENCES "public"."legal_entity"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_change_entity" ON "account_change" USING btree ("legal_entity");--> statement-breakpoint
CREATE INDEX "account_change_due" ON "account_change" USING btree ("told_at","due_at");