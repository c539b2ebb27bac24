CREATE TABLE "surat" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "surat_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"jenis" text NOT NULL,
	"no_surat" text,
	"id_bhbu" integer NOT NULL,
	"id_pks" integer,
	"id_invoice" integer,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"tanggal" date,
	"batas" date,
	"uraian" text,
	"kepada" text NOT NULL,
	"sebab" text,
	"tanggal_kejadian" date,
	"token_hash" text,
	"tautan_sampai" timestamp(3) with time zone,
	"dikirim_pada" timestamp(3) with time zone,
	"dibaca_pada" timestamp(3) with time zone,
	"dijawab_pada" timestamp(3) with time zone,
	"penjawab" text,
	"alasan" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	CONSTRAINT "surat_no_surat_unique" UNIQUE("no_surat")
);
--> statement-breakpoint
ALTER TABLE "surat" ADD CONSTRAINT "surat_id_bhbu_bhbu_id_fk" FOREIGN KEY ("id_bhbu") REFERENCES "public"."bhbu"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "surat" ADD CONSTRAINT "surat_id_pks_pks_id_fk" FOREIGN KEY ("id_pks") REFERENCES "public"."pks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "surat" ADD CONSTRAINT "surat_id_invoice_invoice_id_fk" FOREIGN KEY ("id_invoice") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "surat_token_unique" ON "surat" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "surat_draft_unique" ON "surat" USING btree ("jenis",coalesce("id_pks", 0),coalesce("id_invoice", 0)) WHERE status = 'DRAFT';--> statement-breakpoint
CREATE INDEX "surat_id_bhbu_index" ON "surat" USING btree ("id_bhbu");--> statement-breakpoint
CREATE INDEX "surat_id_pks_index" ON "surat" USING btree ("id_pks");--> statement-breakpoint
CREATE INDEX "surat_id_invoice_index" ON "surat" USING btree ("id_invoice");--> statement-breakpoint
CREATE INDEX "surat_unread_index" ON "surat" USING btree ("dikirim_pada") WHERE status = 'TERKIRIM';