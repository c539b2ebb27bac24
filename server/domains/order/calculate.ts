import type { Message } from '#contract/core/messages/message.ts';
import type { orderCalls } from '#contract/domains/order/calls.ts';
import { stepForBuyer } from '#contract/domains/tax/ppn.ts';
import { orderTotals } from '#contract/domains/order/totals.ts';
import type { Handlers } from '#server/platform/context.ts';
import { findAvailableDoses } from '#server/platform/db/views/stock.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { getOrderFacts } from './facts.ts';
import { findLines } from './lines.ts';
import { orderRecords } from './records.ts';
import { pricedLine } from './submit.ts';

const noSteps = { ppn: [], pph: [], totalHarga: [] };

export const calculationHandlers = {
  /** Returns the doses that can still be sold of the products of an order, without its own. */
  availability: async (ctx, { params }) => {
    const { id, rootId } = await orderRecords.get(ctx, params.id);
    const lines = await findLines(ctx.db, [id]);
    const products = [...new Set(lines.flatMap(line => line.idProduk ?? []))];
    const available = await findAvailableDoses(
      ctx.db,
      products,
      dayInJakarta(ctx.now),
      rootId ?? id,
    );
    return products.map(idProduk => ({
      idProduk,
      tersedia: Math.max(0, available.get(idProduk) ?? 0),
    }));
  },

  /** Explains the stored amounts; a facility does not see them. */
  calculation: async (ctx, { params }) => {
    const row = await orderRecords.get(ctx, params.id);
    const { tanggalOrder, totalHarga, bhbuId } = row;
    if (tanggalOrder === null || ctx.user.faskesId !== null) return noSteps;
    const { perusahaan } = await getOrderFacts(ctx, bhbuId);
    const lines = (await findLines(ctx.db, [row.id])).map(pricedLine);
    const { total, explanation } = orderTotals(lines, perusahaan, tanggalOrder);
    if (total !== totalHarga) return noSteps;
    const render = (steps: readonly Message[]): string[] => steps.map(step => ctx.render(step));
    return {
      ppn: render(ctx.scope === 'all' ? explanation.ppn : explanation.ppn.map(stepForBuyer)),
      pph: render(explanation.pph),
      totalHarga: render(explanation.total),
    };
  },
} satisfies Partial<Handlers<typeof orderCalls>>;
