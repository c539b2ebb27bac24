-- Triggers and privileges of 0004. Drizzle's schema cannot express them.

-- An issued agreement keeps its number, its parties, its dates and its content. What is added later
-- is its state with notices and signatures, and an amendment is an agreement of its own.
CREATE FUNCTION "protect_pks"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"changeable" CONSTANT text[] := '{status, ttd_pembeli, ttd_penjual, pengunggah_pembeli, pengunggah_penjual, verifikator, alasan, pihak_peringatan, tanggal_peringatan, sebab_akhir, tanggal_pemberitahuan, tanggal_kejadian, bukti, version, modified_at, modified_by}';
BEGIN
	IF TG_OP = 'DELETE'
		OR NEW.status = 'DRAFT'
		OR to_jsonb(NEW) - "changeable" IS DISTINCT FROM to_jsonb(OLD) - "changeable"
	THEN
		RAISE EXCEPTION 'agreement % is issued; % is rejected', OLD.id, TG_OP
			USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "pks_immutable_update" BEFORE UPDATE ON "pks"
	FOR EACH ROW WHEN (OLD.status <> 'DRAFT') EXECUTE FUNCTION "protect_pks"();
--> statement-breakpoint
CREATE TRIGGER "pks_immutable_delete" BEFORE DELETE ON "pks"
	FOR EACH ROW WHEN (OLD.status <> 'DRAFT') EXECUTE FUNCTION "protect_pks"();
--> statement-breakpoint
-- The sums of a list read one small index, which workers would only slow down when many ask at once.
ALTER TABLE "order" SET (parallel_workers = 0);
