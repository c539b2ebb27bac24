CREATE TABLE "notulen" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notulen_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_order" integer NOT NULL,
	"tanggal_rapat" date NOT NULL,
	"tempat" text NOT NULL,
	"peserta" jsonb NOT NULL,
	"agenda" text NOT NULL,
	"pembahasan" text NOT NULL,
	"keputusan" jsonb NOT NULL,
	"kebutuhan" jsonb NOT NULL,
	"catatan_kebutuhan" text,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text
);
--> statement-breakpoint
CREATE TABLE "order" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"no_order" text,
	"bhbu_id" integer NOT NULL,
	"jenis" text NOT NULL,
	"model" text,
	"pks_id" integer,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"tanggal_order" date,
	"nama_penanggung_jawab" text,
	"jabatan_penanggung_jawab" text,
	"hp_penanggung_jawab" text,
	"email_penanggung_jawab" text,
	"alamat_kirim" text,
	"kab_kota" text,
	"jumlah_peserta" integer,
	"jumlah_dosis" integer,
	"alasan_dosis" text,
	"skema" text,
	"tanggal_rencana" date,
	"catatan" text,
	"total_pembelian" bigint,
	"total_layanan" bigint,
	"sub_total" bigint,
	"ppn" bigint,
	"ppn_dtp" bigint,
	"pph" bigint,
	"total_harga" bigint,
	"alasan" text,
	"penyesuaian_berlaku" timestamp(3) with time zone,
	"tanggal_tanda_tangan" date,
	"ttd_pembeli" jsonb,
	"tanggal_tagihan" date,
	"tanggal_bukti" date,
	"bukti_ditolak" boolean DEFAULT false NOT NULL,
	"tenggat_bayar" date,
	"dibayar" bigint DEFAULT 0 NOT NULL,
	"root_id" integer,
	"amandemen_dari" integer,
	"nomor_amandemen" smallint,
	"alasan_amandemen" text,
	"deleted_at" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	CONSTRAINT "order_submitted" CHECK ("order"."status" in ('DRAFT', 'DIBATALKAN') or num_nulls(
      "order"."no_order", "order"."tanggal_order", "order"."model", "order"."skema", "order"."total_harga") = 0)
);
--> statement-breakpoint
CREATE TABLE "order_line" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_order" integer NOT NULL,
	"urut" smallint NOT NULL,
	"id_faskes" integer,
	"id_produk" integer,
	"id_layanan" integer,
	"jumlah_peserta" integer,
	"jumlah_dosis" integer,
	"tanggal_vaksinasi" date,
	"nama_pic_faskes" text,
	"hp_pic_faskes" text,
	"nama_pic_bhbu" text,
	"hp_pic_bhbu" text,
	"alamat_faskes" text,
	"dosis_per_orang" smallint,
	"harga_satuan" integer,
	"harga_layanan" integer,
	"kelas_pajak" text,
	"kelas_pajak_layanan" text,
	"pph_kode" text,
	"qty_disetujui" integer,
	"ps_number" text,
	"id_work_order" integer,
	"qty_kirim" integer DEFAULT 0 NOT NULL,
	"qty_terima" integer DEFAULT 0 NOT NULL,
	"asal_baris" integer,
	CONSTRAINT "order_line_approved" CHECK ("order_line"."qty_disetujui" <= "order_line"."jumlah_dosis")
);
--> statement-breakpoint
CREATE TABLE "pks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"no_pks" text,
	"jenis" text NOT NULL,
	"id_bhbu" integer NOT NULL,
	"id_order" integer NOT NULL,
	"pks_induk" integer,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"tanggal_pks" date,
	"berlaku_sampai" date,
	"catatan_legal" text,
	"isi" jsonb,
	"ttd_pembeli" jsonb,
	"ttd_penjual" jsonb,
	"pengunggah_pembeli" integer,
	"pengunggah_penjual" integer,
	"verifikator" text,
	"alasan" text,
	"pihak_peringatan" text,
	"tanggal_peringatan" date,
	"sebab_akhir" text,
	"tanggal_pemberitahuan" date,
	"tanggal_kejadian" date,
	"bukti" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text
);
--> statement-breakpoint
CREATE TABLE "pks_reminder" (
	"id_pks" integer NOT NULL,
	"pasal" text NOT NULL,
	"tenggat" date NOT NULL,
	"hari_sebelum" smallint NOT NULL,
	CONSTRAINT "pks_reminder_id_pks_pasal_tenggat_hari_sebelum_pk" PRIMARY KEY("id_pks","pasal","tenggat","hari_sebelum")
);
--> statement-breakpoint
CREATE TABLE "settlement" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settlement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_order" integer NOT NULL,
	"dibayar" bigint NOT NULL,
	"dosis_dibayar" integer NOT NULL,
	"dosis_dikirim" integer NOT NULL,
	"dosis_tersisa" integer NOT NULL,
	"nilai" bigint NOT NULL,
	"status" text DEFAULT 'TERBUKA' NOT NULL,
	"catatan" text,
	"diselesaikan_oleh" text,
	"diselesaikan_pada" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text
);
--> statement-breakpoint
ALTER TABLE "notulen" ADD CONSTRAINT "notulen_id_order_order_id_fk" FOREIGN KEY ("id_order") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_bhbu_id_bhbu_id_fk" FOREIGN KEY ("bhbu_id") REFERENCES "public"."bhbu"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_pks_id_pks_id_fk" FOREIGN KEY ("pks_id") REFERENCES "public"."pks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_root_id_order_id_fk" FOREIGN KEY ("root_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_amandemen_dari_order_id_fk" FOREIGN KEY ("amandemen_dari") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_id_order_order_id_fk" FOREIGN KEY ("id_order") REFERENCES "public"."order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_id_faskes_faskes_id_fk" FOREIGN KEY ("id_faskes") REFERENCES "public"."faskes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_id_produk_product_id_fk" FOREIGN KEY ("id_produk") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_id_layanan_service_id_fk" FOREIGN KEY ("id_layanan") REFERENCES "public"."service"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_asal_baris_order_line_id_fk" FOREIGN KEY ("asal_baris") REFERENCES "public"."order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pks" ADD CONSTRAINT "pks_id_bhbu_bhbu_id_fk" FOREIGN KEY ("id_bhbu") REFERENCES "public"."bhbu"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pks" ADD CONSTRAINT "pks_id_order_order_id_fk" FOREIGN KEY ("id_order") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pks" ADD CONSTRAINT "pks_pks_induk_pks_id_fk" FOREIGN KEY ("pks_induk") REFERENCES "public"."pks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pks" ADD CONSTRAINT "pks_pengunggah_pembeli_app_user_id_fk" FOREIGN KEY ("pengunggah_pembeli") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pks" ADD CONSTRAINT "pks_pengunggah_penjual_app_user_id_fk" FOREIGN KEY ("pengunggah_penjual") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pks_reminder" ADD CONSTRAINT "pks_reminder_id_pks_pks_id_fk" FOREIGN KEY ("id_pks") REFERENCES "public"."pks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement" ADD CONSTRAINT "settlement_id_order_order_id_fk" FOREIGN KEY ("id_order") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notulen_order_index" ON "notulen" USING btree ("id_order");--> statement-breakpoint
CREATE UNIQUE INDEX "order_no_order_unique" ON "order" USING btree ("no_order");--> statement-breakpoint
CREATE INDEX "order_bhbu_index" ON "order" USING btree ("bhbu_id","id","deleted_at");--> statement-breakpoint
CREATE INDEX "order_status_index" ON "order" USING btree ("status");--> statement-breakpoint
CREATE INDEX "order_tanggal_index" ON "order" USING btree ("tanggal_order");--> statement-breakpoint
CREATE INDEX "order_pks_index" ON "order" USING btree ("pks_id");--> statement-breakpoint
CREATE INDEX "order_root_index" ON "order" USING btree ("root_id");--> statement-breakpoint
CREATE INDEX "order_nomor_part_index" ON "order" USING gin ("no_order" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "order_sums_index" ON "order" USING btree ("id","bhbu_id","status","jenis","tanggal_order","jumlah_peserta","jumlah_dosis","total_harga") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "order_sort_tanggal_index" ON "order" USING btree (coalesce("tanggal_order", 'infinity'),"id","tanggal_order","status") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "order_sort_nomor_index" ON "order" USING btree (coalesce("no_order", ''),"id","no_order") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "order_sort_total_index" ON "order" USING btree (coalesce("total_harga", 0),"id","total_harga") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "order_sort_status_index" ON "order" USING btree (array_position(array['DRAFT','DIAJUKAN','DISESUAIKAN','DITERIMA','PKS_DIBUAT','PKS_DITANDATANGANI','MENUNGGU_BAYAR','DIBAYAR_SEBAGIAN','LUNAS','DIJADWALKAN','DIKIRIM_SEBAGIAN','DIKIRIM_SEMUA','DITERIMA_PEMBELI','PELAKSANAAN','SELESAI','DITOLAK','DIBATALKAN','BATAL_GAGAL_BAYAR','DIAKHIRI','DIAMANDEMEN'], "status"),"id","status") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "order_sort_modified_index" ON "order" USING btree ("modified_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "order_open_amendment_unique" ON "order" USING btree ("amandemen_dari") WHERE deleted_at is null and status in ('DRAFT', 'DIAJUKAN', 'DISESUAIKAN', 'DITERIMA', 'PKS_DIBUAT', 'PKS_DITANDATANGANI');--> statement-breakpoint
CREATE INDEX "order_line_order_index" ON "order_line" USING btree ("id_order","urut");--> statement-breakpoint
CREATE INDEX "order_line_faskes_index" ON "order_line" USING btree ("id_faskes","id_order");--> statement-breakpoint
CREATE INDEX "order_line_produk_index" ON "order_line" USING btree ("id_produk","id_order");--> statement-breakpoint
CREATE INDEX "order_line_layanan_index" ON "order_line" USING btree ("id_layanan");--> statement-breakpoint
CREATE INDEX "order_line_asal_index" ON "order_line" USING btree ("asal_baris");--> statement-breakpoint
CREATE UNIQUE INDEX "order_line_continued_unique" ON "order_line" USING btree ("id_order","asal_baris");--> statement-breakpoint
CREATE UNIQUE INDEX "order_line_ps_number_unique" ON "order_line" USING btree (upper("ps_number"));--> statement-breakpoint
CREATE UNIQUE INDEX "pks_no_pks_unique" ON "pks" USING btree ("no_pks");--> statement-breakpoint
CREATE INDEX "pks_bhbu_index" ON "pks" USING btree ("id_bhbu","id");--> statement-breakpoint
CREATE UNIQUE INDEX "pks_order_unique" ON "pks" USING btree ("id_order") WHERE status <> 'DIBATALKAN';--> statement-breakpoint
CREATE INDEX "pks_order_index" ON "pks" USING btree ("id_order","id");--> statement-breakpoint
CREATE INDEX "pks_status_index" ON "pks" USING btree ("status");--> statement-breakpoint
CREATE INDEX "pks_induk_index" ON "pks" USING btree ("pks_induk");--> statement-breakpoint
CREATE INDEX "pks_pengunggah_pembeli_index" ON "pks" USING btree ("pengunggah_pembeli");--> statement-breakpoint
CREATE INDEX "pks_pengunggah_penjual_index" ON "pks" USING btree ("pengunggah_penjual");--> statement-breakpoint
CREATE INDEX "pks_nomor_part_index" ON "pks" USING gin ("no_pks" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "pks_sort_nomor_index" ON "pks" USING btree (coalesce("no_pks", ''),"id");--> statement-breakpoint
CREATE INDEX "pks_sort_status_index" ON "pks" USING btree (array_position(array['DRAFT','TERBIT','MENUNGGU_TTD_BHBU','MENUNGGU_TTD_PENJUAL','MENUNGGU_VERIFIKASI','AKTIF','DITANGGUHKAN','PERINGATAN','PEMBERITAHUAN_AKHIR','DIAMANDEMEN','BERAKHIR','DIAKHIRI','DIBATALKAN'], "status"),"id");--> statement-breakpoint
CREATE INDEX "pks_sort_tanggal_index" ON "pks" USING btree (coalesce("tanggal_pks", 'infinity'),"id");--> statement-breakpoint
CREATE INDEX "pks_sort_berlaku_index" ON "pks" USING btree (coalesce("berlaku_sampai", 'infinity'),"id");--> statement-breakpoint
CREATE INDEX "pks_sort_modified_index" ON "pks" USING btree ("modified_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_order_unique" ON "settlement" USING btree ("id_order");--> statement-breakpoint
CREATE INDEX "settlement_status_index" ON "settlement" USING btree ("status");--> statement-breakpoint
CREATE INDEX "bhbu_name_index" ON "bhbu" USING btree (lower("nama_bhbu"));