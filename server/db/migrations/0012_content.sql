CREATE TABLE "content_document" (
	"kind" text NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"body" jsonb NOT NULL,
	"version" bigint NOT NULL,
	"seed" text,
	"edited" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_document_kind_locale_name_pk" PRIMARY KEY("kind","locale","name")
);
--> statement-breakpoint
CREATE INDEX "content_document_version" ON "content_document" USING btree ("version");