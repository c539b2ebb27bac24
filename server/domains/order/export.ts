import { orderKindNames, orderStateNames } from '#contract/core/messages/id/names.ts';
import { orderCalls } from '#contract/domains/order/calls.ts';
import { withoutTransaction, type Handler, type Handlers } from '#server/platform/context.ts';
import { order } from '#server/platform/db/schema/index.ts';
import { issueExportTicket } from '#server/platform/files/export-queue.ts';
import { exportRecords, type ExportColumn } from '#server/platform/record/index.ts';
import { page, withoutSuperseded } from './list.ts';
import { selectOrders, type OrderRow } from './records.ts';

const columns: readonly ExportColumn<OrderRow>[] = [
  { header: 'Nomor pesanan', width: 24, of: row => row.noOrder },
  { header: 'Tanggal', width: 12, kind: 'date', of: row => row.tanggalOrder },
  { header: 'Perusahaan', width: 36, of: row => row.namaBHBU },
  { header: 'Jenis', width: 10, of: row => orderKindNames[row.jenis] },
  { header: 'Status', width: 22, of: row => orderStateNames[row.status] },
  { header: 'Nomor PKS', width: 28, of: row => row.noPKS },
  { header: 'Amandemen ke', width: 13, kind: 'number', of: row => row.nomorAmandemen },
  { header: 'Peserta', width: 10, kind: 'number', of: row => row.jumlahPeserta },
  { header: 'Dosis dipesan', width: 13, kind: 'number', of: row => row.jumlahDosis },
  { header: 'Dosis disetujui', width: 14, kind: 'number', of: row => row.dosisDisetujui },
  { header: 'Subtotal', width: 16, kind: 'money', of: row => row.subTotal },
  { header: 'PPN', width: 14, kind: 'money', of: row => row.ppn },
  { header: 'PPN ditanggung pemerintah', width: 28, kind: 'money', of: row => row.ppnDTP },
  { header: 'PPh', width: 14, kind: 'money', of: row => row.pph },
  { header: 'Jumlah', width: 16, kind: 'money', of: row => row.totalHarga },
  { header: 'Tenggat bayar', width: 14, kind: 'date', of: row => row.tenggat },
];

const exportOrders: Handler<typeof orderCalls.export> = withoutTransaction((ctx, { query }) => {
  const { tiket: _ticket, ...given } = query;
  const filters = withoutSuperseded(given);
  return exportRecords(ctx, {
    resource: 'order',
    name: 'Pesanan',
    id: order.id,
    select: selectOrders,
    condition: inside => page.condition(inside, filters),
    filters,
    columns,
  });
});

export const exportHandlers = {
  export: exportOrders,
  exportTicket: (ctx, { body }) => issueExportTicket(ctx, orderCalls.export.path, body.kueri),
} satisfies Partial<Handlers<typeof orderCalls>>;
