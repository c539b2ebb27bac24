CREATE TABLE "satusehat_record" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "satusehat_record_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"dose_id" integer,
	"peserta_id" integer,
	"kunjungan" text,
	"id_produk" integer,
	"sidik" text,
	"dikirim_pada" timestamp(3) with time zone,
	"dikirim_oleh" text,
	CONSTRAINT "satusehat_record_source" CHECK (num_nonnulls("satusehat_record"."dose_id", "satusehat_record"."peserta_id") = 1),
	CONSTRAINT "satusehat_record_sent" CHECK (num_nonnulls("satusehat_record"."sidik", "satusehat_record"."dikirim_pada") in (0, 2))
);
--> statement-breakpoint
CREATE TABLE "satusehat_vaccinator" (
	"faskes_id" integer NOT NULL,
	"nama" text NOT NULL,
	"ihs" text NOT NULL,
	CONSTRAINT "satusehat_vaccinator_faskes_id_nama_pk" PRIMARY KEY("faskes_id","nama")
);
--> statement-breakpoint
ALTER TABLE "faskes" ADD COLUMN "ihs_organisasi" text;--> statement-breakpoint
ALTER TABLE "faskes" ADD COLUMN "ihs_lokasi" text;--> statement-breakpoint
ALTER TABLE "peserta" ADD COLUMN "no_ihs" text;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "kode_icd10" text;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "ihs_produsen" text;--> statement-breakpoint
ALTER TABLE "satusehat_record" ADD CONSTRAINT "satusehat_record_dose_id_dose_id_fk" FOREIGN KEY ("dose_id") REFERENCES "public"."dose"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "satusehat_record" ADD CONSTRAINT "satusehat_record_peserta_id_peserta_id_fk" FOREIGN KEY ("peserta_id") REFERENCES "public"."peserta"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "satusehat_record" ADD CONSTRAINT "satusehat_record_id_produk_product_id_fk" FOREIGN KEY ("id_produk") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "satusehat_vaccinator" ADD CONSTRAINT "satusehat_vaccinator_faskes_id_faskes_id_fk" FOREIGN KEY ("faskes_id") REFERENCES "public"."faskes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "satusehat_record_dose_unique" ON "satusehat_record" USING btree ("dose_id");--> statement-breakpoint
CREATE UNIQUE INDEX "satusehat_record_peserta_unique" ON "satusehat_record" USING btree ("peserta_id");--> statement-breakpoint
CREATE INDEX "satusehat_record_visit_index" ON "satusehat_record" USING btree ("kunjungan") WHERE kunjungan is not null;--> statement-breakpoint
CREATE INDEX "satusehat_record_product_index" ON "satusehat_record" USING btree ("id_produk") WHERE id_produk is not null;--> statement-breakpoint
CREATE INDEX "peserta_no_ihs_index" ON "peserta" USING btree ("no_ihs") WHERE no_ihs is not null;
