import { eq } from 'drizzle-orm';
import { rupiah } from '#documents/format.ts';
import { notaDocument } from '#documents/invoice/nota.ts';
import { everyInvoice, getInvoice } from '#server/domains/invoice/index.ts';
import { nota } from '#server/platform/db/schema/index.ts';
import { fileOn, type DocumentDefinition } from '#server/platform/document/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { notaLifecycle } from './lifecycle.ts';
import { notaRecords, toNota } from './records.ts';

/** The printed notes (nota retur, nota pembatalan, nota kredit). */
export const notaDocuments: DocumentDefinition = {
  resource: 'nota',
  kinds: ['NOTA'],
  async open(ctx, id) {
    const row = await notaRecords.get(ctx, id);
    // Whoever may read a note may read what it prints of its invoice.
    const invoice = await getInvoice({ ...ctx, ...everyInvoice }, row.idInvoice);
    return {
      kind: 'NOTA',
      recordId: String(id),
      label: notaRecords.labelOf(row),
      idBHBU: row.idBHBU,
      printsNpwp: true,
      day: row.tanggalNota ?? dayInJakarta(ctx.now),
      build: async () => notaDocument(await toNota(ctx.db, row), invoice),
      facts: () => ({
        ...(invoice.penjual ? { penjual: invoice.penjual.nama } : {}),
        pembeli: invoice.pembeli.nama,
        total: rupiah(row.nilaiTagihan),
      }),
    };
  },
  async stateOf(db, recordId) {
    const [found] = await db
      .select({ status: nota.status })
      .from(nota)
      .where(eq(nota.id, Number(recordId)));
    return found?.status === 'DISETUJUI' || found?.status === 'DIUSULKAN_BATAL'
      ? 'BERLAKU'
      : 'DIBATALKAN';
  },
};

fileOn(notaLifecycle, ['approve'], notaDocuments);
