CREATE TABLE "evidence_chain" (
	"seq" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"order_id" text,
	"content" text NOT NULL,
	"personal" jsonb,
	"previous_hash" text NOT NULL,
	"row_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "evidence_head" (
	"id" text PRIMARY KEY NOT NULL,
	"seq" integer NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shown_document" (
	"hash" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "evidence_chain_order" ON "evidence_chain" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "evidence_chain_entity" ON "evidence_chain" USING btree (("personal"->'parts'->>'legalEntity'));