import { eq, max } from 'drizzle-orm';
import type { Message } from '#contract/core/messages/message.ts';
import type { orderCalls } from '#contract/domains/order/calls.ts';
import type { Context, Handlers } from '#server/platform/context.ts';
import { checkVersionOfAnswer } from '#server/platform/db/check-version.ts';
import { order } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { Problem } from '#server/platform/problem.ts';
import { findAmendmentObstacle } from './guards.ts';
import { toOrder } from './read.ts';
import { orderRecords, type OrderRow } from './records.ts';
import { submitOrder } from './submit.ts';
import { isPendingAmendment, lockFamily, rootIdOf } from './versions.ts';
import { insertDraft } from './write.ts';

/** @throws Problem 409 for an order that cannot be amended now, or not before its own amendment */
async function checkAmendable({ db }: Pick<Context, 'db'>, original: OrderRow): Promise<void> {
  const refuse = (reason: string, text: Message): never => {
    throw new Problem('KEADAAN_SALAH', text, { currentState: original.status, reason });
  };
  const obstacle = findAmendmentObstacle(original);
  if (obstacle) refuse('state', obstacle);
  if (await isPendingAmendment(db, original)) refuse('pending', message('order.amendmentPending'));
}

/** Returns the number of the next amendment of a family; one that was refused keeps its number. */
async function nextNumber({ db }: Pick<Context, 'db'>, rootId: number): Promise<number> {
  const [found] = await db
    .select({ last: max(order.nomorAmandemen) })
    .from(order)
    .where(eq(order.rootId, rootId));
  return (found?.last ?? 0) + 1;
}

export const amendmentHandlers = {
  createAmandemen: async (ctx, { body }) => {
    await lockFamily(ctx.db, body.idOrder);
    const original = await orderRecords.lock(ctx, body.idOrder);
    await checkVersionOfAnswer(ctx.expectedVersion, original, body, row => toOrder(ctx, row));
    await checkAmendable(ctx, original);
    const rootId = rootIdOf(original);
    const draft = await insertDraft(
      ctx,
      original.bhbuId,
      { ...body, jenis: original.jenis, pksId: original.pksPayung },
      {
        rootId,
        amandemenDari: original.id,
        nomorAmandemen: await nextNumber(ctx, rootId),
        alasanAmandemen: body.alasanAmandemen,
      },
    );
    return await toOrder(ctx, body.draft ? draft : await submitOrder(ctx, draft));
  },
} satisfies Partial<Handlers<typeof orderCalls>>;
