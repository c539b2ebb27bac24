CREATE TABLE "price_ceiling" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_ceiling_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"nomor" text NOT NULL,
	"tanggal" date NOT NULL,
	"judul" text NOT NULL,
	"berlaku_mulai" date NOT NULL,
	"batas_vaksin" integer,
	"batas_layanan" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	CONSTRAINT "price_ceiling_berlaku_mulai_unique" UNIQUE("berlaku_mulai"),
	CONSTRAINT "price_ceiling_amount" CHECK ("price_ceiling"."batas_vaksin" > 0 or "price_ceiling"."batas_layanan" > 0)
);
--> statement-breakpoint
-- The decree whose ceilings were part of the program before.
INSERT INTO "price_ceiling" ("nomor", "tanggal", "judul", "berlaku_mulai", "batas_vaksin", "batas_layanan") VALUES
	('HK.01.07/MENKES/4643/2021', '2021-05-11', 'Penetapan Besaran Harga Pembelian Vaksin Produksi Sinopharm melalui Penunjukan Badan Usaha dalam Pelaksanaan Pengadaan Vaksin Corona Virus Disease 2019 (COVID-19) dan Tarif Maksimal Pelayanan untuk Pelaksanaan Vaksinasi Gotong Royong', '2021-05-11', 321660, 117910);
