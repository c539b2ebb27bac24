CREATE TABLE "delivery_reminder" (
	"resource" text NOT NULL,
	"id_data" integer NOT NULL,
	"jenis" text NOT NULL,
	"tenggat" date NOT NULL,
	CONSTRAINT "delivery_reminder_resource_id_data_jenis_tenggat_pk" PRIMARY KEY("resource","id_data","jenis","tenggat")
);
--> statement-breakpoint
CREATE TABLE "distributor" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "distributor_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"nama" text NOT NULL,
	"npwp" text NOT NULL,
	"alamat" text NOT NULL,
	"kab_kota" text NOT NULL,
	"nama_kontak" text NOT NULL,
	"hp_kontak" text NOT NULL,
	"email_kontak" text,
	"no_izin" text NOT NULL,
	"izin_sampai" date NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text
);
--> statement-breakpoint
CREATE TABLE "invoice" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"no_invoice" text,
	"id_order" integer NOT NULL,
	"id_root" integer NOT NULL,
	"id_pks" integer,
	"id_bhbu" integer NOT NULL,
	"invoice_account" text,
	"termin" text NOT NULL,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"tanggal_invoice" date,
	"jatuh_tempo" date,
	"pph_produk" text,
	"catatan" text,
	"nilai_pesanan" bigint DEFAULT 0 NOT NULL,
	"sudah_ditagih" bigint DEFAULT 0 NOT NULL,
	"total_produk" bigint DEFAULT 0 NOT NULL,
	"total_layanan" bigint DEFAULT 0 NOT NULL,
	"sub_total" bigint DEFAULT 0 NOT NULL,
	"dpp" bigint DEFAULT 0 NOT NULL,
	"ppn" bigint DEFAULT 0 NOT NULL,
	"ppn_dtp" bigint DEFAULT 0 NOT NULL,
	"pph_dipungut" bigint DEFAULT 0 NOT NULL,
	"pph_dipotong" bigint DEFAULT 0 NOT NULL,
	"total" bigint DEFAULT 0 NOT NULL,
	"nilai_tagihan" bigint DEFAULT 0 NOT NULL,
	"harus_ssp_ppn" bigint DEFAULT 0 NOT NULL,
	"pemungut_ppn" boolean DEFAULT false NOT NULL,
	"no_skb" text,
	"skb_sampai" date,
	"pembeli" jsonb NOT NULL,
	"penjual" jsonb,
	"rekening_tujuan" jsonb,
	"no_faktur_pajak" text,
	"kode_faktur" text,
	"dibayar" bigint DEFAULT 0 NOT NULL,
	"penghapusan" bigint DEFAULT 0 NOT NULL,
	"alasan_penghapusan" text,
	"alasan_batal" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	CONSTRAINT "invoice_issued" CHECK ("invoice"."status" in ('DRAFT', 'BATAL') or num_nulls(
      "invoice"."no_invoice", "invoice"."tanggal_invoice", "invoice"."jatuh_tempo", "invoice"."penjual",
      "invoice"."rekening_tujuan") = 0),
	CONSTRAINT "invoice_paid" CHECK ("invoice"."dibayar" >= 0 and "invoice"."penghapusan" between 0 and 10000
      and "invoice"."dibayar" + "invoice"."penghapusan" <= "invoice"."nilai_tagihan")
);
--> statement-breakpoint
CREATE TABLE "invoice_line" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_invoice" integer NOT NULL,
	"urut" smallint NOT NULL,
	"jenis" text NOT NULL,
	"id_detail" integer NOT NULL,
	"uraian" text NOT NULL,
	"qty" integer NOT NULL,
	"harga_satuan" bigint DEFAULT 0 NOT NULL,
	"bruto" bigint DEFAULT 0 NOT NULL,
	"nilai" bigint DEFAULT 0 NOT NULL,
	"kelas_pajak" text NOT NULL,
	"dpp" bigint DEFAULT 0 NOT NULL,
	"ppn_rate" double precision NOT NULL,
	"ppn" bigint DEFAULT 0 NOT NULL,
	"ppn_dtp" bigint DEFAULT 0 NOT NULL,
	"jenis_pph" text NOT NULL,
	"pph_arah" text,
	"pph_rate" double precision NOT NULL,
	"pph" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_reminder" (
	"id_invoice" integer NOT NULL,
	"hari_sebelum" smallint NOT NULL,
	CONSTRAINT "invoice_reminder_id_invoice_hari_sebelum_pk" PRIMARY KEY("id_invoice","hari_sebelum")
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_invoice" integer NOT NULL,
	"id_bhbu" integer NOT NULL,
	"jenis" text NOT NULL,
	"no_referensi" text,
	"tanggal_bayar" date NOT NULL,
	"jumlah" bigint NOT NULL,
	"bank_pengirim" text,
	"nama_pengirim" text,
	"catatan" text,
	"status" text DEFAULT 'MENUNGGU_BUKTI' NOT NULL,
	"id_pencatat" integer,
	"id_pengunggah" integer,
	"pengunggah" text,
	"waktu_bukti" timestamp(3) with time zone,
	"hash_bukti" text,
	"verified_by" text,
	"verified_at" timestamp(3) with time zone,
	"id_pengusul" integer,
	"pengusul" text,
	"alasan" text,
	"teralokasi" bigint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	CONSTRAINT "payment_amounts" CHECK ("payment"."jumlah" > 0 and "payment"."teralokasi" between 0 and "payment"."jumlah")
);
--> statement-breakpoint
CREATE TABLE "payment_allocation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_allocation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_payment" integer NOT NULL,
	"jenis" text NOT NULL,
	"id_invoice" integer,
	"jumlah" bigint NOT NULL,
	"tanggal" date NOT NULL,
	"no_referensi" text,
	"alasan" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" text,
	CONSTRAINT "payment_allocation_positive" CHECK ("payment_allocation"."jumlah" > 0),
	CONSTRAINT "payment_allocation_target" CHECK (("payment_allocation"."jenis" = 'PENGEMBALIAN') = ("payment_allocation"."id_invoice" is null))
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_root" integer NOT NULL,
	"id_bhbu" integer NOT NULL,
	"id_faskes" integer NOT NULL,
	"id_batch" integer,
	"diterima" integer DEFAULT 0 NOT NULL,
	"diberikan" integer DEFAULT 0 NOT NULL,
	"rusak" integer DEFAULT 0 NOT NULL,
	"kedaluwarsa" integer DEFAULT 0 NOT NULL,
	"dikembalikan" integer DEFAULT 0 NOT NULL,
	"dikarantina" integer DEFAULT 0 NOT NULL,
	"sisa" integer GENERATED ALWAYS AS (diterima - diberikan - rusak - kedaluwarsa - dikembalikan - dikarantina) STORED NOT NULL,
	"terima_pertama" date,
	"dihitung" integer,
	"rencana_sisa" text,
	"catatan_sisa" text,
	"waktu_lapor" timestamp(3) with time zone,
	"dilaporkan_oleh" text,
	"penjelasan" text,
	"dijelaskan_oleh" text,
	"waktu_penjelasan" timestamp(3) with time zone,
	"masalah" text GENERATED ALWAYS AS (case
      when penjelasan is not null then null
      when id_batch is null and diberikan > 0 then 'BATCH_TIDAK_TERDAFTAR'
      when diterima = 0 and diberikan > 0 then 'BATCH_TIDAK_DITERIMA'
      when diterima < diberikan + rusak + kedaluwarsa + dikembalikan + dikarantina then 'LEBIH_DARI_DITERIMA'
      when dihitung <> diterima - diberikan - rusak - kedaluwarsa - dikembalikan - dikarantina then 'SELISIH_HITUNG'
    end) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	CONSTRAINT "stock_unique" UNIQUE NULLS NOT DISTINCT("id_root","id_faskes","id_batch"),
	CONSTRAINT "stock_quantities" CHECK (least(diterima, diberikan, rusak, kedaluwarsa, dikembalikan, dikarantina) >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_entry" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_stok" integer NOT NULL,
	"jenis" text NOT NULL,
	"jumlah" integer NOT NULL,
	"tanggal" date NOT NULL,
	"waktu" timestamp(3) with time zone NOT NULL,
	"oleh" text,
	"alasan" text,
	"tindakan" text,
	"id_line" integer,
	"id_dosis" integer,
	"id_dibalik" integer,
	CONSTRAINT "stock_entry_jumlah" CHECK ("stock_entry"."jumlah" <> 0),
	CONSTRAINT "stock_entry_receipt" CHECK ((jenis = 'TERIMA') = (id_line is not null))
);
--> statement-breakpoint
CREATE TABLE "temperature_reading" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "temperature_reading_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_faskes" integer NOT NULL,
	"waktu" timestamp(3) with time zone NOT NULL,
	"suhu" double precision NOT NULL,
	"sumber" text NOT NULL,
	"catatan" text,
	"dicatat" timestamp(3) with time zone NOT NULL,
	"oleh" text
);
--> statement-breakpoint
CREATE TABLE "work_order" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"no_wo" text,
	"jenis" text NOT NULL,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"id_order" integer NOT NULL,
	"id_root" integer NOT NULL,
	"id_bhbu" integer NOT NULL,
	"id_faskes" integer NOT NULL,
	"id_induk" integer,
	"tanggal_kirim" date,
	"tanggal_tiba" date,
	"id_distributor" integer,
	"nama_kurir" text,
	"hp_kurir" text,
	"no_kendaraan" text,
	"catatan" text,
	"suhu_muat" double precision,
	"suhu_terima" double precision,
	"waktu_kirim" timestamp(3) with time zone,
	"waktu_tiba" timestamp(3) with time zone,
	"catatan_terima" text,
	"peserta_cek" jsonb,
	"alasan_peserta" text,
	"berita_selisih" jsonb,
	"bast" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	CONSTRAINT "work_order_issued" CHECK ("work_order"."status" in ('DRAFT', 'DIBATALKAN') or num_nulls(
      "work_order"."no_wo", "work_order"."tanggal_kirim", "work_order"."tanggal_tiba", "work_order"."id_distributor") = 0),
	CONSTRAINT "work_order_received" CHECK ("work_order"."status" not in ('DITERIMA', 'SELESAI') or "work_order"."bast" is not null),
	CONSTRAINT "work_order_follow_up" CHECK (("work_order"."jenis" = 'KIRIM') = ("work_order"."id_induk" is null))
);
--> statement-breakpoint
CREATE TABLE "work_order_line" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_order_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_work_order" integer NOT NULL,
	"urut" smallint NOT NULL,
	"id_detail" integer NOT NULL,
	"qty_kirim" integer NOT NULL,
	"id_batch" integer,
	"ps_number" text,
	"no_karton" text,
	"qty_tiba" integer,
	"bocor" integer,
	"rusak" integer,
	"catatan" text,
	"qty_terima" integer,
	"kurang" integer,
	"lebih" integer,
	"diganti" integer,
	"foto" uuid[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "work_order_line_quantity" CHECK ("work_order_line"."qty_kirim" > 0),
	CONSTRAINT "work_order_line_count" CHECK ("work_order_line"."qty_tiba" is null or (
        num_nulls("work_order_line"."qty_terima", "work_order_line"."kurang", "work_order_line"."lebih", "work_order_line"."diganti") = 0
        and least("work_order_line"."qty_terima", "work_order_line"."kurang", "work_order_line"."lebih", "work_order_line"."diganti") >= 0
        and "work_order_line"."qty_terima" + "work_order_line"."kurang" + "work_order_line"."diganti" = "work_order_line"."qty_kirim"
        and "work_order_line"."qty_terima" <= "work_order_line"."qty_tiba"))
);
--> statement-breakpoint
ALTER TABLE "bhbu" ADD COLUMN "pemungut_ppn" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_id_order_order_id_fk" FOREIGN KEY ("id_order") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_id_root_order_id_fk" FOREIGN KEY ("id_root") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_id_pks_pks_id_fk" FOREIGN KEY ("id_pks") REFERENCES "public"."pks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_id_bhbu_bhbu_id_fk" FOREIGN KEY ("id_bhbu") REFERENCES "public"."bhbu"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_line" ADD CONSTRAINT "invoice_line_id_invoice_invoice_id_fk" FOREIGN KEY ("id_invoice") REFERENCES "public"."invoice"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_line" ADD CONSTRAINT "invoice_line_id_detail_order_line_id_fk" FOREIGN KEY ("id_detail") REFERENCES "public"."order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_reminder" ADD CONSTRAINT "invoice_reminder_id_invoice_invoice_id_fk" FOREIGN KEY ("id_invoice") REFERENCES "public"."invoice"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_id_invoice_invoice_id_fk" FOREIGN KEY ("id_invoice") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_id_bhbu_bhbu_id_fk" FOREIGN KEY ("id_bhbu") REFERENCES "public"."bhbu"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_id_pencatat_app_user_id_fk" FOREIGN KEY ("id_pencatat") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_id_pengunggah_app_user_id_fk" FOREIGN KEY ("id_pengunggah") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_id_pengusul_app_user_id_fk" FOREIGN KEY ("id_pengusul") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_allocation" ADD CONSTRAINT "payment_allocation_id_payment_payment_id_fk" FOREIGN KEY ("id_payment") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_allocation" ADD CONSTRAINT "payment_allocation_id_invoice_invoice_id_fk" FOREIGN KEY ("id_invoice") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_id_root_order_id_fk" FOREIGN KEY ("id_root") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_id_bhbu_bhbu_id_fk" FOREIGN KEY ("id_bhbu") REFERENCES "public"."bhbu"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_id_faskes_faskes_id_fk" FOREIGN KEY ("id_faskes") REFERENCES "public"."faskes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_id_batch_batch_id_fk" FOREIGN KEY ("id_batch") REFERENCES "public"."batch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_entry" ADD CONSTRAINT "stock_entry_id_stok_stock_id_fk" FOREIGN KEY ("id_stok") REFERENCES "public"."stock"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_entry" ADD CONSTRAINT "stock_entry_id_line_work_order_line_id_fk" FOREIGN KEY ("id_line") REFERENCES "public"."work_order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_entry" ADD CONSTRAINT "stock_entry_id_dosis_dose_id_fk" FOREIGN KEY ("id_dosis") REFERENCES "public"."dose"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_entry" ADD CONSTRAINT "stock_entry_id_dibalik_stock_entry_id_fk" FOREIGN KEY ("id_dibalik") REFERENCES "public"."stock_entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "temperature_reading" ADD CONSTRAINT "temperature_reading_id_faskes_faskes_id_fk" FOREIGN KEY ("id_faskes") REFERENCES "public"."faskes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order" ADD CONSTRAINT "work_order_id_order_order_id_fk" FOREIGN KEY ("id_order") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order" ADD CONSTRAINT "work_order_id_root_order_id_fk" FOREIGN KEY ("id_root") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order" ADD CONSTRAINT "work_order_id_bhbu_bhbu_id_fk" FOREIGN KEY ("id_bhbu") REFERENCES "public"."bhbu"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order" ADD CONSTRAINT "work_order_id_faskes_faskes_id_fk" FOREIGN KEY ("id_faskes") REFERENCES "public"."faskes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order" ADD CONSTRAINT "work_order_id_induk_work_order_id_fk" FOREIGN KEY ("id_induk") REFERENCES "public"."work_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order" ADD CONSTRAINT "work_order_id_distributor_distributor_id_fk" FOREIGN KEY ("id_distributor") REFERENCES "public"."distributor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order_line" ADD CONSTRAINT "work_order_line_id_work_order_work_order_id_fk" FOREIGN KEY ("id_work_order") REFERENCES "public"."work_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order_line" ADD CONSTRAINT "work_order_line_id_detail_order_line_id_fk" FOREIGN KEY ("id_detail") REFERENCES "public"."order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order_line" ADD CONSTRAINT "work_order_line_id_batch_batch_id_fk" FOREIGN KEY ("id_batch") REFERENCES "public"."batch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "distributor_npwp_unique" ON "distributor" USING btree ("npwp");--> statement-breakpoint
CREATE UNIQUE INDEX "distributor_no_izin_unique" ON "distributor" USING btree (upper("no_izin"));--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_no_invoice_unique" ON "invoice" USING btree ("no_invoice");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_termin_unique" ON "invoice" USING btree ("id_root","termin") WHERE status <> 'BATAL' and termin <> 'AMANDEMEN';--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_draft_unique" ON "invoice" USING btree ("id_root") WHERE status = 'DRAFT';--> statement-breakpoint
CREATE INDEX "invoice_root_index" ON "invoice" USING btree ("id_root","id","status","sub_total");--> statement-breakpoint
CREATE INDEX "invoice_order_index" ON "invoice" USING btree ("id_order");--> statement-breakpoint
CREATE INDEX "invoice_pks_index" ON "invoice" USING btree ("id_pks");--> statement-breakpoint
CREATE INDEX "invoice_bhbu_index" ON "invoice" USING btree ("id_bhbu","id");--> statement-breakpoint
CREATE INDEX "invoice_status_index" ON "invoice" USING btree ("status","jatuh_tempo");--> statement-breakpoint
CREATE INDEX "invoice_open_index" ON "invoice" USING btree (coalesce("jatuh_tempo", 'infinity'),"id") WHERE status in ('TERBIT', 'DISTEMPEL', 'DIBAYAR_SEBAGIAN', 'LEWAT_TEMPO');--> statement-breakpoint
CREATE INDEX "invoice_text_index" ON "invoice" USING gin ("no_invoice" gin_trgm_ops,"invoice_account" gin_trgm_ops,"no_faktur_pajak" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "invoice_sort_tanggal_index" ON "invoice" USING btree (coalesce("tanggal_invoice", 'infinity'),"id","tanggal_invoice","id_bhbu","status","termin","nilai_tagihan","dibayar","penghapusan");--> statement-breakpoint
CREATE INDEX "invoice_sort_nomor_index" ON "invoice" USING btree (coalesce("no_invoice", ''),"id","no_invoice");--> statement-breakpoint
CREATE INDEX "invoice_sort_status_index" ON "invoice" USING btree (array_position(array['DRAFT','TERBIT','DISTEMPEL','DIBAYAR_SEBAGIAN','LEWAT_TEMPO','LUNAS','BATAL'], "status"),"id","status");--> statement-breakpoint
CREATE INDEX "invoice_sort_tempo_index" ON "invoice" USING btree (coalesce("jatuh_tempo", 'infinity'),"id","jatuh_tempo","status");--> statement-breakpoint
CREATE INDEX "invoice_sort_total_index" ON "invoice" USING btree ("total","id");--> statement-breakpoint
CREATE INDEX "invoice_sort_sisa_index" ON "invoice" USING btree (("nilai_tagihan" - "dibayar" - "penghapusan"),"id","nilai_tagihan","dibayar","penghapusan");--> statement-breakpoint
CREATE INDEX "invoice_sort_modified_index" ON "invoice" USING btree ("modified_at","id");--> statement-breakpoint
CREATE INDEX "invoice_line_invoice_index" ON "invoice_line" USING btree ("id_invoice","urut");--> statement-breakpoint
CREATE INDEX "invoice_line_detail_index" ON "invoice_line" USING btree ("id_detail");--> statement-breakpoint
CREATE INDEX "payment_invoice_index" ON "payment" USING btree ("id_invoice","id");--> statement-breakpoint
CREATE INDEX "payment_bhbu_index" ON "payment" USING btree ("id_bhbu","id");--> statement-breakpoint
CREATE INDEX "payment_status_index" ON "payment" USING btree ("status");--> statement-breakpoint
CREATE INDEX "payment_hash_index" ON "payment" USING btree ("hash_bukti");--> statement-breakpoint
CREATE INDEX "payment_pencatat_index" ON "payment" USING btree ("id_pencatat");--> statement-breakpoint
CREATE INDEX "payment_pengunggah_index" ON "payment" USING btree ("id_pengunggah");--> statement-breakpoint
CREATE INDEX "payment_pengusul_index" ON "payment" USING btree ("id_pengusul");--> statement-breakpoint
CREATE INDEX "payment_waiting_index" ON "payment" USING btree (coalesce("waktu_bukti", 'infinity'),"id") WHERE status = 'BUKTI_DIUNGGAH';--> statement-breakpoint
CREATE INDEX "payment_excess_index" ON "payment" USING btree ("id") WHERE status = 'TERVERIFIKASI' and jumlah > teralokasi;--> statement-breakpoint
CREATE INDEX "payment_text_index" ON "payment" USING gin ("no_referensi" gin_trgm_ops,"nama_pengirim" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "payment_sort_tanggal_index" ON "payment" USING btree ("tanggal_bayar","id");--> statement-breakpoint
CREATE INDEX "payment_sort_jumlah_index" ON "payment" USING btree ("jumlah","id");--> statement-breakpoint
CREATE INDEX "payment_sort_status_index" ON "payment" USING btree (array_position(array['MENUNGGU_BUKTI','BUKTI_DIUNGGAH','TERVERIFIKASI','DITOLAK','DIUSULKAN_BALIK','DIBALIK','DIBATALKAN'], "status"),"id","status");--> statement-breakpoint
CREATE INDEX "payment_sort_bukti_index" ON "payment" USING btree (coalesce("waktu_bukti", 'infinity'),"id","waktu_bukti");--> statement-breakpoint
CREATE INDEX "payment_sort_modified_index" ON "payment" USING btree ("modified_at","id");--> statement-breakpoint
CREATE INDEX "payment_allocation_payment_index" ON "payment_allocation" USING btree ("id_payment");--> statement-breakpoint
CREATE INDEX "payment_allocation_invoice_index" ON "payment_allocation" USING btree ("id_invoice");--> statement-breakpoint
CREATE INDEX "stock_faskes_index" ON "stock" USING btree ("id_faskes","id_bhbu","id_batch");--> statement-breakpoint
CREATE INDEX "stock_bhbu_index" ON "stock" USING btree ("id_bhbu","id");--> statement-breakpoint
CREATE INDEX "stock_batch_index" ON "stock" USING btree ("id_batch");--> statement-breakpoint
CREATE INDEX "stock_masalah_index" ON "stock" USING btree ("masalah") WHERE masalah is not null;--> statement-breakpoint
CREATE INDEX "stock_sisa_index" ON "stock" USING btree ("sisa","id");--> statement-breakpoint
CREATE INDEX "stock_modified_index" ON "stock" USING btree ("modified_at","id");--> statement-breakpoint
CREATE INDEX "stock_entry_stok_index" ON "stock_entry" USING btree ("id_stok","id");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_entry_line_unique" ON "stock_entry" USING btree ("id_line") WHERE id_line is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_entry_dosis_unique" ON "stock_entry" USING btree ("id_dosis","jenis",sign(jumlah)) WHERE id_dosis is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_entry_dibalik_unique" ON "stock_entry" USING btree ("id_dibalik") WHERE id_dibalik is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "temperature_reading_unique" ON "temperature_reading" USING btree ("id_faskes","waktu");--> statement-breakpoint
CREATE INDEX "temperature_reading_waktu_index" ON "temperature_reading" USING btree ("waktu","id");--> statement-breakpoint
CREATE INDEX "temperature_reading_suhu_index" ON "temperature_reading" USING btree ("suhu","id");--> statement-breakpoint
CREATE INDEX "temperature_reading_excursion_index" ON "temperature_reading" USING btree ("waktu") WHERE suhu < 2 or suhu > 8;--> statement-breakpoint
CREATE UNIQUE INDEX "work_order_no_wo_unique" ON "work_order" USING btree ("no_wo");--> statement-breakpoint
CREATE INDEX "work_order_order_index" ON "work_order" USING btree ("id_order");--> statement-breakpoint
CREATE INDEX "work_order_root_index" ON "work_order" USING btree ("id_root","id");--> statement-breakpoint
CREATE INDEX "work_order_bhbu_index" ON "work_order" USING btree ("id_bhbu","id");--> statement-breakpoint
CREATE INDEX "work_order_faskes_index" ON "work_order" USING btree ("id_faskes","id");--> statement-breakpoint
CREATE INDEX "work_order_distributor_index" ON "work_order" USING btree ("id_distributor");--> statement-breakpoint
CREATE INDEX "work_order_status_index" ON "work_order" USING btree ("status");--> statement-breakpoint
CREATE INDEX "work_order_induk_index" ON "work_order" USING btree ("id_induk");--> statement-breakpoint
CREATE UNIQUE INDEX "work_order_follow_up_unique" ON "work_order" USING btree ("id_induk","jenis") WHERE status <> 'DIBATALKAN';--> statement-breakpoint
CREATE INDEX "work_order_sort_kirim_index" ON "work_order" USING btree (coalesce("tanggal_kirim", 'infinity'),"id");--> statement-breakpoint
CREATE INDEX "work_order_sort_tiba_index" ON "work_order" USING btree (coalesce("tanggal_tiba", 'infinity'),"id");--> statement-breakpoint
CREATE INDEX "work_order_sort_nomor_index" ON "work_order" USING btree (coalesce("no_wo", ''),"id");--> statement-breakpoint
CREATE INDEX "work_order_sort_status_index" ON "work_order" USING btree (array_position(array['DRAFT','TERBIT','DIKONFIRMASI_FASKES','DIKEMAS','DIKIRIM','TIBA','SELISIH','DITERIMA','SELESAI','DIBATALKAN'], "status"),"id");--> statement-breakpoint
CREATE INDEX "work_order_sort_modified_index" ON "work_order" USING btree ("modified_at","id");--> statement-breakpoint
CREATE INDEX "work_order_line_work_order_index" ON "work_order_line" USING btree ("id_work_order","urut");--> statement-breakpoint
CREATE INDEX "work_order_line_detail_index" ON "work_order_line" USING btree ("id_detail");--> statement-breakpoint
CREATE INDEX "work_order_line_batch_index" ON "work_order_line" USING btree ("id_batch");--> statement-breakpoint
CREATE UNIQUE INDEX "work_order_line_ps_number_unique" ON "work_order_line" USING btree (upper("ps_number"));