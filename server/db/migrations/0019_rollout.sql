CREATE TABLE "flow_rollout" (
	"flow" text PRIMARY KEY NOT NULL,
	"share" integer NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_session" ADD COLUMN "flow_variant" text;--> statement-breakpoint
ALTER TABLE "chat_session" ADD COLUMN "rollout_key" text;--> statement-breakpoint
ALTER TABLE "chat_turn" ADD COLUMN "flow_version" text;