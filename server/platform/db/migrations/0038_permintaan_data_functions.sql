-- Triggers of 0037. Drizzle's schema cannot express them.

-- An erasure of a person's data removes who a proof of vaccination is for; a merge moves it. Otherwise it does not change.
CREATE OR REPLACE FUNCTION "reject_certificate_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"changed" text[] := ARRAY['nama_key'];
BEGIN
	IF current_setting('portal.merging_peserta', true) = 'on' THEN
		"changed" := "changed" || 'id_peserta'::text;
	ELSIF current_setting('portal.erasing_peserta', true) = 'on' THEN
		"changed" := "changed" || ARRAY['nama', 'identitas', 'tanggal_lahir'];
	ELSE
		RAISE EXCEPTION 'an issued proof of vaccination does not change' USING ERRCODE = 'restrict_violation';
	END IF;
	-- A generated column has no value before the update.
	IF to_jsonb(OLD) - "changed" = to_jsonb(NEW) - "changed" THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'an issued proof of vaccination does not change' USING ERRCODE = 'restrict_violation';
END
$$;
