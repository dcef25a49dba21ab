CREATE TABLE "scores" (
	"id" text PRIMARY KEY NOT NULL,
	"session" text NOT NULL,
	"score" integer NOT NULL,
	"reason" text,
	"customer_id" text,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "scores_session" ON "scores" USING btree ("session");--> statement-breakpoint
CREATE INDEX "scores_created" ON "scores" USING btree ("created_at");