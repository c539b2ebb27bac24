import { workOrderKindNames, workOrderStateNames } from '#contract/core/messages/id/names.ts';
import { workOrderCalls } from '#contract/domains/work-order/calls.ts';
import { withoutTransaction, type Handler, type Handlers } from '#server/platform/context.ts';
import { workOrder } from '#server/platform/db/schema/index.ts';
import { issueExportTicket } from '#server/platform/files/export-queue.ts';
import { exportRecords, type ExportColumn } from '#server/platform/record/index.ts';
import { page } from './read.ts';
import { selectWorkOrders, type WorkOrderRow } from './records.ts';

const columns: readonly ExportColumn<WorkOrderRow>[] = [
  { header: 'Nomor perintah kerja', width: 22, of: row => row.noWO },
  { header: 'Jenis', width: 16, of: row => workOrderKindNames[row.jenis] },
  { header: 'Status', width: 20, of: row => workOrderStateNames[row.status] },
  { header: 'Nomor pesanan', width: 24, of: row => row.noOrder },
  { header: 'Perusahaan', width: 36, of: row => row.namaBHBU },
  { header: 'Faskes', width: 36, of: row => row.namaFaskes },
  { header: 'Distributor', width: 30, of: row => row.namaDistributor },
  { header: 'Rencana kirim', width: 13, kind: 'date', of: row => row.tanggalKirim },
  { header: 'Rencana tiba', width: 13, kind: 'date', of: row => row.tanggalTiba },
  { header: 'Berangkat', width: 17, kind: 'instant', of: row => row.waktuKirim },
  { header: 'Tiba', width: 17, kind: 'instant', of: row => row.waktuTiba },
  { header: 'Dosis', width: 10, kind: 'number', of: row => row.jumlahDosis },
  { header: 'Dosis diterima', width: 14, kind: 'number', of: row => row.dosisDiterima },
  { header: 'Suhu muat (°C)', width: 14, kind: 'decimal', of: row => row.suhuMuat },
  { header: 'Suhu terima (°C)', width: 15, kind: 'decimal', of: row => row.suhuTerima },
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
