import { sql } from 'drizzle-orm';
import { count } from '#documents/format.ts';
import { leftoverDocument } from '#documents/stock/leftover.ts';
import { findLetterhead } from '#server/domains/seller/index.ts';
import { getDeliveredOrder } from '#server/domains/work-order/index.ts';
import {
  fileAct,
  type Act,
  type DocumentDefinition,
  type EarlierActs,
} from '#server/platform/document/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { readLedger } from './of-order.ts';

/** The leftover reports of orders; a facility prints its own part, which is filed by itself. */
export const leftoverDocuments: DocumentDefinition = {
  resource: 'stock',
  page: 'order',
  kinds: ['SISA_DOSIS'],
  async open(ctx, id) {
    const ledger = await readLedger(ctx, id);
    const { faskesId } = ctx.user;
    const stocks = ledger.faskes.flatMap(({ stok }) => stok);
    const reports = stocks.flatMap(({ waktuLapor }) => waktuLapor ?? []).sort();
    const last = reports.at(-1);
    const day = dayInJakarta(last ? new Date(last) : ctx.now);
    // Leftover that is not reported yet makes it a draft.
    const isDraft =
      last === undefined || stocks.some(one => one.sisa !== 0 && one.waktuLapor === null);
    return {
      kind: 'SISA_DOSIS',
      recordId: faskesId === null ? `${ledger.idOrder}` : `${ledger.idOrder}/faskes/${faskesId}`,
      label: ledger.noOrder ?? `Pesanan ${ledger.idOrder}`,
      idBHBU: ledger.idBHBU,
      day,
      build: async () => {
        const seller = await findLetterhead(ctx.db, day);
        return leftoverDocument(ledger, { isDraft, day, receiver: seller?.name ?? null });
      },
      facts: () => ({ pembeli: ledger.namaBHBU, dosis: count(ledger.jumlah.sisa) }),
    };
  },
  stateOf: () => Promise.resolve('BERLAKU'),
};

/** Files the reports of a facility and of its order after a leftover was reported, unless more is awaited. */
export async function fileLeftover(
  act: Act,
  { idRoot, idFaskes }: { readonly idRoot: number; readonly idFaskes: number },
): Promise<void> {
  const { id } = await getDeliveredOrder(act, idRoot);
  await fileAct(act, leftoverDocuments, id, idFaskes);
  await fileAct(act, leftoverDocuments, id);
}

/** The version of an order's family that deliveries belong to, as `getDeliveredOrder` finds it. */
const deliveredOrders = sql`(
  select s.id_root, s.id_faskes, coalesce(
    (select o.id from "order" o where (o.id = s.id_root or o.root_id = s.id_root)
      and o.status not in ('DIAMANDEMEN', 'DIBATALKAN', 'DITOLAK') order by o.id desc limit 1),
    s.id_root) as id
  from stock s where s.waktu_lapor is not null)`;

export const earlierLeftovers: EarlierActs = {
  definition: leftoverDocuments,
  records: sql`select distinct id, id_faskes from ${deliveredOrders} a
    union select id, null::int from ${deliveredOrders} b`,
};
