import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { clauses } from '#contract/domains/pks/clock.ts';
import { recordPath } from '#contract/record-pages.ts';
import { orderStates } from '#contract/states/order.ts';
import { listAttachments } from '#server/platform/attachment/attachment-store.ts';
import { order, orderLine, pks, product } from '#server/platform/db/schema/index.ts';
import { findAvailableDoses } from '#server/platform/db/views/stock.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import {
  defineLifecycle,
  kitRecords,
  type TransitionContext,
} from '#server/platform/lifecycle/lifecycle.ts';
import { eventMail, reasonParagraph } from '#server/platform/lifecycle/mail.ts';
import { timedTransition } from '#server/platform/lifecycle/timed-transition.ts';
import { wasLastCausedBy } from '#server/platform/lifecycle/history.ts';
import { message } from '#server/platform/messages/message.ts';
import { findMissingApprover, findOwnPart } from './approval.ts';
import { everyOrder, orderRecords, type OrderRow } from './records.ts';

/** The line that a line of an amendment continues. */
const earlier = alias(orderLine, 'earlier');

type CopySlot = 'filePksBHBU' | 'filePksKF';

/** Whether a signed copy of the agreement is there. */
export async function hasCopy({ db }: Pick<TransitionContext, 'db'>, id: number, slot: CopySlot) {
  return (await listAttachments(db, 'order', id)).some(file => file.slot === slot);
}

/**
 * Checks that the approved doses of an order are available. The products stay locked, so that two
 * acceptances cannot both take the last doses.
 */
async function findShortage(ctx: TransitionContext, { id, rootId }: OrderRow) {
  const lines = await ctx.db
    .select({
      idProduk: orderLine.idProduk,
      // What was shipped under the amended version has left the stock.
      doses: sql<number>`coalesce(${orderLine.qtyDisetujui}, 0) - coalesce(${earlier.qtyKirim}, 0)`,
      nama: product.nama,
    })
    .from(orderLine)
    .innerJoin(product, eq(product.id, orderLine.idProduk))
    .leftJoin(earlier, eq(earlier.id, orderLine.asalBaris))
    .where(eq(orderLine.idOrder, id));
  const productIds = [...new Set(lines.map(line => line.idProduk ?? 0))];
  await ctx.db
    .select({ id: product.id })
    .from(product)
    .where(inArray(product.id, productIds))
    .orderBy(asc(product.id))
    .for('no key update');
  const today = dayInJakarta(ctx.now);
  const available = await findAvailableDoses(ctx.db, productIds, today, rootId ?? id);
  for (const idProduk of productIds) {
    const ofProduct = lines.filter(line => line.idProduk === idProduk);
    const needed = ofProduct.reduce((sum, line) => sum + line.doses, 0);
    const left = Math.max(0, available.get(idProduk) ?? 0);
    if (needed > left) {
      const nama = ofProduct[0]?.nama ?? '';
      return message('order.notInStock', { nama, dosis: needed, tersedia: left });
    }
  }
  return undefined;
}

/** The lifecycle of orders. */
export const orderLifecycle = defineLifecycle({
  ...kitRecords(orderRecords),
  states: orderStates,
  wrongState: row =>
    message('order.wrongState', {
      nomor: orderRecords.labelOf(row),
      keadaan: message(`order.state.${row.status}`),
    }),
  guards: {
    hasApprover: findMissingApprover,
    byAnotherPerson: findOwnPart,
    inStock: findShortage,
    notAdjuster: async ({ db, user }, { id }) =>
      (await wasLastCausedBy(db, { resource: 'order', recordId: id, event: 'adjust' }, user.id))
        ? message('order.adjusterAgrees')
        : undefined,
    notSignedByBuyer: async (ctx, { id }) =>
      (await hasCopy(ctx, id, 'filePksBHBU'))
        ? message('order.signedByBuyer', { pasal: clauses.orderApproval })
        : undefined,
    hasBothCopies: async (ctx, { id }) =>
      (await hasCopy(ctx, id, 'filePksBHBU')) && (await hasCopy(ctx, id, 'filePksKF'))
        ? undefined
        : message('order.copiesMissing'),
    underBoosterPks: async (ctx, { id, pksPayung }) => {
      if (pksPayung === null) return message('order.noBoosterPks');
      const [umbrella] = await ctx.db
        .select({ id: pks.id })
        .from(pks)
        .where(and(eq(pks.id, pksPayung), inArray(pks.status, ['AKTIF', 'PERINGATAN'])));
      if (!umbrella) return message('order.boosterPksGone');
      return (await hasCopy(ctx, id, 'filePksBHBU')) ? undefined : message('order.copiesMissing');
    },
  },
  linkOf: ({ id }) => recordPath('order', id),
  ownersOf: ({ bhbuId }) => ({ bhbuId }),
  mailOf: ({ noOrder, alasan }, event) =>
    eventMail(
      'order',
      event,
      noOrder,
      // A demand for payment follows from no decision with a reason.
      event === 'awaitPayment' ? [] : reasonParagraph(alasan),
    ),
});

/** An adjustment takes effect by itself when the company neither acknowledges it nor withdraws. */
export const acknowledgeAdjustments = timedTransition({
  name: 'acknowledge adjusted orders',
  table: order,
  lifecycle: orderLifecycle,
  records: { lock: (ctx, id) => orderRecords.lock({ ...ctx, ...everyOrder }, id) },
  event: 'acknowledge',
  isDue: now => lt(order.penyesuaianBerlaku, now.toISOString()),
});
