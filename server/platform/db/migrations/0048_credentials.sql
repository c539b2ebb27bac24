CREATE TABLE "signing_key" (
	"kid" text PRIMARY KEY NOT NULL,
	"use" text NOT NULL,
	"public_key" jsonb NOT NULL,
	"private_key" "bytea" NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"retired_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "stock_entry_seal" (
	"id" integer PRIMARY KEY NOT NULL,
	"format" smallint NOT NULL,
	"key_id" text NOT NULL,
	"entries" "int8multirange" NOT NULL,
	"entry_count" integer NOT NULL,
	"closed_through" bigint NOT NULL,
	"sealed_at" timestamp(3) with time zone NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "certificate" ADD COLUMN "kartu" text;--> statement-breakpoint
ALTER TABLE "certificate" ADD COLUMN "kunci_kartu" text;--> statement-breakpoint
ALTER TABLE "certificate" ADD COLUMN "no_kartu" text;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "kode_cvx" text;--> statement-breakpoint
CREATE UNIQUE INDEX "signing_key_active_unique" ON "signing_key" USING btree ("use") WHERE retired_at is null;--> statement-breakpoint
CREATE INDEX "stock_entry_seal_upper_index" ON "stock_entry_seal" USING btree (upper("entries"));--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_kunci_kartu_signing_key_kid_fk" FOREIGN KEY ("kunci_kartu") REFERENCES "public"."signing_key"("kid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificate_kunci_kartu_index" ON "certificate" USING btree ("kunci_kartu","status");
--> statement-breakpoint
-- A signed card does not change either; an erasure takes it, and leaves the number by which it is revoked.
DROP TRIGGER "certificate_frozen" ON "certificate";
--> statement-breakpoint
CREATE TRIGGER "certificate_frozen"
	BEFORE UPDATE ON "certificate" FOR EACH ROW WHEN (
		(OLD.nomor, OLD.id_peserta, OLD.vaccination_type, OLD.nama, OLD.identitas, OLD.tanggal_lahir,
			OLD.id_bhbu, OLD.nama_bhbu, OLD.id_faskes, OLD.nama_faskes, OLD.dosis,
			OLD.no_sertifikat_nasional, OLD.id_menggantikan, OLD.alasan_ganti, OLD.kartu, OLD.kunci_kartu,
			OLD.no_kartu, OLD.created_at, OLD.created_by)
		IS DISTINCT FROM
		(NEW.nomor, NEW.id_peserta, NEW.vaccination_type, NEW.nama, NEW.identitas, NEW.tanggal_lahir,
			NEW.id_bhbu, NEW.nama_bhbu, NEW.id_faskes, NEW.nama_faskes, NEW.dosis,
			NEW.no_sertifikat_nasional, NEW.id_menggantikan, NEW.alasan_ganti, NEW.kartu, NEW.kunci_kartu,
			NEW.no_kartu, NEW.created_at, NEW.created_by)
	) EXECUTE FUNCTION "reject_certificate_change"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "reject_certificate_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"changed" text[] := ARRAY['nama_key'];
BEGIN
	IF current_setting('portal.merging_peserta', true) = 'on' THEN
		"changed" := "changed" || 'id_peserta'::text;
	ELSIF current_setting('portal.erasing_peserta', true) = 'on' THEN
		"changed" := "changed" || ARRAY['nama', 'identitas', 'tanggal_lahir', 'kartu'];
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
--> statement-breakpoint
-- A seal of the dose ledger is only added.
CREATE TRIGGER "stock_entry_seal_append_only"
	BEFORE UPDATE OR DELETE OR TRUNCATE ON "stock_entry_seal"
	FOR EACH STATEMENT EXECUTE FUNCTION "reject_change"();
