import { eq } from 'drizzle-orm';
import { receiptDocument } from '#documents/invoice/receipt.ts';
import { getInvoice } from '#server/domains/invoice/index.ts';
import { payment } from '#server/platform/db/schema/index.ts';
import type { DocumentDefinition } from '#server/platform/document/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { Problem } from '#server/platform/problem.ts';
import { getPayment, paymentRecords } from './records.ts';

/** The receipts (kuitansi) of verified payments. */
export const receiptDocuments: DocumentDefinition = {
  resource: 'payment',
  kinds: ['KUITANSI'],
  async open(ctx, id) {
    const row = await paymentRecords.get(ctx, id);
    if (row.status !== 'TERVERIFIKASI') {
      throw new Problem('KEADAAN_SALAH', message('payment.noReceipt'), {
        currentState: row.status,
        reason: 'state',
      });
    }
    return {
      kind: 'KUITANSI',
      recordId: String(id),
      label: paymentRecords.labelOf(row),
      idBHBU: row.idBHBU,
      day: row.tanggalBayar,
      build: async () =>
        receiptDocument(await getPayment(ctx, id), await getInvoice(ctx, row.idInvoice)),
    };
  },
  async stateOf(db, recordId) {
    const [found] = await db
      .select({ status: payment.status })
      .from(payment)
      .where(eq(payment.id, Number(recordId)));
    const counts = found?.status === 'TERVERIFIKASI' || found?.status === 'DIUSULKAN_BALIK';
    return counts ? 'BERLAKU' : 'DIBATALKAN';
  },
};
