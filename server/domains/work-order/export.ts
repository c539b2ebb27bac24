import { dayInZone } from '#contract/core/values/zone.ts';
import { workOrderCalls } from '#contract/domains/work-order/calls.ts';
import type { WorkOrderKind } from '#contract/domains/work-order/receipt.ts';
import { withoutTransaction, type Handler, type Handlers } from '#server/platform/context.ts';
import { workOrder } from '#server/platform/db/schema/index.ts';
import { issueExportTicket } from '#server/platform/files/export-queue.ts';
import { message } from '#server/platform/messages/message.ts';
import { exportRecords, type ExportColumn } from '#server/platform/record/index.ts';
import { page } from './read.ts';
import { selectWorkOrders, type WorkOrderRow } from './records.ts';

const kindNames: Readonly<Record<WorkOrderKind, string>> = {
  KIRIM: 'Kirim',
  KIRIM_SUSULAN: 'Kirim susulan',
  PENGGANTIAN: 'Penggantian',
  AMBIL_KEMBALI: 'Ambil kembali',
};

/** The day of an instant at the facility. */
const dayOf = (time: string | null, { zona }: WorkOrderRow): string | null =>
  time === null ? null : dayInZone(time, zona);

const columns: readonly ExportColumn<WorkOrderRow>[] = [
  { header: 'Nomor perintah kerja', width: 22, of: row => row.noWO },
  { header: 'Jenis', width: 16, of: row => kindNames[row.jenis] },
  {
    header: 'Status',
    width: 20,
    of: (row, ctx) => ctx.render(message(`workOrder.state.${row.status}`)),
  },
  { header: 'Nomor pesanan', width: 24, of: row => row.noOrder },
  { header: 'Perusahaan', width: 36, of: row => row.namaBHBU },
  { header: 'Faskes', width: 36, of: row => row.namaFaskes },
  { header: 'Distributor', width: 30, of: row => row.namaDistributor },
  { header: 'Rencana kirim', width: 13, of: row => row.tanggalKirim },
  { header: 'Rencana tiba', width: 13, of: row => row.tanggalTiba },
  { header: 'Dikirim', width: 12, of: row => dayOf(row.waktuKirim, row) },
  { header: 'Tiba', width: 12, of: row => dayOf(row.waktuTiba, row) },
  { header: 'Dosis', width: 10, of: row => row.jumlahDosis },
  { header: 'Dosis diterima', width: 14, of: row => row.dosisDiterima },
  { header: 'Suhu muat (°C)', width: 14, of: row => row.suhuMuat },
  { header: 'Suhu terima (°C)', width: 15, of: row => row.suhuTerima },
  {
    header: 'Nomor berita acara ketidaksesuaian',
    width: 26,
    of: row => row.beritaSelisih?.nomor ?? null,
  },
  { header: 'Nomor BAST', width: 22, of: row => row.bast?.nomor ?? null },
  { header: 'Menindaklanjuti', width: 22, of: row => row.noWOInduk },
];

const exportWorkOrders: Handler<typeof workOrderCalls.export> = withoutTransaction(
  (ctx, { query }) => {
    const { tiket: _ticket, ...filters } = query;
    return exportRecords(ctx, {
      resource: 'workOrder',
      name: 'Perintah Kerja',
      id: workOrder.id,
      select: selectWorkOrders,
      condition: inside => page.condition(inside, filters),
      filters,
      columns,
    });
  },
);

export const exportHandlers = {
  export: exportWorkOrders,
  exportTicket: (ctx, { body }) => issueExportTicket(ctx, workOrderCalls.export.path, body.kueri),
} satisfies Partial<Handlers<typeof workOrderCalls>>;
