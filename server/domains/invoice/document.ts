import { eq } from 'drizzle-orm';
import { invoiceDocument } from '#documents/invoice/invoice.ts';
import { invoice } from '#server/platform/db/schema/index.ts';
import type { DocumentDefinition } from '#server/platform/document/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { toInvoice } from './read.ts';
import { invoiceLabel, invoiceRecords } from './records.ts';

/** The printed invoices. */
export const invoiceDocuments: DocumentDefinition = {
  resource: 'invoice',
  kinds: ['INVOICE'],
  async open(ctx, id) {
    const row = await invoiceRecords.get(ctx, id);
    return {
      kind: 'INVOICE',
      recordId: String(id),
      label: invoiceLabel(row),
      idBHBU: row.idBHBU,
      day: row.tanggalInvoice ?? dayInJakarta(ctx.now),
      build: async () => invoiceDocument(await toInvoice(ctx, row)),
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
