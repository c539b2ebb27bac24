import { invoiceCalls } from '#contract/domains/invoice/calls.ts';
import type { InvoiceListItem } from '#contract/domains/invoice/record.ts';
import {
  withoutTransaction,
  type Context,
  type Handler,
  type Handlers,
} from '#server/platform/context.ts';
import { invoice } from '#server/platform/db/schema/index.ts';
import { issueExportTicket } from '#server/platform/files/export-queue.ts';
import { message } from '#server/platform/messages/message.ts';
import { exportRecords, type ExportColumn } from '#server/platform/record/index.ts';
import { page } from './list.ts';
import { toListItem } from './read.ts';
import { selectInvoices, type InvoiceRow } from './records.ts';

type ExportedRow = InvoiceListItem & InvoiceRow;

const columns: readonly ExportColumn<ExportedRow>[] = [
  { header: 'Nomor invoice', width: 22, of: row => row.noInvoice },
  { header: 'Tanggal', width: 12, of: row => row.tanggalInvoice },
  { header: 'Jatuh tempo', width: 12, of: row => row.hariTerakhir },
  { header: 'Perusahaan', width: 36, of: row => row.namaBHBU },
  { header: 'Akun pelanggan', width: 18, of: row => row.invoiceAccount },
  { header: 'Nomor pesanan', width: 24, of: row => row.noOrder },
  { header: 'Nomor PKS', width: 28, of: row => row.noPKS },
  { header: 'Termin', width: 12, of: row => row.termin },
  {
    header: 'Status',
    width: 20,
    of: (row, ctx) => ctx.render(message(`invoice.state.${row.status}`)),
  },
  { header: 'Subtotal (Rp)', width: 16, of: row => row.subTotal },
  { header: 'DPP (Rp)', width: 16, of: row => row.dpp },
  { header: 'PPN (Rp)', width: 14, of: row => row.ppn },
  { header: 'PPN ditanggung pemerintah (Rp)', width: 28, of: row => row.ppnDTP },
  { header: 'PPh dipungut (Rp)', width: 16, of: row => row.pphDipungut },
  { header: 'PPh dipotong (Rp)', width: 16, of: row => row.pphDipotong },
  { header: 'Total (Rp)', width: 16, of: row => row.total },
  { header: 'Nilai tagihan (Rp)', width: 17, of: row => row.nilaiTagihan },
  { header: 'Dibayar (Rp)', width: 16, of: row => row.dibayar },
  { header: 'Dihapus (Rp)', width: 14, of: row => row.penghapusan },
  { header: 'Sisa (Rp)', width: 16, of: row => row.sisa },
  { header: 'Hari lewat', width: 10, of: row => row.hariLewat },
  { header: 'Nomor faktur pajak', width: 22, of: row => row.noFakturPajak },
  { header: 'Kode faktur', width: 11, of: row => row.kodeFaktur },
];

const exportInvoices: Handler<typeof invoiceCalls.export> = withoutTransaction((ctx, { query }) => {
  const { tiket: _ticket, ...filters } = query;
  return exportRecords(ctx, {
    resource: 'invoice',
    name: 'Invoice',
    id: invoice.id,
    select: selectInvoices,
    condition: inside => page.condition(inside, filters),
    filters,
    columns: columns.map(({ of, ...column }) => ({
      ...column,
      of: (row: InvoiceRow, inside: Context) => of({ ...row, ...toListItem(inside, row) }, inside),
    })),
  });
});

export const exportHandlers = {
  export: exportInvoices,
  exportTicket: (ctx, { body }) => issueExportTicket(ctx, invoiceCalls.export.path, body.kueri),
} satisfies Partial<Handlers<typeof invoiceCalls>>;
