CREATE INDEX "invoice_sort_waiting_index" ON "invoice" USING btree ((case when "status" in ('DRAFT','TERBIT','DISTEMPEL','DIBAYAR_SEBAGIAN','LEWAT_TEMPO')
    then coalesce("jatuh_tempo", date '1970-01-01')
    else date '2999-12-31' + (date '2999-12-31' - coalesce("tanggal_invoice", date '1970-01-01')) end),"id");--> statement-breakpoint
CREATE INDEX "order_sort_waiting_index" ON "order" USING btree ((case when "status" in ('DRAFT','DIAJUKAN','DISESUAIKAN','DITERIMA','PKS_DIBUAT','PKS_DITANDATANGANI','MENUNGGU_BAYAR','DIBAYAR_SEBAGIAN','LUNAS','DIJADWALKAN','DIKIRIM_SEBAGIAN')
    then coalesce(coalesce("tenggat_bayar", "tanggal_order"), date '1970-01-01')
    else date '2999-12-31' + (date '2999-12-31' - coalesce("tanggal_order", date '1970-01-01')) end),"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "payment_sort_waiting_index" ON "payment" USING btree ((case when "status" in ('MENUNGGU_BUKTI','BUKTI_DIUNGGAH','DITOLAK','DIUSULKAN_BALIK')
    then coalesce("tanggal_bayar", date '1970-01-01')
    else date '2999-12-31' + (date '2999-12-31' - coalesce("tanggal_bayar", date '1970-01-01')) end),"id");--> statement-breakpoint
CREATE INDEX "peserta_planned_day_index" ON "peserta" USING btree ("rencana_tanggal") WHERE deleted_at is null and rencana_tanggal is not null;