-- One statement instead of three, so that the lock, which all orders wait for, is not held during round trips.
CREATE FUNCTION "append_to_evidence_chain" ("link_kind" text, "link_order" text, "link_content" text, "link_personal" jsonb)
RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
	newest_seq integer;
	newest_hash text;
	head_seq integer;
	head_hash text;
	next_seq integer;
	next_hash text;
BEGIN
	-- Nodes of other releases take the same lock. Each statement below sees what was written before it was given.
	PERFORM pg_advisory_xact_lock(hashtextextended('evidence chain', 0));
	SELECT "seq", "row_hash" INTO newest_seq, newest_hash FROM "evidence_chain" ORDER BY "seq" DESC LIMIT 1;
	SELECT "seq", "hash" INTO head_seq, head_hash FROM "evidence_head" WHERE "id" = 'orders';
	newest_seq := coalesce(newest_seq, 0);
	newest_hash := coalesce(newest_hash, repeat('0', 64));
	-- If the end of the chain is not what was written, a number is left out, so that the chain is found broken ever after.
	IF newest_seq = coalesce(head_seq, 0) AND newest_hash = coalesce(head_hash, repeat('0', 64)) THEN
		next_seq := newest_seq + 1;
	ELSE
		next_seq := greatest(newest_seq, coalesce(head_seq, 0)) + 2;
	END IF;
	-- The canonical JSON (RFC 8785) of the row, as whoever verifies the chain makes it.
	next_hash := encode(sha256(convert_to(format(
		'{"content":%s,"kind":%s,"order":%s,"previousHash":%s,"seq":%s}',
		to_json(link_content), to_json(link_kind), coalesce(to_json(link_order)::text, 'null'), to_json(newest_hash), next_seq
	), 'UTF8')), 'hex');
	INSERT INTO "evidence_chain" ("seq", "kind", "order_id", "content", "personal", "previous_hash", "row_hash")
	VALUES (next_seq, link_kind, link_order, link_content, link_personal, newest_hash, next_hash);
	INSERT INTO "evidence_head" ("id", "seq", "hash") VALUES ('orders', next_seq, next_hash)
	ON CONFLICT ("id") DO UPDATE SET "seq" = excluded."seq", "hash" = excluded."hash", "seal" = NULL;
END
$$;
