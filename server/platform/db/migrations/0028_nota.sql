CREATE TABLE "nota" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "nota_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_invoice" integer NOT NULL,
	"id_bhbu" integer NOT NULL,
	"jenis" text NOT NULL,
	"status" text DEFAULT 'DIAJUKAN' NOT NULL,
	"alasan" text NOT NULL,
	"no_nota" text,
	"tanggal_nota" date,
	"id_faktur" integer,
	"no_faktur" text,
	"tanggal_faktur" date,
	"sub_total" bigint NOT NULL,
	"dpp" bigint NOT NULL,
	"ppn" bigint NOT NULL,
	"ppn_dtp" bigint NOT NULL,
	"pph_dipungut" bigint NOT NULL,
	"pph_dipotong" bigint NOT NULL,
	"total" bigint NOT NULL,
	"nilai_tagihan" bigint NOT NULL,
	"id_pengusul" integer,
	"pengusul" text,
	"penyetuju" text,
	"alasan_status" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	CONSTRAINT "nota_amount" CHECK ("nota"."nilai_tagihan" > 0),
	CONSTRAINT "nota_numbered" CHECK (("nota"."no_nota" is not null and "nota"."tanggal_nota" is not null)
        = ("nota"."status" in ('DISETUJUI', 'DIUSULKAN_BATAL', 'DIBATALKAN')))
);
--> statement-breakpoint
CREATE TABLE "nota_line" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "nota_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_nota" integer NOT NULL,
	"id_baris" integer NOT NULL,
	"qty" integer,
	"nilai" bigint NOT NULL,
	"dpp" bigint NOT NULL,
	"ppn" bigint NOT NULL,
	"ppn_dtp" bigint NOT NULL,
	"pph" bigint NOT NULL,
	CONSTRAINT "nota_line_unique" UNIQUE("id_nota","id_baris"),
	CONSTRAINT "nota_line_qty" CHECK ("nota_line"."qty" > 0)
);
--> statement-breakpoint
ALTER TABLE "invoice" DROP CONSTRAINT "invoice_paid";--> statement-breakpoint
ALTER TABLE "payment_allocation" DROP CONSTRAINT "payment_allocation_positive";--> statement-breakpoint
DROP INDEX "invoice_sort_tanggal_index";--> statement-breakpoint
DROP INDEX "invoice_sort_sisa_index";--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "dikredit" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "dikredit_ppn" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "dikredit_pph" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "diretur" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "nota" ADD CONSTRAINT "nota_id_invoice_invoice_id_fk" FOREIGN KEY ("id_invoice") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nota" ADD CONSTRAINT "nota_id_bhbu_bhbu_id_fk" FOREIGN KEY ("id_bhbu") REFERENCES "public"."bhbu"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nota" ADD CONSTRAINT "nota_id_faktur_faktur_id_fk" FOREIGN KEY ("id_faktur") REFERENCES "public"."faktur"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nota" ADD CONSTRAINT "nota_id_pengusul_app_user_id_fk" FOREIGN KEY ("id_pengusul") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nota_line" ADD CONSTRAINT "nota_line_id_nota_nota_id_fk" FOREIGN KEY ("id_nota") REFERENCES "public"."nota"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nota_line" ADD CONSTRAINT "nota_line_id_baris_invoice_line_id_fk" FOREIGN KEY ("id_baris") REFERENCES "public"."invoice_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "nota_no_nota_unique" ON "nota" USING btree ("no_nota");--> statement-breakpoint
CREATE INDEX "nota_invoice_index" ON "nota" USING btree ("id_invoice","id");--> statement-breakpoint
CREATE INDEX "nota_bhbu_index" ON "nota" USING btree ("id_bhbu","id");--> statement-breakpoint
CREATE INDEX "nota_faktur_index" ON "nota" USING btree ("id_faktur");--> statement-breakpoint
CREATE INDEX "nota_pengusul_index" ON "nota" USING btree ("id_pengusul");--> statement-breakpoint
CREATE INDEX "nota_text_index" ON "nota" USING gin ("no_nota" gin_trgm_ops,"no_faktur" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "nota_sort_tanggal_index" ON "nota" USING btree (coalesce("tanggal_nota", 'infinity'),"id");--> statement-breakpoint
CREATE INDEX "nota_sort_nomor_index" ON "nota" USING btree (coalesce("no_nota", ''),"id");--> statement-breakpoint
CREATE INDEX "nota_sort_nilai_index" ON "nota" USING btree ("nilai_tagihan","id");--> statement-breakpoint
CREATE INDEX "nota_sort_status_index" ON "nota" USING btree (array_position(array['DIAJUKAN','DISETUJUI','DITOLAK','DIUSULKAN_BATAL','DIBATALKAN'], "status"),"id","status");--> statement-breakpoint
CREATE INDEX "nota_sort_modified_index" ON "nota" USING btree ("modified_at","id");--> statement-breakpoint
CREATE INDEX "nota_line_baris_index" ON "nota_line" USING btree ("id_baris");--> statement-breakpoint
CREATE INDEX "invoice_sort_tanggal_index" ON "invoice" USING btree (coalesce("tanggal_invoice", 'infinity'),"id","tanggal_invoice","id_bhbu","status","termin","nilai_tagihan","dikredit","dibayar","penghapusan");--> statement-breakpoint
CREATE INDEX "invoice_sort_sisa_index" ON "invoice" USING btree (("nilai_tagihan" - "dikredit" - "dibayar" - "penghapusan"),"id","nilai_tagihan","dikredit","dibayar","penghapusan");--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_paid" CHECK ("invoice"."dibayar" >= 0 and "invoice"."penghapusan" between 0 and 10000
      and "invoice"."dikredit" >= 0
      and "invoice"."dibayar" + "invoice"."penghapusan" + "invoice"."dikredit" <= "invoice"."nilai_tagihan");--> statement-breakpoint
