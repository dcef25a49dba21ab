CREATE TABLE "order_letter" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"product" text NOT NULL,
	"legal_entity" text NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"copy" integer NOT NULL,
	"locale" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_fault" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sent_mail" (
	"key" text PRIMARY KEY NOT NULL,
	"n" bigint GENERATED ALWAYS AS IDENTITY (sequence name "sent_mail_n_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"file_name" text,
	"file" text,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawal" (
	"order_id" text PRIMARY KEY NOT NULL,
	"product" text NOT NULL,
	"legal_entity" text NOT NULL,
	"through" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"withdrawn_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawal_link" (
	"hash" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"legal_entity" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_letter" ADD CONSTRAINT "order_letter_legal_entity_legal_entity_id_fk" FOREIGN KEY ("legal_entity") REFERENCES "public"."legal_entity"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_legal_entity_legal_entity_id_fk" FOREIGN KEY ("legal_entity") REFERENCES "public"."legal_entity"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_link" ADD CONSTRAINT "withdrawal_link_legal_entity_legal_entity_id_fk" FOREIGN KEY ("legal_entity") REFERENCES "public"."legal_entity"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_letter_order" ON "order_letter" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_letter_entity" ON "order_letter" USING btree ("legal_entity");--> statement-breakpoint
CREATE INDEX "sent_mail_email" ON "sent_mail" USING btree ("email","n");--> statement-breakpoint
CREATE INDEX "withdrawal_entity" ON "withdrawal" USING btree ("legal_entity");--> statement-breakpoint
CREATE INDEX "withdrawal_link_entity" ON "withdrawal_link" USING btree ("legal_entity");