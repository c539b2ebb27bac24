CREATE TABLE "faktur" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "faktur_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_invoice" integer NOT NULL,
	"kelas_pajak" text NOT NULL,
	"kode" text NOT NULL,
	"referensi" text NOT NULL,
	"tanggal_faktur" date,
	"fasilitas" text,
	"nomor" text,
	"status_coretax" text,
	"id_berkas" integer,
	"selisih" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"alasan_selisih" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	CONSTRAINT "faktur_class_unique" UNIQUE("id_invoice","kelas_pajak"),
	CONSTRAINT "faktur_exported" CHECK ("faktur"."id_berkas" is null or "faktur"."tanggal_faktur" is not null)
);
--> statement-breakpoint
CREATE TABLE "faktur_file" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "faktur_file_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"masa" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text
);
--> statement-breakpoint
ALTER TABLE "bhbu" ADD COLUMN "instansi_pemerintah" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bhbu" ADD COLUMN "nitku" text;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "kode_barang_jasa" text DEFAULT '300200';--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "satuan_faktur" text DEFAULT '0033';--> statement-breakpoint
ALTER TABLE "seller" ADD COLUMN "nitku" text;--> statement-breakpoint
ALTER TABLE "service" ADD COLUMN "kode_barang_jasa" text DEFAULT '000000';--> statement-breakpoint
ALTER TABLE "service" ADD COLUMN "satuan_faktur" text DEFAULT '0030';--> statement-breakpoint
ALTER TABLE "faktur" ADD CONSTRAINT "faktur_id_invoice_invoice_id_fk" FOREIGN KEY ("id_invoice") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faktur" ADD CONSTRAINT "faktur_id_berkas_faktur_file_id_fk" FOREIGN KEY ("id_berkas") REFERENCES "public"."faktur_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "faktur_referensi_unique" ON "faktur" USING btree ("referensi");--> statement-breakpoint
CREATE UNIQUE INDEX "faktur_nomor_unique" ON "faktur" USING btree ("nomor");--> statement-breakpoint
CREATE INDEX "faktur_berkas_index" ON "faktur" USING btree ("id_berkas");--> statement-breakpoint
CREATE INDEX "faktur_file_created_index" ON "faktur_file" USING btree ("created_at","id");