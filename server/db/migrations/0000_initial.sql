CREATE TABLE "chat_effect" (
	"key" text PRIMARY KEY NOT NULL,
	"session" text NOT NULL,
	"name" text NOT NULL,
	"needs" jsonb,
	"needs_hash" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"claimed_until" bigint DEFAULT 0 NOT NULL,
	"outcome" text,
	"gives" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "chat_session" (
	"id" text PRIMARY KEY NOT NULL,
	"visitor" text,
	"address" text,
	"init_turn" text NOT NULL,
	"entry" text,
	"locale" text NOT NULL,
	"flow" text,
	"flow_version" text,
	"step" text,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"misses" integer DEFAULT 0 NOT NULL,
	"turns" integer DEFAULT 0 NOT NULL,
	"cursor" integer DEFAULT 0 NOT NULL,
	"waiting" text DEFAULT 'answer' NOT NULL,
	"awaiting" jsonb,
	"ended" text,
	"registration" jsonb,
	"customer_id" text,
	"login_for" text,
	"login_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_turn" (
	"session" text NOT NULL,
	"n" integer NOT NULL,
	"turn_id" text NOT NULL,
	"event" jsonb NOT NULL,
	"step" text,
	"elements" jsonb NOT NULL,
	"last_seq" integer NOT NULL,
	"waiting" text NOT NULL,
	"ended" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_turn_session_n_pk" PRIMARY KEY("session","n")
);
--> statement-breakpoint
CREATE TABLE "consent_ledger" (
	"id" text PRIMARY KEY NOT NULL,
	"legal_entity" text NOT NULL,
	"tag" text NOT NULL,
	"channel" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feature_toggle" (
	"legal_entity" text NOT NULL,
	"name" text NOT NULL,
	"enabled" boolean NOT NULL,
	CONSTRAINT "feature_toggle_legal_entity_name_pk" PRIMARY KEY("legal_entity","name")
);
--> statement-breakpoint
CREATE TABLE "legal_entity" (
	"id" text PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"first_name" text NOT NULL,
	"middle_name" text,
	"last_name" text NOT NULL,
	"email" text,
	"locale" text NOT NULL,
	"country" text NOT NULL,
	"birth_date" date,
	"street_name" text,
	"street_number" text,
	"street_letter" text,
	"entrance" text,
	"floor" text,
	"apartment" text,
	"postal_code" text,
	"city" text,
	"acceptance_tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"proven_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_session" (
	"jti" text PRIMARY KEY NOT NULL,
	"legal_entity" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "one_time_code" (
	"phone" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"asker" text,
	"send_key" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"guess_key" text,
	"guess_right" boolean
);
--> statement-breakpoint
CREATE TABLE "rate_bucket" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"last" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sent_message" (
	"key" text PRIMARY KEY NOT NULL,
	"n" bigint GENERATED ALWAYS AS IDENTITY (sequence name "sent_message_n_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"phone" text NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contract" (
	"id" text PRIMARY KEY NOT NULL,
	"legal_entity" text NOT NULL,
	"order_id" text NOT NULL,
	"terms_version" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_check" (
	"id" text PRIMARY KEY NOT NULL,
	"person" text NOT NULL,
	"phone" text NOT NULL,
	"day" date NOT NULL,
	"open_cases" integer NOT NULL,
	"age" integer NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_record" (
	"phone" text PRIMARY KEY NOT NULL,
	"open_cases" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mobile_order" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"legal_entity" text NOT NULL,
	"plan" text NOT NULL,
	"phone" text NOT NULL,
	"number_choice" text NOT NULL,
	"credit_check" text NOT NULL,
	"monthly" integer NOT NULL,
	"set_up" integer NOT NULL,
	"deposit" integer NOT NULL,
	"evidence" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "number_register" (
	"phone" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"owner_name" text
);
--> statement-breakpoint
CREATE TABLE "number_series" (
	"first" bigint PRIMARY KEY NOT NULL,
	"next" bigint NOT NULL,
	"last" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "portation" (
	"subscription_id" text PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"refused_at" timestamp with time zone,
	"refusal" text,
	"cancelled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "subscription" (
	"id" text PRIMARY KEY NOT NULL,
	"contract_id" text NOT NULL,
	"legal_entity" text NOT NULL,
	"plan" text NOT NULL,
	"phone" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"child_name" text,
	"child_birth_date" date,
	"monthly" integer NOT NULL,
	"active_from" date,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "secret" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "socket_io_attachments" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now(),
	"payload" "bytea"
);
--> statement-breakpoint
ALTER TABLE "chat_effect" ADD CONSTRAINT "chat_effect_session_chat_session_id_fk" FOREIGN KEY ("session") REFERENCES "public"."chat_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_turn" ADD CONSTRAINT "chat_turn_session_chat_session_id_fk" FOREIGN KEY ("session") REFERENCES "public"."chat_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_ledger" ADD CONSTRAINT "consent_ledger_legal_entity_legal_entity_id_fk" FOREIGN KEY ("legal_entity") REFERENCES "public"."legal_entity"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feature_toggle" ADD CONSTRAINT "feature_toggle_legal_entity_legal_entity_id_fk" FOREIGN KEY ("legal_entity") REFERENCES "public"."legal_entity"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_session" ADD CONSTRAINT "login_session_legal_entity_legal_entity_id_fk" FOREIGN KEY ("legal_entity") REFERENCES "public"."legal_entity"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract" ADD CONSTRAINT "contract_legal_entity_legal_entity_id_fk" FOREIGN KEY ("legal_entity") REFERENCES "public"."legal_entity"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract" ADD CONSTRAINT "contract_order_id_mobile_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."mobile_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mobile_order" ADD CONSTRAINT "mobile_order_legal_entity_legal_entity_id_fk" FOREIGN KEY ("legal_entity") REFERENCES "public"."legal_entity"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mobile_order" ADD CONSTRAINT "mobile_order_credit_check_credit_check_id_fk" FOREIGN KEY ("credit_check") REFERENCES "public"."credit_check"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portation" ADD CONSTRAINT "portation_subscription_id_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscription"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_contract_id_contract_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contract"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_legal_entity_legal_entity_id_fk" FOREIGN KEY ("legal_entity") REFERENCES "public"."legal_entity"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_effect_session" ON "chat_effect" USING btree ("session");--> statement-breakpoint
CREATE INDEX "chat_session_visitor" ON "chat_session" USING btree ("visitor","entry","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_session_init" ON "chat_session" USING btree ("init_turn");--> statement-breakpoint
CREATE INDEX "chat_session_expiry" ON "chat_session" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_turn_id" ON "chat_turn" USING btree ("session","turn_id");--> statement-breakpoint
CREATE UNIQUE INDEX "consent_ledger_once" ON "consent_ledger" USING btree ("legal_entity","tag");--> statement-breakpoint
CREATE UNIQUE INDEX "legal_entity_phone" ON "legal_entity" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "login_session_entity" ON "login_session" USING btree ("legal_entity");--> statement-breakpoint
CREATE INDEX "login_session_expiry" ON "login_session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "one_time_code_expiry" ON "one_time_code" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rate_bucket_last" ON "rate_bucket" USING btree ("last");--> statement-breakpoint
CREATE INDEX "sent_message_phone" ON "sent_message" USING btree ("phone","n");--> statement-breakpoint
CREATE INDEX "contract_entity" ON "contract" USING btree ("legal_entity");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_check_once" ON "credit_check" USING btree ("person","day");--> statement-breakpoint
CREATE UNIQUE INDEX "mobile_order_key" ON "mobile_order" USING btree ("key");--> statement-breakpoint
CREATE INDEX "mobile_order_entity" ON "mobile_order" USING btree ("legal_entity");--> statement-breakpoint
CREATE INDEX "portation_phone" ON "portation" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "subscription_entity" ON "subscription" USING btree ("legal_entity","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_phone" ON "subscription" USING btree ("phone") WHERE "subscription"."ended_at" is null;