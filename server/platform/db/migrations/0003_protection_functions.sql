-- Triggers, privileges and data changes of 0002. Drizzle's schema cannot express them.

-- Maintains peserta_count as before, but a transaction that names an import collects its changes in rows of that
-- import; it adds them to the counts itself when it ends.
CREATE OR REPLACE FUNCTION "count_peserta"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"columns" CONSTANT text := 'bhbu_id, faskes_id, user_id, vaccination_type, is_wni, is_valid, is_active, is_voucher, is_eligible, dosis_diberikan';
	"import" CONSTANT int := coalesce(nullif(current_setting('portal.counting_import', true), ''), '0')::int;
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
		'INSERT INTO peserta_count (%1$s, import_id, n)
		SELECT %1$s, %3$s, sum(d) FROM (%2$s) AS change
		GROUP BY %1$s HAVING sum(d) <> 0 ORDER BY %1$s
		ON CONFLICT (%1$s, import_id) DO UPDATE SET n = peserta_count.n + excluded.n',
		"columns", "source", "import"
	);
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- Until now an import was undone completely.
UPDATE "import_change" SET "undone_at" = "import_file"."undone_at", "undone_by" = "import_file"."undone_by"
FROM "import_file"
WHERE "import_file"."id" = "import_change"."import_id" AND "import_file"."status" = 'DIURUNGKAN';

--> statement-breakpoint
-- Seals of the audit log are only added, like its entries.
CREATE TRIGGER "audit_seal_append_only"
	BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_seal"
	FOR EACH STATEMENT EXECUTE FUNCTION "reject_change"();
--> statement-breakpoint
-- A decided version of the seller's data keeps its content and stays decided; only its state
-- changes. The proposer, who may not approve a new bank account, is never replaced.
CREATE FUNCTION "protect_seller"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"changeable" CONSTANT text[] := '{status, version, modified_at, modified_by}';
BEGIN
	IF TG_OP = 'DELETE' OR NEW.id_pengusul <> OLD.id_pengusul OR (
		OLD.status <> 'DIAJUKAN' AND (
			NEW.status = 'DIAJUKAN'
			OR to_jsonb(NEW) - "changeable" IS DISTINCT FROM to_jsonb(OLD) - "changeable"
		)
	) THEN
		RAISE EXCEPTION 'version % of the seller is immutable; % is rejected', OLD.id, TG_OP
			USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "seller_immutable" BEFORE UPDATE OR DELETE ON "seller"
	FOR EACH ROW EXECUTE FUNCTION "protect_seller"();
--> statement-breakpoint
-- Idempotency keys are stored as hashes.
UPDATE "idempotency_key" SET "key" = encode(sha256(convert_to("actor_key" || E'\n' || "key", 'UTF8')), 'hex');
