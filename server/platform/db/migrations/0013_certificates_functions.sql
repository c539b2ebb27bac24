-- Triggers and privileges of 0012. Drizzle's schema cannot express them.

-- What a proof of vaccination shows, or who it is about, has changed: a new one has to be issued.
CREATE FUNCTION "reset_certificate_doses"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.sertifikat_dosis := 0;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "peserta_certificate_doses"
	BEFORE UPDATE OF "nama", "tanggal_lahir", "person_key", "nik_mask", "no_paspor_mask", "negara", "bhbu_id"
	ON "peserta" FOR EACH ROW WHEN (
		OLD.sertifikat_dosis > 0 AND (
			OLD.nama <> NEW.nama OR OLD.tanggal_lahir <> NEW.tanggal_lahir
			OR OLD.person_key <> NEW.person_key
			OR OLD.nik_mask IS DISTINCT FROM NEW.nik_mask
			OR OLD.no_paspor_mask IS DISTINCT FROM NEW.no_paspor_mask
			OR OLD.negara IS DISTINCT FROM NEW.negara
			OR OLD.bhbu_id IS DISTINCT FROM NEW.bhbu_id
		)
	) EXECUTE FUNCTION "reset_certificate_doses"();
--> statement-breakpoint
-- An issued proof does not change, except its state.
CREATE FUNCTION "reject_certificate_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'an issued proof of vaccination does not change' USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "certificate_frozen"
	BEFORE UPDATE ON "certificate" FOR EACH ROW WHEN (
		(OLD.nomor, OLD.id_peserta, OLD.vaccination_type, OLD.nama, OLD.identitas, OLD.tanggal_lahir,
			OLD.id_bhbu, OLD.nama_bhbu, OLD.id_faskes, OLD.nama_faskes, OLD.dosis,
			OLD.no_sertifikat_nasional, OLD.id_menggantikan, OLD.alasan_ganti, OLD.created_at,
			OLD.created_by)
		IS DISTINCT FROM
		(NEW.nomor, NEW.id_peserta, NEW.vaccination_type, NEW.nama, NEW.identitas, NEW.tanggal_lahir,
			NEW.id_bhbu, NEW.nama_bhbu, NEW.id_faskes, NEW.nama_faskes, NEW.dosis,
			NEW.no_sertifikat_nasional, NEW.id_menggantikan, NEW.alasan_ganti, NEW.created_at,
			NEW.created_by)
	) EXECUTE FUNCTION "reject_certificate_change"();
--> statement-breakpoint
CREATE TRIGGER "certificate_keep"
	BEFORE DELETE OR TRUNCATE ON "certificate"
	FOR EACH STATEMENT EXECUTE FUNCTION "reject_change"();
