CREATE TABLE "port_report" (
	"id" text PRIMARY KEY NOT NULL,
	"port" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "port_request" (
	"key" text PRIMARY KEY NOT NULL,
	"port" text NOT NULL,
	"legal_entity" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"answer" jsonb,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "port_request" ADD CONSTRAINT "port_request_legal_entity_legal_entity_id_fk" FOREIGN KEY ("legal_entity") REFERENCES "public"."legal_entity"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "port_report_taken" ON "port_report" USING btree ("taken_at");--> statement-breakpoint
CREATE INDEX "port_request_entity" ON "port_request" USING btree ("legal_entity");