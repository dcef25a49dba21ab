DROP INDEX "consent_ledger_once";--> statement-breakpoint
ALTER TABLE "consent_ledger" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "consent_ledger_standing" ON "consent_ledger" USING btree ("legal_entity","tag") WHERE "consent_ledger"."withdrawn_at" is null;