import { leftoverDocument } from '#documents/stock/leftover.ts';
import type { DocumentDefinition } from '#server/platform/document/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { ofOrder } from './of-order.ts';

/** The leftover reports of orders; a facility prints its own part, which is filed by itself. */
export const leftoverDocuments: DocumentDefinition = {
  resource: 'stock',
  kinds: ['SISA_DOSIS'],
  async open(ctx, id) {
    const ledger = await ofOrder(ctx, { params: { id }, query: undefined, body: undefined });
    const { faskesId } = ctx.user;
    // Leftover that is not reported yet makes it a draft.
    const isDraft =
      ledger.faskes.every(({ stok }) => stok.length === 0) ||
      ledger.faskes.some(({ stok }) => stok.some(one => one.sisa !== 0 && one.waktuLapor === null));
    return {
      kind: 'SISA_DOSIS',
      recordId: faskesId === null ? `${ledger.idOrder}` : `${ledger.idOrder}/faskes/${faskesId}`,
      label: ledger.noOrder ?? `Pesanan ${ledger.idOrder}`,
      idBHBU: ledger.idBHBU,
      day: dayInJakarta(ctx.now),
      build: () => ({ ...leftoverDocument(ledger, null), isDraft }),
    };
  },
  stateOf: () => Promise.resolve('BERLAKU'),
};
