import { invoiceTermNames, shownInvoiceStateNames } from '#contract/core/messages/id/names.ts';
import { shownInvoiceState } from '#contract/domains/invoice/amounts.ts';
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
import { exportRecords, type ExportColumn } from '#server/platform/record/index.ts';
import { page } from './list.ts';
import { toListItem } from './read.ts';
import { selectInvoices, type InvoiceRow } from './records.ts';

type ExportedRow = InvoiceListItem & InvoiceRow;

const columns: readonly ExportColumn<ExportedRow>[] = [
  { header: 'Nomor invoice', width: 22, of: row => row.noInvoice },
  { header: 'Tanggal', width: 12, kind: 'date', of: row => row.tanggalInvoice },
  { header: 'Jatuh tempo', width: 12, kind: 'date', of: row => row.hariTerakhir },
  { header: 'Perusahaan', width: 36, of: row => row.namaBHBU },
  { header: 'Akun pelanggan', width: 18, of: row => row.invoiceAccount },
  { header: 'Nomor pesanan', width: 24, of: row => row.noOrder },
  { header: 'Nomor PKS', width: 28, of: row => row.noPKS },
  { header: 'Termin', width: 12, of: row => invoiceTermNames[row.termin] },
  { header: 'Status', width: 20, of: row => shownInvoiceStateNames[shownInvoiceState(row)] },
  { header: 'Subtotal', width: 16, kind: 'money', of: row => row.subTotal },
  { header: 'DPP', width: 16, kind: 'money', of: row => row.dpp },
  { header: 'PPN', width: 14, kind: 'money', of: row => row.ppn },
  { header: 'PPN ditanggung pemerintah', width: 28, kind: 'money', of: row => row.ppnDTP },
  { header: 'PPh dipungut', width: 16, kind: 'money', of: row => row.pphDipungut },
  { header: 'PPh dipotong', width: 16, kind: 'money', of: row => row.pphDipotong },
  { header: 'Total', width: 16, kind: 'money', of: row => row.total },
  { header: 'Nilai tagihan', width: 17, kind: 'money', of: row => row.nilaiTagihan },
  { header: 'Dikredit', width: 16, kind: 'money', of: row => row.dikredit },
  { header: 'Dibayar', width: 16, kind: 'money', of: row => row.dibayar },
  { header: 'Dihapus', width: 14, kind: 'money', of: row => row.penghapusan },
  { header: 'Sisa', width: 16, kind: 'money', of: row => row.sisa },
  { header: 'Hari lewat', width: 10, kind: 'number', of: row => row.hariLewat },
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
