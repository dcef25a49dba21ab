-- One statement instead of a transaction of five, so that no lock is held during a round trip.
CREATE FUNCTION "spend_from_budgets" ("act" text, "moment" timestamp with time zone, "costs" jsonb)
RETURNS TABLE ("index" integer, "wait" double precision)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
	-- In one order everywhere, so that two that spend from the same budgets never wait for each other.
	PERFORM pg_advisory_xact_lock(hashtextextended(name, 0)) FROM (
		SELECT DISTINCT 'budget:' || "budget" || ':' || "of" AS name
		FROM jsonb_to_recordset(costs) AS cost ("budget" text, "of" text)
		ORDER BY 1
	) AS locks;
	RETURN QUERY
		SELECT cost."index", extract(epoch FROM full_since."at" - moment)::double precision * 1000 + within
		FROM jsonb_to_recordset(costs) AS cost ("index" integer, "budget" text, "of" text, "limits" jsonb)
		CROSS JOIN jsonb_to_recordset(cost."limits") AS allowed ("most" integer, "within" double precision)
		CROSS JOIN LATERAL (
			SELECT "at" FROM "budget_spending" AS spent
			WHERE spent."budget" = cost."budget" AND spent."of" = cost."of"
				AND spent."at" > moment - make_interval(secs => within / 1000)
			ORDER BY "at" DESC OFFSET most - 1 LIMIT 1
		) AS full_since
		WHERE NOT EXISTS (
			SELECT FROM "budget_spending" AS spent
			WHERE spent."budget" = cost."budget" AND spent."of" = cost."of" AND spent."act" = spend_from_budgets."act"
		);
	IF NOT FOUND THEN
		INSERT INTO "budget_spending" ("budget", "of", "act", "at")
		SELECT "budget", "of", spend_from_budgets."act", moment
		FROM jsonb_to_recordset(costs) AS cost ("budget" text, "of" text)
		ON CONFLICT DO NOTHING;
	END IF;
END
$$;
