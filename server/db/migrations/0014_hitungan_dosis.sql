-- The doses of a registration are one more thing that it is counted by.
CREATE OR REPLACE FUNCTION "count_peserta"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"columns" CONSTANT text := 'bhbu_id, faskes_id, user_id, vaccination_type, is_citizen, is_valid, is_active, is_voucher, is_eligible, doses_given';
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
-- A booster that was given elsewhere is the dose of its registration.
CREATE FUNCTION "take_booster_elsewhere"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.vaccinated_on := NEW.booster_on;
	NEW.doses_given := (NEW.booster_on IS NOT NULL)::int;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "peserta_booster_elsewhere" BEFORE INSERT OR UPDATE ON "peserta"
	FOR EACH ROW WHEN (NEW.vaccination_type = 2) EXECUTE FUNCTION "take_booster_elsewhere"();
--> statement-breakpoint
UPDATE "peserta" SET "booster_on" = "vaccinated_on" WHERE "vaccination_type" = 2 AND "vaccinated_on" IS NOT NULL;
--> statement-breakpoint
-- Keeps dosis_count and what a registration says of its doses: one change a statement, in one order.
CREATE FUNCTION "count_dosis"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"columns" CONSTANT text := 'given_on, bhbu_id, faskes_id, user_id, vaccination_type, number';
	"counts" CONSTANT text := 'result = ''DIBERIKAN'' AND cancelled_at IS NULL';
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
		'INSERT INTO dosis_count (%1$s, n)
		SELECT %1$s, sum(d) FROM (%2$s) AS change
		GROUP BY %1$s HAVING sum(d) <> 0 ORDER BY %1$s
		ON CONFLICT (%1$s) DO UPDATE SET n = dosis_count.n + excluded.n',
		"columns", "source"
	);
	EXECUTE format(
		'UPDATE peserta p SET doses_given = given.n, vaccinated_on = given.last
		FROM (
			SELECT t.peserta_id, count(d.id)::int AS n, max(d.given_on) AS last
			FROM (%1$s) AS t
			LEFT JOIN dosis d ON d.peserta_id = t.peserta_id AND d.%2$s
			GROUP BY t.peserta_id
		) AS given
		WHERE p.id = given.peserta_id AND p.vaccination_type <> 2
			AND (p.doses_given, p.vaccinated_on) IS DISTINCT FROM (given.n, given.last)',
		"touched", "counts"
	);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "dosis_count_insert" AFTER INSERT ON "dosis"
	REFERENCING NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "count_dosis"();
--> statement-breakpoint
CREATE TRIGGER "dosis_count_update" AFTER UPDATE ON "dosis"
	REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "count_dosis"();
--> statement-breakpoint
CREATE TRIGGER "dosis_count_delete" AFTER DELETE ON "dosis"
	REFERENCING OLD TABLE AS "old_rows" FOR EACH STATEMENT EXECUTE FUNCTION "count_dosis"();
--> statement-breakpoint
CREATE TRIGGER "dosis_no_truncate" BEFORE TRUNCATE ON "dosis"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
-- Counted up again and again: room on each page keeps the changes there.
ALTER TABLE "dosis_count" SET (fillfactor = 50);
