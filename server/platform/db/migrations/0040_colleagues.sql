ALTER TABLE "order" DROP CONSTRAINT "order_submitted";--> statement-breakpoint
DROP INDEX "order_sort_waiting_index";--> statement-breakpoint
DROP INDEX "order_sort_status_index";--> statement-breakpoint
DROP INDEX "order_open_amendment_unique";--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "hak" text[] DEFAULT '{"MEMESAN","MENANDATANGANI","MEMBAYAR","MENGELOLA_PESERTA","MENGELOLA_AKUN"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "bhbu" ADD COLUMN "persetujuan_pesanan" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "order_sort_waiting_index" ON "order" USING btree ((case when "status" in ('DRAFT','MENUNGGU_PERSETUJUAN','DIAJUKAN','DISESUAIKAN','DITERIMA','PKS_DIBUAT','PKS_DITANDATANGANI','MENUNGGU_BAYAR','DIBAYAR_SEBAGIAN','LUNAS','DIJADWALKAN','DIKIRIM_SEBAGIAN')
    then coalesce(coalesce("tenggat_bayar", "tanggal_order"), date '1970-01-01')
    else date '2999-12-31' + (date '2999-12-31' - coalesce("tanggal_order", date '1970-01-01')) end),"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "order_sort_status_index" ON "order" USING btree (array_position(array['DRAFT','MENUNGGU_PERSETUJUAN','DIAJUKAN','DISESUAIKAN','DITERIMA','PKS_DIBUAT','PKS_DITANDATANGANI','MENUNGGU_BAYAR','DIBAYAR_SEBAGIAN','LUNAS','DIJADWALKAN','DIKIRIM_SEBAGIAN','DIKIRIM_SEMUA','DITERIMA_PEMBELI','PELAKSANAAN','SELESAI','DITOLAK','DIBATALKAN','BATAL_GAGAL_BAYAR','DIAKHIRI','DIAMANDEMEN'], "status"),"id","status") WHERE deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "order_open_amendment_unique" ON "order" USING btree ("amandemen_dari") WHERE deleted_at is null and status in ('DRAFT', 'MENUNGGU_PERSETUJUAN', 'DIAJUKAN', 'DISESUAIKAN', 'DITERIMA', 'PKS_DIBUAT', 'PKS_DITANDATANGANI');--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_submitted" CHECK ("order"."status" in ('DRAFT', 'MENUNGGU_PERSETUJUAN', 'DIBATALKAN') or num_nulls(
      "order"."no_order", "order"."tanggal_order", "order"."model", "order"."skema", "order"."total_harga") = 0);