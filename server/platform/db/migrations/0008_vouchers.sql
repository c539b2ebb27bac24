CREATE TABLE "voucher" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voucher_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"voucher_transaction_id" integer NOT NULL,
	"id_bhbu" integer NOT NULL,
	"code" text NOT NULL,
	"valid_until" date NOT NULL,
	"status" text DEFAULT 'BARU' NOT NULL,
	"activated_at" timestamp(3) with time zone,
	"activated_by" text,
	"id_peserta" integer,
	"peserta_dibuat" boolean DEFAULT false NOT NULL,
	"bound_at" timestamp(3) with time zone,
	"bound_by" text,
	"id_faskes" integer,
	"used_at" timestamp(3) with time zone,
	"used_by" text,
	"id_dosis" integer,
	"dosis_ke" smallint,
	"check_count" integer DEFAULT 0 NOT NULL,
	"last_check_at" timestamp(3) with time zone,
	"failed_checks" smallint DEFAULT 0 NOT NULL,
	"failed_since" timestamp(3) with time zone,
	"void_reason" text,
	"menggantikan" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	CONSTRAINT "voucher_holder" CHECK ((status not in ('TERIKAT', 'TERPAKAI')) or (id_peserta is not null and id_faskes is not null)),
	CONSTRAINT "voucher_use" CHECK ((status = 'TERPAKAI') = (used_at is not null))
);
--> statement-breakpoint
CREATE TABLE "voucher_contract" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voucher_contract_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"no_kontrak" text,
	"id_bhbu" integer NOT NULL,
	"judul" text NOT NULL,
	"tanggal_mulai" date NOT NULL,
	"tanggal_selesai" date NOT NULL,
	"id_invoice" integer,
	"id_pks" integer,
	"id_root" integer NOT NULL,
	"product_id" integer NOT NULL,
	"service_id" integer,
	"kuota_voucher" integer NOT NULL,
	"nilai_per_voucher" bigint,
	"dosis_per_voucher" smallint DEFAULT 1 NOT NULL,
	"jenis_penerima" text NOT NULL,
	"prefix_kode" text NOT NULL,
	"masa_berlaku_hari" integer NOT NULL,
	"per_nik_maks" smallint DEFAULT 1 NOT NULL,
	"catatan" text,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"alasan_batal" text,
	"diterbitkan" integer DEFAULT 0 NOT NULL,
	"sisa" integer GENERATED ALWAYS AS (kuota_voucher - diterbitkan) STORED NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	CONSTRAINT "voucher_contract_days" CHECK (tanggal_selesai >= tanggal_mulai),
	CONSTRAINT "voucher_contract_quota" CHECK (diterbitkan between 0 and kuota_voucher),
	CONSTRAINT "voucher_contract_source" CHECK (id_invoice is not null or id_pks is not null),
	CONSTRAINT "voucher_contract_number" CHECK (no_kontrak is not null or status in ('DRAFT', 'DIBATALKAN'))
);
--> statement-breakpoint
CREATE TABLE "voucher_contract_faskes" (
	"id_contract" integer NOT NULL,
	"id_faskes" integer NOT NULL,
	CONSTRAINT "voucher_contract_faskes_id_contract_id_faskes_pk" PRIMARY KEY("id_contract","id_faskes")
);
--> statement-breakpoint
CREATE TABLE "voucher_quota_entry" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voucher_quota_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_contract" integer NOT NULL,
	"jenis" text NOT NULL,
	"jumlah" integer NOT NULL,
	"voucher_transaction_id" integer,
	"waktu" timestamp(3) with time zone NOT NULL,
	"oleh" text,
	"alasan" text,
	CONSTRAINT "voucher_quota_entry_jumlah" CHECK (jumlah <> 0)
);
--> statement-breakpoint
CREATE TABLE "voucher_recipient" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voucher_recipient_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_voucher" integer NOT NULL,
	"voucher_transaction_id" integer NOT NULL,
	"nama" text NOT NULL,
	"email" text,
	"no_hp" text,
	"metode" text NOT NULL,
	"id_outbox" bigint,
	"waktu_kirim" timestamp(3) with time zone,
	"dikirim_ulang" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" text
);
--> statement-breakpoint
CREATE TABLE "voucher_transaction" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voucher_transaction_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"no_transaksi" text NOT NULL,
	"voucher_contract_id" integer NOT NULL,
	"id_bhbu" integer NOT NULL,
	"bhbu_name" text NOT NULL,
	"tanggal" date NOT NULL,
	"valid_until" date NOT NULL,
	"keterangan" text,
	"metode_kirim" text NOT NULL,
	"activated_at" timestamp(3) with time zone,
	"activated_by" text,
	"baru" integer DEFAULT 0 NOT NULL,
	"aktif" integer DEFAULT 0 NOT NULL,
	"terikat" integer DEFAULT 0 NOT NULL,
	"terpakai" integer DEFAULT 0 NOT NULL,
	"dibatalkan" integer DEFAULT 0 NOT NULL,
	"kedaluwarsa" integer DEFAULT 0 NOT NULL,
	"dibekukan" integer DEFAULT 0 NOT NULL,
	"jumlah" integer GENERATED ALWAYS AS (baru + aktif + terikat + terpakai + dibatalkan + kedaluwarsa + dibekukan) STORED NOT NULL,
	"status" text GENERATED ALWAYS AS (case
        when baru + aktif + terikat + dibekukan = 0 and terpakai + kedaluwarsa > 0 then 'HABIS'
        when baru + aktif + terikat + dibekukan = 0 and dibatalkan > 0 then 'DIBATALKAN'
        when terpakai > 0 then 'SEBAGIAN_TERPAKAI'
        else 'TERBIT'
      end) STORED NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	CONSTRAINT "voucher_transaction_counts" CHECK (least(baru, aktif, terikat, terpakai, dibatalkan, kedaluwarsa, dibekukan) >= 0)
);
--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_voucher_transaction_id_voucher_transaction_id_fk" FOREIGN KEY ("voucher_transaction_id") REFERENCES "public"."voucher_transaction"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_id_bhbu_bhbu_id_fk" FOREIGN KEY ("id_bhbu") REFERENCES "public"."bhbu"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_id_peserta_peserta_id_fk" FOREIGN KEY ("id_peserta") REFERENCES "public"."peserta"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_id_faskes_faskes_id_fk" FOREIGN KEY ("id_faskes") REFERENCES "public"."faskes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_id_dosis_dose_id_fk" FOREIGN KEY ("id_dosis") REFERENCES "public"."dose"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_menggantikan_voucher_id_fk" FOREIGN KEY ("menggantikan") REFERENCES "public"."voucher"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_contract" ADD CONSTRAINT "voucher_contract_id_bhbu_bhbu_id_fk" FOREIGN KEY ("id_bhbu") REFERENCES "public"."bhbu"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_contract" ADD CONSTRAINT "voucher_contract_id_invoice_invoice_id_fk" FOREIGN KEY ("id_invoice") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_contract" ADD CONSTRAINT "voucher_contract_id_pks_pks_id_fk" FOREIGN KEY ("id_pks") REFERENCES "public"."pks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_contract" ADD CONSTRAINT "voucher_contract_id_root_order_id_fk" FOREIGN KEY ("id_root") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_contract" ADD CONSTRAINT "voucher_contract_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_contract" ADD CONSTRAINT "voucher_contract_service_id_service_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."service"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_contract_faskes" ADD CONSTRAINT "voucher_contract_faskes_id_contract_voucher_contract_id_fk" FOREIGN KEY ("id_contract") REFERENCES "public"."voucher_contract"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_contract_faskes" ADD CONSTRAINT "voucher_contract_faskes_id_faskes_faskes_id_fk" FOREIGN KEY ("id_faskes") REFERENCES "public"."faskes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_quota_entry" ADD CONSTRAINT "voucher_quota_entry_id_contract_voucher_contract_id_fk" FOREIGN KEY ("id_contract") REFERENCES "public"."voucher_contract"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_quota_entry" ADD CONSTRAINT "voucher_quota_entry_voucher_transaction_id_voucher_transaction_id_fk" FOREIGN KEY ("voucher_transaction_id") REFERENCES "public"."voucher_transaction"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_recipient" ADD CONSTRAINT "voucher_recipient_id_voucher_voucher_id_fk" FOREIGN KEY ("id_voucher") REFERENCES "public"."voucher"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_recipient" ADD CONSTRAINT "voucher_recipient_voucher_transaction_id_voucher_transaction_id_fk" FOREIGN KEY ("voucher_transaction_id") REFERENCES "public"."voucher_transaction"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_recipient" ADD CONSTRAINT "voucher_recipient_id_outbox_outbox_id_fk" FOREIGN KEY ("id_outbox") REFERENCES "public"."outbox"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_transaction" ADD CONSTRAINT "voucher_transaction_voucher_contract_id_voucher_contract_id_fk" FOREIGN KEY ("voucher_contract_id") REFERENCES "public"."voucher_contract"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_transaction" ADD CONSTRAINT "voucher_transaction_id_bhbu_bhbu_id_fk" FOREIGN KEY ("id_bhbu") REFERENCES "public"."bhbu"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "voucher_code_unique" ON "voucher" USING btree ("code");--> statement-breakpoint
CREATE INDEX "voucher_transaction_index" ON "voucher" USING btree ("voucher_transaction_id","id");--> statement-breakpoint
CREATE INDEX "voucher_bhbu_index" ON "voucher" USING btree ("id_bhbu","id");--> statement-breakpoint
CREATE INDEX "voucher_peserta_index" ON "voucher" USING btree ("id_peserta") WHERE id_peserta is not null;--> statement-breakpoint
CREATE INDEX "voucher_faskes_index" ON "voucher" USING btree ("id_faskes","id") WHERE id_faskes is not null;--> statement-breakpoint
CREATE INDEX "voucher_dosis_index" ON "voucher" USING btree ("id_dosis") WHERE id_dosis is not null;--> statement-breakpoint
CREATE INDEX "voucher_menggantikan_index" ON "voucher" USING btree ("menggantikan") WHERE menggantikan is not null;--> statement-breakpoint
CREATE INDEX "voucher_open_index" ON "voucher" USING btree ("valid_until","id") WHERE status in ('BARU', 'AKTIF', 'TERIKAT', 'DIBEKUKAN');--> statement-breakpoint
CREATE INDEX "voucher_status_index" ON "voucher" USING btree (array_position(array['BARU','AKTIF','TERIKAT','TERPAKAI','DIBATALKAN','KEDALUWARSA','DIBEKUKAN'], "status"),"id");--> statement-breakpoint
CREATE INDEX "voucher_sort_valid_index" ON "voucher" USING btree ("valid_until","id");--> statement-breakpoint
CREATE INDEX "voucher_batch_valid_index" ON "voucher" USING btree ("voucher_transaction_id","valid_until","id");--> statement-breakpoint
CREATE UNIQUE INDEX "voucher_contract_no_unique" ON "voucher_contract" USING btree ("no_kontrak");--> statement-breakpoint
CREATE INDEX "voucher_contract_bhbu_index" ON "voucher_contract" USING btree ("id_bhbu","id");--> statement-breakpoint
CREATE INDEX "voucher_contract_invoice_index" ON "voucher_contract" USING btree ("id_invoice");--> statement-breakpoint
CREATE INDEX "voucher_contract_pks_index" ON "voucher_contract" USING btree ("id_pks");--> statement-breakpoint
CREATE INDEX "voucher_contract_root_index" ON "voucher_contract" USING btree ("id_root");--> statement-breakpoint
CREATE INDEX "voucher_contract_product_index" ON "voucher_contract" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "voucher_contract_service_index" ON "voucher_contract" USING btree ("service_id");--> statement-breakpoint
CREATE INDEX "voucher_contract_faskes_index" ON "voucher_contract_faskes" USING btree ("id_faskes");--> statement-breakpoint
CREATE INDEX "voucher_quota_entry_contract_index" ON "voucher_quota_entry" USING btree ("id_contract","id");--> statement-breakpoint
CREATE INDEX "voucher_quota_entry_transaction_index" ON "voucher_quota_entry" USING btree ("voucher_transaction_id");--> statement-breakpoint
CREATE UNIQUE INDEX "voucher_recipient_voucher_unique" ON "voucher_recipient" USING btree ("id_voucher");--> statement-breakpoint
CREATE INDEX "voucher_recipient_transaction_index" ON "voucher_recipient" USING btree ("voucher_transaction_id","id");--> statement-breakpoint
CREATE INDEX "voucher_recipient_outbox_index" ON "voucher_recipient" USING btree ("id_outbox");--> statement-breakpoint
CREATE UNIQUE INDEX "voucher_transaction_no_unique" ON "voucher_transaction" USING btree ("no_transaksi");--> statement-breakpoint
CREATE INDEX "voucher_transaction_contract_index" ON "voucher_transaction" USING btree ("voucher_contract_id","id");--> statement-breakpoint
CREATE INDEX "voucher_transaction_bhbu_index" ON "voucher_transaction" USING btree ("id_bhbu","id");--> statement-breakpoint
CREATE INDEX "voucher_transaction_tanggal_index" ON "voucher_transaction" USING btree ("tanggal","id");--> statement-breakpoint
CREATE INDEX "voucher_transaction_valid_index" ON "voucher_transaction" USING btree ("valid_until","id");