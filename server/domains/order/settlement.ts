import { eq, getTableColumns, sql } from 'drizzle-orm';
import { agreedDoses, settlingAmount } from '#contract/domains/order/floor.ts';
import type { settlementCalls } from '#contract/domains/order/settlement.ts';
import type { Handlers } from '#server/platform/context.ts';
import { bhbu, order, settlement } from '#server/platform/db/schema/index.ts';
import { countWaitingRows, dayOfInstant, type Waiting } from '#server/platform/db/waiting.ts';
import type { TransitionContext } from '#server/platform/lifecycle/lifecycle.ts';
import { message } from '#server/platform/messages/message.ts';
import { Problem } from '#server/platform/problem.ts';
import { defineRecords, type ReadContext } from '#server/platform/record/index.ts';
import { orderLifecycle } from './lifecycle.ts';
import { findLines, type StoredLine } from './lines.ts';
import { orderLabel, type OrderRow } from './records.ts';

const records = defineRecords({
  table: settlement,
  resource: 'settlement',
  noun: 'settlement',
  select: ({ db }: ReadContext) =>
    db
      .select({
        ...getTableColumns(settlement),
        noOrder: order.noOrder,
        // A settlement always has an order, and the order a company.
        bhbuId: sql`${order.bhbuId}`.mapWith(order.bhbuId),
        namaBHBU: sql`${bhbu.namaBHBU}`.mapWith(bhbu.namaBHBU),
      })
      .from(settlement)
      .leftJoin(order, eq(order.id, settlement.idOrder))
      .leftJoin(bhbu, eq(bhbu.id, order.bhbuId))
      .$dynamic(),
  labelOf: ({ noOrder }) => orderLabel({ noOrder }),
  auditFields: ['dibayar', 'dosisDibayar', 'dosisDikirim', 'dosisTersisa', 'nilai', 'status'],
});

/** Counts the open settlements, for the dashboard. */
export const countOpenSettlements = ({ db }: Pick<ReadContext, 'db'>): Promise<Waiting> =>
  countWaitingRows(
    db,
    settlement,
    eq(settlement.status, 'TERBUKA'),
    dayOfInstant(settlement.createdAt),
  );

/** Returns what is paid and not shipped of an order; undefined when that is nothing. */
export function unshippedPayment(
  { dibayar, ...order }: Pick<OrderRow, 'dibayar' | 'pph' | 'totalHarga'>,
  lines: readonly StoredLine[],
) {
  const sum = (of: (line: StoredLine) => number): number =>
    lines.reduce((total, line) => total + of(line), 0);
  const priceOf = (line: StoredLine): number => (line.hargaSatuan ?? 0) + (line.hargaLayanan ?? 0);
  const total = settlingAmount(order);
  const agreedValue = sum(line => agreedDoses(line) * priceOf(line));
  if (dibayar === 0 || total === 0 || agreedValue === 0) return undefined;
  const paidShare = Math.min(1, dibayar / total);
  const dosisDibayar = Math.floor(paidShare * sum(agreedDoses));
  const dosisDikirim = sum(line => line.qtyKirim);
  const shippedShare = sum(line => line.qtyKirim * priceOf(line)) / agreedValue;
  const nilai = Math.max(0, dibayar - Math.round(total * shippedShare));
  if (nilai === 0) return undefined;
  const dosisTersisa = Math.max(0, dosisDibayar - dosisDikirim);
  return { dibayar, dosisDibayar, dosisDikirim, dosisTersisa, nilai };
}

/** Opens the settlement of a terminated order that was paid beyond what was shipped. */
orderLifecycle.addEffect('terminate', async (ctx: TransitionContext, { after }) => {
  const open = unshippedPayment(after, await findLines(ctx.db, [after.id]));
  if (open) await records.insert(ctx, { idOrder: after.id, ...open });
});

export const settlementHandlers: Handlers<typeof settlementCalls> = {
  settlements: records.list({
    search: [order.noOrder, bhbu.namaBHBU],
    sort: {
      createdAt: settlement.createdAt,
      nilai: settlement.nilai,
      modifiedAt: settlement.modifiedAt,
    },
    filters: { status: settlement.status, bhbuId: order.bhbuId, idOrder: settlement.idOrder },
  }),
  settle: async (ctx, { params, body }) => {
    const before = await records.lock(ctx, params.id, { submitted: body });
    if (before.status !== 'TERBUKA') {
      throw new Problem('KEADAAN_SALAH', message('order.settled'), {
        currentState: before.status,
        reason: 'state',
      });
    }
    return await records.update(
      ctx,
      before,
      {
        catatan: body.catatan,
        status: 'SELESAI',
        diselesaikanOleh: ctx.user.fullName,
        diselesaikanPada: ctx.now.toISOString(),
      },
      { action: 'settle', reason: body.catatan },
    );
  },
};
