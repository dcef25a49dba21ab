CREATE TABLE "csp_report" (
	"directive" text NOT NULL,
	"blocked" text NOT NULL,
	"page" text NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "csp_report_directive_blocked_page_pk" PRIMARY KEY("directive","blocked","page")
);
--> statement-breakpoint
CREATE TABLE "security_event" (
	"n" bigint PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"actor" text,
	"request" text,
	"details" jsonb NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "security_event_actor" ON "security_event" USING btree ("actor","n");