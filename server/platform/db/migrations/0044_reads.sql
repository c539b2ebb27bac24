CREATE TABLE "insiden" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "insiden_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"nomor" text NOT NULL,
	"judul" text NOT NULL,
	"hari_kejadian" date,
	"jam_kejadian" text,
	"hari_diketahui" date NOT NULL,
	"jam_diketahui" text NOT NULL,
	"diketahui_pada" timestamp(3) with time zone NOT NULL,
	"batas" timestamp(3) with time zone NOT NULL,
	"diingatkan" smallint DEFAULT 0 NOT NULL,
	"cara_diketahui" text NOT NULL,
	"uraian" text NOT NULL,
	"jenis_data" text[] NOT NULL,
	"sebab" text,
	"penanganan" text,
	"pemulihan" text,
	"status" text DEFAULT 'DRAF' NOT NULL,
	"diberitahukan_pada" timestamp(3) with time zone,
	"catatan_penutup" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text
);
--> statement-breakpoint
CREATE TABLE "insiden_akun" (
	"id_insiden" integer NOT NULL,
	"id_pengguna" integer NOT NULL,
	"surat_pada" timestamp(3) with time zone,
	CONSTRAINT "insiden_akun_id_insiden_id_pengguna_pk" PRIMARY KEY("id_insiden","id_pengguna")
);
--> statement-breakpoint
CREATE TABLE "insiden_peserta" (
	"id_insiden" integer NOT NULL,
	"id_peserta" integer NOT NULL,
	"sumber" text NOT NULL,
	"surat_pada" timestamp(3) with time zone,
	CONSTRAINT "insiden_peserta_id_insiden_id_peserta_pk" PRIMARY KEY("id_insiden","id_peserta")
);
--> statement-breakpoint
CREATE TABLE "person_read" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "person_read_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp(3) with time zone NOT NULL,
	"request_id" text NOT NULL,
	"actor_id" integer,
	"actor_name" text NOT NULL,
	"actor_role" text NOT NULL,
	"call" text NOT NULL,
	"activity" text NOT NULL,
	"purpose" text NOT NULL,
	"basis" text NOT NULL,
	"is_file" boolean NOT NULL,
	"record_id" text,
	"peserta_ids" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_read_seal" (
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
ALTER TABLE "insiden_akun" ADD CONSTRAINT "insiden_akun_id_insiden_insiden_id_fk" FOREIGN KEY ("id_insiden") REFERENCES "public"."insiden"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insiden_akun" ADD CONSTRAINT "insiden_akun_id_pengguna_app_user_id_fk" FOREIGN KEY ("id_pengguna") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insiden_peserta" ADD CONSTRAINT "insiden_peserta_id_insiden_insiden_id_fk" FOREIGN KEY ("id_insiden") REFERENCES "public"."insiden"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insiden_peserta" ADD CONSTRAINT "insiden_peserta_id_peserta_peserta_id_fk" FOREIGN KEY ("id_peserta") REFERENCES "public"."peserta"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "insiden_nomor_unique" ON "insiden" USING btree ("nomor");--> statement-breakpoint
CREATE INDEX "insiden_open_index" ON "insiden" USING btree ("batas","id") WHERE status = 'DRAF';--> statement-breakpoint
CREATE INDEX "insiden_akun_index" ON "insiden_akun" USING btree ("id_pengguna");--> statement-breakpoint
CREATE INDEX "insiden_peserta_index" ON "insiden_peserta" USING btree ("id_peserta");--> statement-breakpoint
CREATE INDEX "person_read_peserta_index" ON "person_read" USING gin ("peserta_ids");--> statement-breakpoint
CREATE INDEX "person_read_actor_index" ON "person_read" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "person_read_seal_upper_index" ON "person_read_seal" USING btree (upper("entries"));--> statement-breakpoint
-- Written by hand from here. Reads are only added, and deleted by "expire_person_reads" alone.
CREATE FUNCTION "reject_read_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND current_setting('portal.expiring_reads', true) = 'yes' THEN
		RETURN NULL;
	END IF;
	RAISE EXCEPTION '% is append-only; % is rejected', TG_TABLE_NAME, TG_OP
		USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "person_read_append_only"
	BEFORE UPDATE OR DELETE OR TRUNCATE ON "person_read"
	FOR EACH STATEMENT EXECUTE FUNCTION "reject_read_change"();
--> statement-breakpoint
CREATE TRIGGER "person_read_seal_append_only"
	BEFORE UPDATE OR DELETE OR TRUNCATE ON "person_read_seal"
	FOR EACH STATEMENT EXECUTE FUNCTION "reject_read_change"();
--> statement-breakpoint
-- Deletes the oldest seals, at most "at_most", with their entries, whose 24 months had passed at "moment". It runs as
-- the owner of the tables, because the server may not delete reads, and never deletes younger ones.
CREATE FUNCTION "expire_person_reads"("moment" timestamptz, "at_most" integer)
RETURNS TABLE ("seal" integer, "seal_hash" text, "reads" bigint) LANGUAGE plpgsql
SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
	"before" CONSTANT timestamptz := least("moment", now()) - interval '24 months';
	"last" CONSTANT integer := (
		SELECT max(s.id) FROM (
			SELECT p.id, p.sealed_at FROM person_read_seal p ORDER BY p.id LIMIT "at_most"
		) s WHERE s.sealed_at < "before"
	);
BEGIN
	IF "last" IS NULL THEN
		RETURN;
	END IF;
	PERFORM set_config('portal.expiring_reads', 'yes', true);
	DELETE FROM person_read r USING (
		SELECT unnest(p.entries) AS ids FROM person_read_seal p WHERE p.id <= "last"
	) s WHERE r.id >= lower(s.ids) AND r.id < upper(s.ids);
	GET DIAGNOSTICS "reads" = ROW_COUNT;
	SELECT p.hash INTO "seal_hash" FROM person_read_seal p WHERE p.id = "last";
	DELETE FROM person_read_seal p WHERE p.id <= "last";
	PERFORM set_config('portal.expiring_reads', 'no', true);
	"seal" := "last";
	RETURN NEXT;
END
$$;
