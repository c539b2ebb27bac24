import { eq, sql } from 'drizzle-orm';
import { rupiah } from '#documents/format.ts';
import { invoiceDocument } from '#documents/invoice/invoice.ts';
import { lastDigits } from '#documents/facts.ts';
import { findLetterhead } from '#server/domains/seller/index.ts';
import { invoice } from '#server/platform/db/schema/index.ts';
import {
  fileOn,
  type DocumentDefinition,
  type EarlierActs,
} from '#server/platform/document/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { invoiceLifecycle } from './lifecycle.ts';
import { toInvoice } from './read.ts';
import { invoiceLabel, invoiceRecords } from './records.ts';

/** The printed invoices. */
export const invoiceDocuments: DocumentDefinition = {
  resource: 'invoice',
  kinds: ['INVOICE'],
  async open(ctx, id) {
    const row = await invoiceRecords.get(ctx, id);
    const day = row.tanggalInvoice ?? dayInJakarta(ctx.now);
    return {
      kind: 'INVOICE',
      recordId: String(id),
      label: invoiceLabel(row),
      idBHBU: row.idBHBU,
      printsNpwp: true,
      day,
      build: async () =>
        invoiceDocument(await toInvoice(ctx, row), await findLetterhead(ctx.db, day)),
      facts: () => ({
        ...(row.penjual ? { penjual: row.penjual.nama } : {}),
        pembeli: row.pembeli.nama,
        total: rupiah(row.total),
        ...(row.rekeningTujuan ? { rekening: lastDigits(row.rekeningTujuan.nomor) } : {}),
      }),
    };
  },
  async stateOf(db, recordId) {
    const [found] = await db
      .select({ status: invoice.status })
      .from(invoice)
      .where(eq(invoice.id, Number(recordId)));
    return !found || found.status === 'BATAL' ? 'DIBATALKAN' : 'BERLAKU';
  },
  signedCopies: (_, recordId) =>
    Promise.resolve([{ resource: 'invoice', recordId, slots: ['fileInvoice'] }]),
};

fileOn(invoiceLifecycle, ['issue'], invoiceDocuments);

export const earlierInvoices: EarlierActs = {
  definition: invoiceDocuments,
  records: sql`select id, null::int from invoice where no_invoice is not null`,
};
