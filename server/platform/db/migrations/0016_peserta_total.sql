-- The total of a whole list is the sum of a few rows instead of all of peserta_count.

-- No registration changes between the sum below and the new trigger function.
LOCK TABLE "peserta" IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
CREATE TABLE "peserta_total" (
	"vaccination_type" smallint NOT NULL,
	"is_wni" boolean NOT NULL,
	"is_valid" boolean NOT NULL,
	"is_active" boolean NOT NULL,
	"is_voucher" boolean NOT NULL,
	"is_eligible" boolean,
	"dosis_diberikan" smallint NOT NULL,
	"slot" smallint NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "peserta_total_unique" UNIQUE NULLS NOT DISTINCT("vaccination_type","is_wni","is_valid","is_active","is_voucher","is_eligible","dosis_diberikan","slot")
);
--> statement-breakpoint
CREATE INDEX "peserta_count_faskes_index" ON "peserta_count" USING btree ("faskes_id");--> statement-breakpoint
CREATE INDEX "peserta_count_user_index" ON "peserta_count" USING btree ("user_id");
--> statement-breakpoint
-- Totals are updated often: free space on each page keeps the new row versions there.
ALTER TABLE "peserta_total" SET (fillfactor = 50);
--> statement-breakpoint
INSERT INTO "peserta_total"
SELECT vaccination_type, is_wni, is_valid, is_active, is_voucher, is_eligible, dosis_diberikan, 0, sum(n)
FROM "peserta_count"
GROUP BY vaccination_type, is_wni, is_valid, is_active, is_voucher, is_eligible, dosis_diberikan
HAVING sum(n) <> 0;
--> statement-breakpoint
-- Maintains peserta_count as before, and peserta_total. A transaction writes the totals of the first slot that
-- no other transaction writes until it ends, so totals make no transaction wait; only when all slots are
-- taken, the last one is shared. The statements are not built as text, so their plans are kept.
CREATE OR REPLACE FUNCTION "count_peserta"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"import" CONSTANT int := coalesce(nullif(current_setting('portal.counting_import', true), ''), '0')::int;
	"changes" peserta_count[];
	"free_slot" int := 0;
BEGIN
	IF TG_OP = 'INSERT' THEN
		"changes" := ARRAY(
			SELECT ROW(bhbu_id, faskes_id, user_id, vaccination_type, is_wni, is_valid, is_active, is_voucher, is_eligible, dosis_diberikan, count(*), "import")::peserta_count
			FROM new_rows WHERE deleted_at IS NULL
			GROUP BY bhbu_id, faskes_id, user_id, vaccination_type, is_wni, is_valid, is_active, is_voucher, is_eligible, dosis_diberikan
		);
	ELSIF TG_OP = 'DELETE' THEN
		"changes" := ARRAY(
			SELECT ROW(bhbu_id, faskes_id, user_id, vaccination_type, is_wni, is_valid, is_active, is_voucher, is_eligible, dosis_diberikan, -count(*), "import")::peserta_count
			FROM old_rows WHERE deleted_at IS NULL
			GROUP BY bhbu_id, faskes_id, user_id, vaccination_type, is_wni, is_valid, is_active, is_voucher, is_eligible, dosis_diberikan
		);
	ELSE
		"changes" := ARRAY(
			SELECT ROW(bhbu_id, faskes_id, user_id, vaccination_type, is_wni, is_valid, is_active, is_voucher, is_eligible, dosis_diberikan, sum(d), "import")::peserta_count
			FROM (
				SELECT bhbu_id, faskes_id, user_id, vaccination_type, is_wni, is_valid, is_active, is_voucher, is_eligible, dosis_diberikan, 1 AS d FROM new_rows WHERE deleted_at IS NULL
				UNION ALL
				SELECT bhbu_id, faskes_id, user_id, vaccination_type, is_wni, is_valid, is_active, is_voucher, is_eligible, dosis_diberikan, -1 FROM old_rows WHERE deleted_at IS NULL
			) AS change
			GROUP BY bhbu_id, faskes_id, user_id, vaccination_type, is_wni, is_valid, is_active, is_voucher, is_eligible, dosis_diberikan HAVING sum(d) <> 0
		);
	END IF;
	IF cardinality("changes") = 0 THEN
		RETURN NULL;
	END IF;
	WHILE "free_slot" < 31 AND NOT pg_try_advisory_xact_lock(7105, "free_slot") LOOP
		"free_slot" := "free_slot" + 1;
	END LOOP;
	INSERT INTO peserta_total AS total (vaccination_type, is_wni, is_valid, is_active, is_voucher, is_eligible, dosis_diberikan, slot, n)
	SELECT vaccination_type, is_wni, is_valid, is_active, is_voucher, is_eligible, dosis_diberikan, "free_slot", sum(change.n)
	FROM unnest("changes") AS change
	GROUP BY vaccination_type, is_wni, is_valid, is_active, is_voucher, is_eligible, dosis_diberikan HAVING sum(change.n) <> 0 ORDER BY vaccination_type, is_wni, is_valid, is_active, is_voucher, is_eligible, dosis_diberikan
	ON CONFLICT (vaccination_type, is_wni, is_valid, is_active, is_voucher, is_eligible, dosis_diberikan, slot) DO UPDATE SET n = total.n + excluded.n;
	INSERT INTO peserta_count AS stored (bhbu_id, faskes_id, user_id, vaccination_type, is_wni, is_valid, is_active, is_voucher, is_eligible, dosis_diberikan, import_id, n)
	SELECT bhbu_id, faskes_id, user_id, vaccination_type, is_wni, is_valid, is_active, is_voucher, is_eligible, dosis_diberikan, import_id, change.n
	FROM unnest("changes") AS change
	ORDER BY bhbu_id, faskes_id, user_id, vaccination_type, is_wni, is_valid, is_active, is_voucher, is_eligible, dosis_diberikan
	ON CONFLICT (bhbu_id, faskes_id, user_id, vaccination_type, is_wni, is_valid, is_active, is_voucher, is_eligible, dosis_diberikan, import_id) DO UPDATE SET n = stored.n + excluded.n;
	RETURN NULL;
END
$$;
