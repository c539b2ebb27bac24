import { eq, sql } from 'drizzle-orm';
import { rupiah } from '#documents/format.ts';
import { receiptDocument } from '#documents/invoice/receipt.ts';
import { getInvoice } from '#server/domains/invoice/index.ts';
import { findSellerOn, letterheadOf } from '#server/domains/seller/index.ts';
import { payment } from '#server/platform/db/schema/index.ts';
import { drawDocumentNumber } from '#server/platform/document-number/index.ts';
import {
  fileAct,
  type Act,
  type DocumentDefinition,
  type EarlierActs,
} from '#server/platform/document/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { message } from '#server/platform/messages/message.ts';
import { Problem } from '#server/platform/problem.ts';
import { getPayment, paymentRecords } from './records.ts';

/** The receipts (kuitansi) of verified transfers; a slip of tax that was withheld has none. */
export const receiptDocuments: DocumentDefinition = {
  resource: 'payment',
  kinds: ['KUITANSI'],
  async open(ctx, id) {
    const row = await paymentRecords.get(ctx, id);
    if (row.jenis !== 'TRANSFER' || row.verifiedAt === null) {
      throw new Problem(
        'KEADAAN_SALAH',
        message(row.jenis === 'TRANSFER' ? 'payment.noReceipt' : 'payment.noMoney'),
        { currentState: row.status, reason: row.jenis === 'TRANSFER' ? 'state' : 'jenis' },
      );
    }
    const day = dayInJakarta(new Date(row.verifiedAt));
    return {
      kind: 'KUITANSI',
      recordId: String(id),
      label: paymentRecords.labelOf(row),
      idBHBU: row.idBHBU,
      day,
      build: async () => {
        const invoice = await getInvoice(ctx, row.idInvoice);
        const seller = await findSellerOn(ctx.db, day);
        const { penjual } = invoice;
        const signatory = seller
          ? {
              nama: seller.nama,
              penandaTangan: seller.namaPenandaTangan,
              jabatan: seller.jabatanPenandaTangan,
            }
          : (penjual ?? { nama: '', penandaTangan: '', jabatan: '' });
        const letterhead = seller
          ? await letterheadOf(ctx.db, seller)
          : penjual && { name: penjual.nama, address: penjual.alamat };
        return receiptDocument(await getPayment(ctx, id), invoice, { letterhead, signatory, day });
      },
      facts: async () => {
        const seller = await findSellerOn(ctx.db, day);
        return {
          ...(seller ? { penjual: seller.nama } : {}),
          pembeli: row.namaBHBU,
          total: rupiah(row.jumlah),
        };
      },
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

/** Gives a payment the number of its receipt, unless it has one. */
async function numberReceipt({ db, now }: Pick<Act, 'db' | 'now'>, id: number): Promise<void> {
  const [found] = await db
    .select({ noKuitansi: payment.noKuitansi })
    .from(payment)
    .where(eq(payment.id, id));
  if (!found || found.noKuitansi !== null) return;
  const noKuitansi = await drawDocumentNumber({ db, now }, 'payment');
  await db.update(payment).set({ noKuitansi }).where(eq(payment.id, id));
}

/**
 * Files the receipt of a transfer after it was verified, and again after a part of it was used for
 * another invoice or paid back. Nothing is filed for a slip of tax, which is no money.
 */
export async function fileReceipt(
  act: Act,
  { id, jenis }: Pick<typeof payment.$inferSelect, 'id' | 'jenis'>,
): Promise<void> {
  if (jenis !== 'TRANSFER') return;
  await numberReceipt(act, id);
  await fileAct(act, receiptDocuments, id);
}

export const earlierReceipts: EarlierActs = {
  definition: receiptDocuments,
  records: sql`select id, null::int from payment
    where jenis = 'TRANSFER' and verified_at is not null
      and status in ('TERVERIFIKASI', 'DIUSULKAN_BALIK')`,
  prepare: numberReceipt,
};
