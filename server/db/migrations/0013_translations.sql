CREATE TABLE "translations" (
	"locale" text NOT NULL,
	"source" text NOT NULL,
	"po" text NOT NULL,
	"etag" text,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "translations_locale_source_pk" PRIMARY KEY("locale","source")
);
