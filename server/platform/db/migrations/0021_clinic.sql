CREATE TABLE "arrival" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "arrival_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"peserta_id" integer NOT NULL,
	"faskes_id" integer NOT NULL,
	"tanggal" date NOT NULL,
	"hadir" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	CONSTRAINT "arrival_unique" UNIQUE("peserta_id","tanggal")
);
--> statement-breakpoint
CREATE TABLE "chiller" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chiller_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_faskes" integer NOT NULL,
	"nama" text NOT NULL,
	"kapasitas" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	CONSTRAINT "chiller_nama_unique" UNIQUE("id_faskes","nama")
);
--> statement-breakpoint
CREATE TABLE "contact" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"peserta_id" integer NOT NULL,
	"faskes_id" integer NOT NULL,
	"tujuan" text NOT NULL,
	"dosis_ke" smallint,
	"rencana_tanggal" date,
	"batch_id" integer,
	"hasil" text NOT NULL,
	"catatan" "bytea",
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	CONSTRAINT "contact_subject" CHECK (case tujuan when 'ABSEN' then dosis_ke is not null and batch_id is null else batch_id is not null end)
);
--> statement-breakpoint
CREATE TABLE "dose_correction" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dose_correction_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"dose_id" integer NOT NULL,
	"pada" timestamp(3) with time zone NOT NULL,
	"oleh" text,
	"alasan" text NOT NULL,
	"sebelum" jsonb NOT NULL,
	"screening" "bytea"
);
--> statement-breakpoint
CREATE TABLE "temperature_review" (
	"id_work_order" integer PRIMARY KEY NOT NULL,
	"tanggapan" text NOT NULL,
	"oleh" text NOT NULL,
	"waktu" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "temperature_reading_unique";--> statement-breakpoint
DROP INDEX "stock_entry_dosis_unique";--> statement-breakpoint
ALTER TABLE "dose" ADD COLUMN "rencana_lama" date;--> statement-breakpoint
ALTER TABLE "dose" ADD COLUMN "rencana_baru" date;--> statement-breakpoint
ALTER TABLE "faskes" ADD COLUMN "kontak_kipi" text;--> statement-breakpoint
ALTER TABLE "faskes" ADD COLUMN "hp_kontak_kipi" text;--> statement-breakpoint
ALTER TABLE "kipi" ADD COLUMN "found_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "stock_entry" ADD COLUMN "sebab" text;--> statement-breakpoint
ALTER TABLE "stock_entry" ADD COLUMN "id_perbaikan" integer;--> statement-breakpoint
ALTER TABLE "temperature_reading" ADD COLUMN "id_chiller" integer;--> statement-breakpoint
ALTER TABLE "temperature_reading" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "temperature_reading" ADD COLUMN "penanganan" text;--> statement-breakpoint
ALTER TABLE "temperature_reading" ADD COLUMN "alasan_penanganan" text;--> statement-breakpoint
ALTER TABLE "temperature_reading" ADD COLUMN "waktu_penanganan" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "temperature_reading" ADD COLUMN "ditangani_oleh" text;--> statement-breakpoint
ALTER TABLE "temperature_reading" ADD COLUMN "dosis_dikarantina" integer;--> statement-breakpoint
ALTER TABLE "work_order" ADD COLUMN "keputusan_suhu" text;--> statement-breakpoint
ALTER TABLE "work_order" ADD COLUMN "alasan_suhu" text;--> statement-breakpoint
ALTER TABLE "work_order" ADD COLUMN "jawaban_faskes" jsonb;--> statement-breakpoint
ALTER TABLE "work_order" ADD COLUMN "alasan_batch" text;--> statement-breakpoint
ALTER TABLE "work_order_line" ADD COLUMN "alasan_rusak" text;--> statement-breakpoint
ALTER TABLE "work_order_line" ADD COLUMN "vvm" text;--> statement-breakpoint
ALTER TABLE "arrival" ADD CONSTRAINT "arrival_peserta_id_peserta_id_fk" FOREIGN KEY ("peserta_id") REFERENCES "public"."peserta"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arrival" ADD CONSTRAINT "arrival_faskes_id_faskes_id_fk" FOREIGN KEY ("faskes_id") REFERENCES "public"."faskes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chiller" ADD CONSTRAINT "chiller_id_faskes_faskes_id_fk" FOREIGN KEY ("id_faskes") REFERENCES "public"."faskes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact" ADD CONSTRAINT "contact_peserta_id_peserta_id_fk" FOREIGN KEY ("peserta_id") REFERENCES "public"."peserta"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact" ADD CONSTRAINT "contact_faskes_id_faskes_id_fk" FOREIGN KEY ("faskes_id") REFERENCES "public"."faskes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact" ADD CONSTRAINT "contact_batch_id_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dose_correction" ADD CONSTRAINT "dose_correction_dose_id_dose_id_fk" FOREIGN KEY ("dose_id") REFERENCES "public"."dose"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "temperature_review" ADD CONSTRAINT "temperature_review_id_work_order_work_order_id_fk" FOREIGN KEY ("id_work_order") REFERENCES "public"."work_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "arrival_faskes_id_index" ON "arrival" USING btree ("faskes_id","tanggal");--> statement-breakpoint
CREATE INDEX "contact_peserta_id_index" ON "contact" USING btree ("peserta_id");--> statement-breakpoint
CREATE INDEX "contact_faskes_id_index" ON "contact" USING btree ("faskes_id");--> statement-breakpoint
CREATE INDEX "contact_batch_id_index" ON "contact" USING btree ("batch_id","peserta_id") WHERE batch_id is not null;--> statement-breakpoint
CREATE INDEX "dose_correction_dose_index" ON "dose_correction" USING btree ("dose_id","id");--> statement-breakpoint
ALTER TABLE "stock_entry" ADD CONSTRAINT "stock_entry_id_perbaikan_dose_correction_id_fk" FOREIGN KEY ("id_perbaikan") REFERENCES "public"."dose_correction"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "temperature_reading" ADD CONSTRAINT "temperature_reading_id_chiller_chiller_id_fk" FOREIGN KEY ("id_chiller") REFERENCES "public"."chiller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_record_index" ON "notification" USING btree ("resource","record_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "stock_entry_perbaikan_index" ON "stock_entry" USING btree ("id_perbaikan") WHERE id_perbaikan is not null;--> statement-breakpoint
CREATE INDEX "temperature_reading_chiller_index" ON "temperature_reading" USING btree ("id_chiller","waktu");--> statement-breakpoint
CREATE INDEX "temperature_reading_faskes_index" ON "temperature_reading" USING btree ("id_faskes","waktu");--> statement-breakpoint
CREATE INDEX "temperature_reading_open_index" ON "temperature_reading" USING btree ("id_faskes","waktu") WHERE (suhu < 2 or suhu > 8) and penanganan is null;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_entry_dosis_unique" ON "stock_entry" USING btree ("id_dosis","jenis",sign(jumlah),coalesce(id_perbaikan, 0)) WHERE id_dosis is not null;--> statement-breakpoint
ALTER TABLE "temperature_reading" ADD CONSTRAINT "temperature_reading_unique" UNIQUE NULLS NOT DISTINCT("id_faskes","id_chiller","waktu");--> statement-breakpoint
ALTER TABLE "work_order" ADD CONSTRAINT "work_order_temperature_decision" CHECK (("work_order"."keputusan_suhu" is null) = ("work_order"."alasan_suhu" is null));