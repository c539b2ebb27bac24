-- Triggers, their functions, storage settings and the built-in roles. Drizzle's schema cannot express them.

-- The roles that the permissions are written for; custom roles name one of them as their base.
INSERT INTO "role" ("name", "peran_dasar", "bawaan")
SELECT "name", "name", true
FROM unnest(ARRAY[
	'SUPERADMIN', 'ADMIN', 'AM', 'LEGAL', 'FINANCE', 'PS', 'EM', 'VERIFICATOR', 'BHBU', 'FASKES', 'EXTERNAL'
]) WITH ORDINALITY AS "built_in" ("name", "position")
ORDER BY "position";
--> statement-breakpoint
CREATE FUNCTION "reject_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% is append-only; % is rejected', TG_TABLE_NAME, TG_OP
		USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
-- A statement trigger also rejects statements that match no row.
CREATE TRIGGER "audit_log_append_only"
	BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_log"
	FOR EACH STATEMENT EXECUTE FUNCTION "reject_change"();
--> statement-breakpoint
-- Maintains peserta_count. Each statement changes the counts once, in key order, so concurrent
-- transactions lock them in the same order and cannot deadlock.
CREATE FUNCTION "count_peserta"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"columns" CONSTANT text := 'bhbu_id, faskes_id, user_id, vaccination_type, is_wni, is_valid, is_active, is_voucher, is_eligible, dosis_diberikan';
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
-- Truncating passes no rows to the triggers above.
CREATE TRIGGER "peserta_no_truncate" BEFORE TRUNCATE ON "peserta"
	FOR EACH STATEMENT EXECUTE FUNCTION "reject_change"();
--> statement-breakpoint
-- A booster given elsewhere counts as the dose of its registration.
CREATE FUNCTION "set_external_booster_dose"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.tanggal_vaksinasi := NEW.tanggal_booster;
	NEW.dosis_diberikan := (NEW.tanggal_booster IS NOT NULL)::int;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "peserta_external_booster" BEFORE INSERT OR UPDATE ON "peserta"
	FOR EACH ROW WHEN (NEW.vaccination_type = 2) EXECUTE FUNCTION "set_external_booster_dose"();
--> statement-breakpoint
-- Maintains dose_count and the dose columns of peserta: one change per statement, in key order.
CREATE FUNCTION "count_doses"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"columns" CONSTANT text := 'tanggal, bhbu_id, faskes_id, user_id, vaccination_type, dosis_ke';
	"counts" CONSTANT text := 'hasil = ''DIBERIKAN'' AND dibatalkan IS NULL';
	"source" text := CASE TG_OP
		WHEN 'INSERT' THEN format('SELECT %1$s, 1 AS d FROM new_rows WHERE %2$s', "columns", "counts")
		WHEN 'DELETE' THEN format('SELECT %1$s, -1 AS d FROM old_rows WHERE %2$s', "columns", "counts")
		ELSE format(
			'SELECT %1$s, 1 AS d FROM new_rows WHERE %2$s UNION ALL SELECT %1$s, -1 FROM old_rows WHERE %2$s',
			"columns", "counts"
		)
	END;
	"touched" text := CASE TG_OP
		WHEN 'INSERT' THEN 'SELECT DISTINCT peserta_id FROM new_rows'
		WHEN 'DELETE' THEN 'SELECT DISTINCT peserta_id FROM old_rows'
		ELSE 'SELECT peserta_id FROM new_rows UNION SELECT peserta_id FROM old_rows'
	END;
BEGIN
	EXECUTE format(
		'INSERT INTO dose_count (%1$s, n)
		SELECT %1$s, sum(d) FROM (%2$s) AS change
		GROUP BY %1$s HAVING sum(d) <> 0 ORDER BY %1$s
		ON CONFLICT (%1$s) DO UPDATE SET n = dose_count.n + excluded.n',
		"columns", "source"
	);
	EXECUTE format(
		'UPDATE peserta p SET dosis_diberikan = given.n, tanggal_vaksinasi = given.last
		FROM (
			SELECT t.peserta_id, count(d.id)::int AS n, max(d.tanggal) AS last
			FROM (%1$s) AS t
			LEFT JOIN dose d ON d.peserta_id = t.peserta_id AND d.%2$s
			GROUP BY t.peserta_id
		) AS given
		WHERE p.id = given.peserta_id AND p.vaccination_type <> 2
			AND (p.dosis_diberikan, p.tanggal_vaksinasi) IS DISTINCT FROM (given.n, given.last)',
		"touched", "counts"
	);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "dose_count_insert" AFTER INSERT ON "dose"
	REFERENCING NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "count_doses"();
--> statement-breakpoint
CREATE TRIGGER "dose_count_update" AFTER UPDATE ON "dose"
	REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "count_doses"();
--> statement-breakpoint
CREATE TRIGGER "dose_count_delete" AFTER DELETE ON "dose"
	REFERENCING OLD TABLE AS "old_rows" FOR EACH STATEMENT EXECUTE FUNCTION "count_doses"();
--> statement-breakpoint
CREATE TRIGGER "dose_no_truncate" BEFORE TRUNCATE ON "dose"
	FOR EACH STATEMENT EXECUTE FUNCTION "reject_change"();
--> statement-breakpoint
-- Lists use index-only scans, which need recently vacuumed pages, also soon after a large import.
ALTER TABLE "peserta" SET (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.05);
--> statement-breakpoint
-- Counts are updated often: free space on each page keeps the new row versions there.
ALTER TABLE "peserta_count" SET (fillfactor = 50);
--> statement-breakpoint
ALTER TABLE "dose_count" SET (fillfactor = 50);
