-- A voucher is never deleted and keeps its code and batch; a voided one stays so, and an expired one too, unless it was
-- used on a day on which it was valid, without network, and the use arrives later.
CREATE OR REPLACE FUNCTION "reject_voucher_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	is_late_use boolean := TG_OP = 'UPDATE' AND OLD.status = 'KEDALUWARSA' AND NEW.status = 'TERPAKAI'
		AND (NEW.used_at AT TIME ZONE 'Asia/Jakarta')::date <= OLD.valid_until;
BEGIN
	IF TG_OP = 'DELETE'
		OR (OLD.code, OLD.voucher_transaction_id, OLD.id_bhbu)
			IS DISTINCT FROM (NEW.code, NEW.voucher_transaction_id, NEW.id_bhbu)
		OR (OLD.status IN ('DIBATALKAN', 'KEDALUWARSA') AND NEW.status <> OLD.status
			AND is_late_use IS NOT TRUE)
	THEN
		RAISE EXCEPTION 'The voucher % cannot be changed.', OLD.id;
	END IF;
	RETURN NEW;
END
$$;
