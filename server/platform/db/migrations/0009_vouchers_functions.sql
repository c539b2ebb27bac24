-- Triggers and privileges of 0008. Drizzle's schema cannot express them.

-- The quota ledger is only added to.
CREATE TRIGGER "voucher_quota_entry_append_only"
	BEFORE UPDATE OR DELETE OR TRUNCATE ON "voucher_quota_entry"
	FOR EACH STATEMENT EXECUTE FUNCTION "reject_change"();
--> statement-breakpoint
-- The quota that a contract grants when it is activated, and its later changes.
CREATE FUNCTION "add_voucher_quota"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"granted" int := NEW.kuota_voucher - CASE WHEN OLD.no_kontrak IS NULL THEN 0 ELSE OLD.kuota_voucher END;
BEGIN
	IF NEW.no_kontrak IS NOT NULL AND "granted" <> 0 THEN
		INSERT INTO voucher_quota_entry (id_contract, jenis, jumlah, waktu, oleh)
		VALUES (NEW.id, 'KUOTA', "granted", NEW.modified_at, NEW.modified_by);
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "voucher_contract_quota" AFTER UPDATE ON "voucher_contract"
	FOR EACH ROW WHEN (
		OLD.kuota_voucher <> NEW.kuota_voucher OR OLD.no_kontrak IS DISTINCT FROM NEW.no_kontrak
	) EXECUTE FUNCTION "add_voucher_quota"();
--> statement-breakpoint
-- Counts the vouchers of each batch by state, and adds what was issued and voided to the quota
-- ledger. One change per statement, in key order, so that concurrent transactions lock the batches
-- and then the contracts in the same order.
CREATE FUNCTION "count_vouchers"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"source" text := CASE TG_OP
		WHEN 'INSERT' THEN 'SELECT voucher_transaction_id AS batch, status, 1 AS d FROM new_rows'
		ELSE 'SELECT voucher_transaction_id AS batch, status, 1 AS d FROM new_rows
			UNION ALL SELECT voucher_transaction_id, status, -1 FROM old_rows'
	END;
BEGIN
	-- A check of a voucher changes no state, and must not wait for others of the batch.
	IF TG_OP = 'UPDATE' THEN
		IF NOT EXISTS (
			SELECT 1 FROM new_rows n JOIN old_rows o ON o.id = n.id AND o.status <> n.status
		) THEN
			RETURN NULL;
		END IF;
	END IF;
	EXECUTE format(
		'WITH change AS (
			SELECT batch,
				coalesce(sum(d) FILTER (WHERE status = ''BARU''), 0)::int AS baru,
				coalesce(sum(d) FILTER (WHERE status = ''AKTIF''), 0)::int AS aktif,
				coalesce(sum(d) FILTER (WHERE status = ''TERIKAT''), 0)::int AS terikat,
				coalesce(sum(d) FILTER (WHERE status = ''TERPAKAI''), 0)::int AS terpakai,
				coalesce(sum(d) FILTER (WHERE status = ''DIBATALKAN''), 0)::int AS dibatalkan,
				coalesce(sum(d) FILTER (WHERE status = ''KEDALUWARSA''), 0)::int AS kedaluwarsa,
				coalesce(sum(d) FILTER (WHERE status = ''DIBEKUKAN''), 0)::int AS dibekukan
			FROM (%1$s) AS changed GROUP BY batch
		), locked AS (
			SELECT t.id FROM voucher_transaction t
			WHERE t.id IN (SELECT batch FROM change) ORDER BY t.id FOR NO KEY UPDATE
		)
		UPDATE voucher_transaction t SET
			baru = t.baru + c.baru, aktif = t.aktif + c.aktif, terikat = t.terikat + c.terikat,
			terpakai = t.terpakai + c.terpakai, dibatalkan = t.dibatalkan + c.dibatalkan,
			kedaluwarsa = t.kedaluwarsa + c.kedaluwarsa, dibekukan = t.dibekukan + c.dibekukan
		FROM change c JOIN locked l ON l.id = c.batch
		WHERE t.id = c.batch AND (c.baru, c.aktif, c.terikat, c.terpakai, c.dibatalkan, c.kedaluwarsa, c.dibekukan)
			<> (0, 0, 0, 0, 0, 0, 0)',
		"source"
	);
	IF TG_OP = 'INSERT' THEN
		INSERT INTO voucher_quota_entry (id_contract, jenis, jumlah, voucher_transaction_id, waktu, oleh)
		SELECT t.voucher_contract_id, 'TERBIT', -count(*)::int, t.id, max(n.created_at), max(n.created_by)
		FROM new_rows n JOIN voucher_transaction t ON t.id = n.voucher_transaction_id
		GROUP BY t.voucher_contract_id, t.id ORDER BY t.voucher_contract_id, t.id;
	ELSE
		INSERT INTO voucher_quota_entry
			(id_contract, jenis, jumlah, voucher_transaction_id, waktu, oleh, alasan)
		SELECT t.voucher_contract_id, 'KEMBALI', count(*)::int, t.id,
			max(n.modified_at), max(n.modified_by), max(n.void_reason)
		FROM new_rows n
		JOIN old_rows o ON o.id = n.id AND o.status <> 'DIBATALKAN'
		JOIN voucher_transaction t ON t.id = n.voucher_transaction_id
		WHERE n.status = 'DIBATALKAN'
		GROUP BY t.voucher_contract_id, t.id ORDER BY t.voucher_contract_id, t.id;
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "voucher_count_insert" AFTER INSERT ON "voucher"
	REFERENCING NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "count_vouchers"();
--> statement-breakpoint
CREATE TRIGGER "voucher_count_update" AFTER UPDATE ON "voucher"
	REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows"
	FOR EACH STATEMENT EXECUTE FUNCTION "count_vouchers"();
--> statement-breakpoint
-- The vouchers issued of a contract are the sum of its entries other than the quota itself.
CREATE FUNCTION "count_issued_vouchers"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE voucher_contract c SET diterbitkan = c.diterbitkan + e.issued
	FROM (
		SELECT id_contract, -sum(jumlah)::int AS issued FROM new_rows
		WHERE jenis <> 'KUOTA' GROUP BY id_contract ORDER BY id_contract
	) AS e
	WHERE c.id = e.id_contract AND e.issued <> 0;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "voucher_quota_entry_count" AFTER INSERT ON "voucher_quota_entry"
	REFERENCING NEW TABLE AS "new_rows"
	FOR EACH STATEMENT EXECUTE FUNCTION "count_issued_vouchers"();
--> statement-breakpoint
-- A voucher is never deleted and keeps its code and batch; a voided or expired one stays so.
CREATE FUNCTION "reject_voucher_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE'
		OR (OLD.code, OLD.voucher_transaction_id, OLD.id_bhbu)
			IS DISTINCT FROM (NEW.code, NEW.voucher_transaction_id, NEW.id_bhbu)
		OR (OLD.status IN ('DIBATALKAN', 'KEDALUWARSA') AND NEW.status <> OLD.status)
	THEN
		RAISE EXCEPTION 'The voucher % cannot be changed.', OLD.id;
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "voucher_immutable" BEFORE UPDATE OR DELETE ON "voucher"
	FOR EACH ROW EXECUTE FUNCTION "reject_voucher_change"();
--> statement-breakpoint
CREATE TRIGGER "voucher_no_truncate" BEFORE TRUNCATE ON "voucher"
	FOR EACH STATEMENT EXECUTE FUNCTION "reject_change"();
