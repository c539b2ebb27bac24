CREATE TABLE "marked_copy" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "marked_copy_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_document" integer NOT NULL,
	"mark" text NOT NULL,
	"pdf" "bytea" NOT NULL,
	"sha256" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "payment_text_index";--> statement-breakpoint
ALTER TABLE "filed_document" ADD COLUMN "facts" jsonb;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "document_mark" text;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "no_kuitansi" text;--> statement-breakpoint
ALTER TABLE "voucher_transaction" ADD COLUMN "nama_produk" text;--> statement-breakpoint
ALTER TABLE "marked_copy" ADD CONSTRAINT "marked_copy_id_document_filed_document_id_fk" FOREIGN KEY ("id_document") REFERENCES "public"."filed_document"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "marked_copy_unique" ON "marked_copy" USING btree ("id_document","mark");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_no_kuitansi_unique" ON "payment" USING btree ("no_kuitansi");--> statement-breakpoint
CREATE INDEX "payment_text_index" ON "payment" USING gin ("no_referensi" gin_trgm_ops,"nama_pengirim" gin_trgm_ops,"no_kuitansi" gin_trgm_ops);