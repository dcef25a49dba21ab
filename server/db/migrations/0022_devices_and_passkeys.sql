CREATE TABLE "passkey" (
	"id" text PRIMARY KEY NOT NULL,
	"legal_entity" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "passkey_challenge" (
	"hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkey_offer" (
	"legal_entity" text PRIMARY KEY NOT NULL,
	"answered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "login_session" ADD COLUMN "method" text DEFAULT 'code' NOT NULL;--> statement-breakpoint
ALTER TABLE "login_session" ADD COLUMN "browser" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE "login_session" ADD COLUMN "system" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE "login_session" ADD COLUMN "last_seen_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "login_session" ADD COLUMN "proven_at" timestamp with time zone DEFAULT 'epoch' NOT NULL;--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_legal_entity_legal_entity_id_fk" FOREIGN KEY ("legal_entity") REFERENCES "public"."legal_entity"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_offer" ADD CONSTRAINT "passkey_offer_legal_entity_legal_entity_id_fk" FOREIGN KEY ("legal_entity") REFERENCES "public"."legal_entity"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passkey_entity" ON "passkey" USING btree ("legal_entity");--> statement-breakpoint
CREATE INDEX "passkey_challenge_expiry" ON "passkey_challenge" USING btree ("expires_at");