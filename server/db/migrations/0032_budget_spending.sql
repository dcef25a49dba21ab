CREATE TABLE "budget_spending" (
	"budget" text NOT NULL,
	"of" text NOT NULL,
	"act" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "budget_spending_budget_of_act_pk" PRIMARY KEY("budget","of","act")
);
--> statement-breakpoint
CREATE INDEX "budget_spending_at" ON "budget_spending" USING btree ("budget","of","at");--> statement-breakpoint
CREATE INDEX "budget_spending_old" ON "budget_spending" USING btree ("at");