ALTER TABLE "payment_allocation" ADD CONSTRAINT "payment_allocation_sign" CHECK ("payment_allocation"."jumlah" <> 0 and ("payment_allocation"."jumlah" < 0) = ("payment_allocation"."jenis" = 'NOTA'));--> statement-breakpoint
CREATE OR REPLACE FUNCTION "reject_invoice_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"changeable" CONSTANT text[] := ARRAY['status', 'dibayar', 'penghapusan', 'alasan_penghapusan', 'alasan_batal',
		'dikredit', 'dikredit_ppn', 'dikredit_pph', 'diretur',
		'no_faktur_pajak', 'kode_faktur', 'version', 'modified_at', 'modified_by'];
BEGIN
	IF OLD.no_invoice IS NULL THEN
		RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
	END IF;
	IF TG_OP = 'DELETE' OR to_jsonb(OLD) - "changeable" <> to_jsonb(NEW) - "changeable" THEN
		RAISE EXCEPTION 'The invoice % is issued and cannot be changed.', OLD.no_invoice;
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
-- An approved note keeps what was approved; only its state changes.
CREATE FUNCTION "reject_nota_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"changeable" CONSTANT text[] := ARRAY['status', 'id_pengusul', 'pengusul', 'alasan_status',
		'version', 'modified_at', 'modified_by'];
BEGIN
	IF OLD.no_nota IS NULL THEN
		RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
	END IF;
	IF TG_OP = 'DELETE' OR to_jsonb(OLD) - "changeable" <> to_jsonb(NEW) - "changeable" THEN
		RAISE EXCEPTION 'The note % is approved and cannot be changed.', OLD.no_nota;
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "nota_immutable" BEFORE UPDATE OR DELETE ON "nota"
	FOR EACH ROW EXECUTE FUNCTION "reject_nota_change"();
--> statement-breakpoint
CREATE TRIGGER "nota_line_append_only"
	BEFORE UPDATE OR DELETE OR TRUNCATE ON "nota_line"
	FOR EACH STATEMENT EXECUTE FUNCTION "reject_change"();
