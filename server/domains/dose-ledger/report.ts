import type { stockCalls } from '#contract/domains/stock/calls.ts';
import { recordPath } from '#contract/record-pages.ts';
import { stockRecords } from '#server/domains/stock/index.ts';
import type { Handler } from '#server/platform/context.ts';
import { notifyAccounts } from '#server/platform/notification/notify.ts';
import { fileLeftover } from './document.ts';

/** Reports the leftover of a stock, which files the reports of its facility and of its order. */
export const reportLeftover: Handler<typeof stockCalls.report> = async (ctx, { params, body }) => {
  const before = await stockRecords.lock(ctx, params.id, { submitted: body });
  const { dihitung, rencanaSisa, catatanSisa } = body;
  const after = await stockRecords.update(
    ctx,
    before,
    {
      dihitung,
      rencanaSisa,
      catatanSisa: catatanSisa || null,
      waktuLapor: ctx.now.toISOString(),
      dilaporkanOleh: ctx.user.fullName,
      penjelasan: null,
      dijelaskanOleh: null,
      waktuPenjelasan: null,
    },
    { action: 'report' },
  );
  await fileLeftover(ctx, after);
  // A count that repeats the last one is no news.
  const isNews = dihitung !== before.dihitung || rencanaSisa !== before.rencanaSisa;
  for (const recipient of isNews ? (['PS', 'EM', 'AM'] as const) : []) {
    await notifyAccounts(
      ctx,
      recipient,
      {},
      {
        resource: 'stock',
        recordId: after.id,
        message: dihitung === after.sisa ? 'stock.report' : 'stock.reportDifference',
        params: { nama: stockRecords.labelOf(after), dosis: dihitung, sisa: after.sisa },
        path: recordPath('stock', after.id),
      },
    );
  }
  return after;
};
