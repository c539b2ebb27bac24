CREATE TABLE "decree" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "decree_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"aturan" text NOT NULL,
	"fasilitas" text NOT NULL,
	"berlaku_mulai" date NOT NULL,
	"berlaku_sampai" date,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	CONSTRAINT "decree_berlaku_mulai_unique" UNIQUE("berlaku_mulai")
);
--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "dasar_dtp" jsonb;