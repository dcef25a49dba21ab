CREATE TABLE "debt_view" (
	"token" text PRIMARY KEY NOT NULL,
	"person" text NOT NULL,
	"locale" text NOT NULL,
	"page" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
