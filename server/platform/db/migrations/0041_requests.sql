CREATE TABLE "audit_redaction" (
	"resource" text NOT NULL,
	"record_id" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "audit_redaction_resource_record_id_pk" PRIMARY KEY("resource","record_id")
);
--> statement-breakpoint
CREATE TABLE "permintaan_data" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "permintaan_data_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"nomor" text NOT NULL,
	"saluran" text NOT NULL,
	"jenis" text NOT NULL,
	"status" text DEFAULT 'DITERIMA' NOT NULL,
	"hubungan" text NOT NULL,
	"nama" text NOT NULL,
	"pemohon" "bytea" NOT NULL,
	"diterima_pada" timestamp(3) with time zone NOT NULL,
	"batas" timestamp(3) with time zone NOT NULL,
	"diingatkan" smallint DEFAULT 0 NOT NULL,
	"bukti_identitas" text,
	"dasar_penolakan" text,
	"jawaban" text,
	"selesai_pada" timestamp(3) with time zone,
	"kunci_hash" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text
);
--> statement-breakpoint
CREATE TABLE "permintaan_data_peserta" (
	"id_permintaan" integer NOT NULL,
	"id_peserta" integer NOT NULL,
	"was_active" boolean,
	CONSTRAINT "permintaan_data_peserta_id_permintaan_id_peserta_pk" PRIMARY KEY("id_permintaan","id_peserta")
);
--> statement-breakpoint
ALTER TABLE "peserta" ADD COLUMN "pembatasan" text;--> statement-breakpoint
ALTER TABLE "peserta" ADD COLUMN "no_pembatasan" text;--> statement-breakpoint
ALTER TABLE "permintaan_data_peserta" ADD CONSTRAINT "permintaan_data_peserta_id_permintaan_permintaan_data_id_fk" FOREIGN KEY ("id_permintaan") REFERENCES "public"."permintaan_data"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permintaan_data_peserta" ADD CONSTRAINT "permintaan_data_peserta_id_peserta_peserta_id_fk" FOREIGN KEY ("id_peserta") REFERENCES "public"."peserta"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "permintaan_data_nomor_unique" ON "permintaan_data" USING btree ("nomor");--> statement-breakpoint
CREATE INDEX "permintaan_data_open_index" ON "permintaan_data" USING btree ("batas","id") WHERE status in ('DITERIMA', 'DIPERIKSA', 'DIKERJAKAN');--> statement-breakpoint
CREATE INDEX "permintaan_data_peserta_index" ON "permintaan_data_peserta" USING btree ("id_peserta");--> statement-breakpoint
CREATE INDEX "peserta_restricted_index" ON "peserta" USING btree ("id") WHERE pembatasan is not null;--> statement-breakpoint
ALTER TABLE "peserta" ADD CONSTRAINT "peserta_restriction" CHECK (pembatasan is null or (not is_active and no_pembatasan is not null));
--> statement-breakpoint
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
