CREATE TABLE "audit_seal" (
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
CREATE TABLE "document_series" (
	"kind" text NOT NULL,
	"year" smallint NOT NULL,
	"last_serial" integer NOT NULL,
	CONSTRAINT "document_series_kind_year_pk" PRIMARY KEY("kind","year"),
	CONSTRAINT "document_series_last_serial" CHECK ("document_series"."last_serial" > 0)
);
--> statement-breakpoint
CREATE TABLE "encryption_key" (
	"name" text NOT NULL,
	"version" integer NOT NULL,
	"wrapped" "bytea" NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"retired_at" timestamp(3) with time zone,
	CONSTRAINT "encryption_key_name_version_pk" PRIMARY KEY("name","version"),
	CONSTRAINT "encryption_key_state" CHECK ("encryption_key"."state" in ('added', 'active', 'old'))
);
--> statement-breakpoint
CREATE TABLE "seller" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seller_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"nama" text NOT NULL,
	"alamat" text NOT NULL,
	"npwp" text NOT NULL,
	"nama_penanda_tangan" text NOT NULL,
	"jabatan_penanda_tangan" text NOT NULL,
	"bank" text NOT NULL,
	"cabang_bank" text NOT NULL,
	"no_rekening" text NOT NULL,
	"atas_nama_rekening" text NOT NULL,
	"berlaku_mulai" date NOT NULL,
	"status" text DEFAULT 'DIAJUKAN' NOT NULL,
	"id_pengusul" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text
);
--> statement-breakpoint
ALTER TABLE "peserta_count" DROP CONSTRAINT "peserta_count_unique";--> statement-breakpoint
ALTER TABLE "dose" ADD COLUMN "id_produk" integer;--> statement-breakpoint
ALTER TABLE "dose" ADD COLUMN "id_batch" integer;--> statement-breakpoint
ALTER TABLE "dose" ADD COLUMN "batch_tidak_terdaftar" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "dose" ADD COLUMN "alasan_vaksin" text;--> statement-breakpoint
ALTER TABLE "dose" ADD COLUMN "alasan_batch" text;--> statement-breakpoint
ALTER TABLE "import_change" ADD COLUMN "undone_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "import_change" ADD COLUMN "undone_by" text;--> statement-breakpoint
ALTER TABLE "import_file" ADD COLUMN "filled_columns" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "import_row" ADD COLUMN "changed_values" "bytea";--> statement-breakpoint
ALTER TABLE "peserta_count" ADD COLUMN "import_id" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "seller" ADD CONSTRAINT "seller_id_pengusul_app_user_id_fk" FOREIGN KEY ("id_pengusul") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_seal_upper_index" ON "audit_seal" USING btree (upper("entries"));--> statement-breakpoint
CREATE UNIQUE INDEX "encryption_key_active_unique" ON "encryption_key" USING btree ("name") WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "seller_id_pengusul_index" ON "seller" USING btree ("id_pengusul");--> statement-breakpoint
CREATE UNIQUE INDEX "seller_berlaku_mulai_unique" ON "seller" USING btree ("berlaku_mulai") WHERE status = 'DISETUJUI';--> statement-breakpoint
ALTER TABLE "dose" ADD CONSTRAINT "dose_id_produk_product_id_fk" FOREIGN KEY ("id_produk") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dose" ADD CONSTRAINT "dose_id_batch_batch_id_fk" FOREIGN KEY ("id_batch") REFERENCES "public"."batch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dose_id_produk_index" ON "dose" USING btree ("id_produk") WHERE id_produk is not null;--> statement-breakpoint
CREATE INDEX "dose_id_batch_index" ON "dose" USING btree ("id_batch","faskes_id") WHERE id_batch is not null;--> statement-breakpoint
CREATE INDEX "dose_batch_number_index" ON "dose" USING btree (lower("batch")) WHERE id_batch is null and batch is not null;--> statement-breakpoint
CREATE INDEX "import_file_saving_index" ON "import_file" USING btree ("id") WHERE saving_total is not null;--> statement-breakpoint
ALTER TABLE "peserta_count" ADD CONSTRAINT "peserta_count_unique" UNIQUE NULLS NOT DISTINCT("bhbu_id","faskes_id","user_id","vaccination_type","is_wni","is_valid","is_active","is_voucher","is_eligible","dosis_diberikan","import_id");