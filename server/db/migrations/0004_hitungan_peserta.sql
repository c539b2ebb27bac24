-- Keeps peserta_count: one statement of any size is one change of the counts, in one order of the keys,
-- so that two transactions meet in the same order and wait rather than deadlock.
CREATE FUNCTION "count_peserta"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"columns" CONSTANT text := 'bhbu_id, faskes_id, user_id, vaccination_type, is_citizen, is_valid, is_active, is_voucher, is_eligible';
	"source" text := CASE TG_OP
		WHEN 'INSERT' THEN format('SELECT %1$s, 1 AS d FROM new_rows WHERE deleted_at IS NULL', "columns")
		WHEN 'DELETE' THEN format('SELECT %1$s, -1 AS d FROM old_rows WHERE deleted_at IS NULL', "columns")
		ELSE format(
			'SELECT %1$s, 1 AS d FROM new_rows WHERE deleted_at IS NULL UNION ALL SELECT %1$s, -1 FROM old_rows WHERE deleted_at IS NULL',
			"columns"
		)
	END;
BEGIN
	EXECUTE format(
		'INSERT INTO peserta_count (%1$s, n)
		SELECT %1$s, sum(d) FROM (%2$s) AS change
		GROUP BY %1$s HAVING sum(d) <> 0 ORDER BY %1$s
		ON CONFLICT (%1$s) DO UPDATE SET n = peserta_count.n + excluded.n',
		"columns", "source"
	);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "peserta_count_insert" AFTER INSERT ON "peserta"
	REFERENCING NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "count_peserta"();
--> statement-breakpoint
CREATE TRIGGER "peserta_count_update" AFTER UPDATE ON "peserta"
	REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "count_peserta"();
--> statement-breakpoint
CREATE TRIGGER "peserta_count_delete" AFTER DELETE ON "peserta"
	REFERENCING OLD TABLE AS "old_rows" FOR EACH STATEMENT EXECUTE FUNCTION "count_peserta"();
--> statement-breakpoint
-- Emptying the table tells no trigger which rows went.
CREATE TRIGGER "peserta_no_truncate" BEFORE TRUNCATE ON "peserta"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
-- Lists are read from indexes alone, which needs pages that vacuum has seen: after a large import soon.
ALTER TABLE "peserta" SET (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.05);
--> statement-breakpoint
-- Counted up again and again: room on each page keeps the changes there.
ALTER TABLE "peserta_count" SET (fillfactor = 50);
