CREATE TABLE "outside_content" (
	"source" text NOT NULL,
	"locale" text NOT NULL,
	"copy" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "outside_content_source_locale_pk" PRIMARY KEY("source","locale")
);
