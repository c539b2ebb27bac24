import { eq } from 'drizzle-orm';
import type { z } from '#contract/core/zod.ts';
import type { orderCalls, orderDetailCalls } from '#contract/domains/order/calls.ts';
import {
  maxOrderLines,
  orderFields,
  type OrderInput,
  type orderInput,
  type orderUpdate,
} from '#contract/domains/order/record.ts';
import type { Context, Handlers } from '#server/platform/context.ts';
import { checkVersionOfAnswer } from '#server/platform/db/check-version.ts';
import { orderLine } from '#server/platform/db/schema/index.ts';
import { recordCreation, transition } from '#server/platform/lifecycle/transition.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField, invalidFields, notFound, Problem } from '#server/platform/problem.ts';
import { formColumns } from '#server/platform/record/index.ts';
import { listActiveBoosterPks } from './booster.ts';
import { orderLifecycle } from './lifecycle.ts';
import { findLines, linkEarlierLines, replaceLines } from './lines.ts';
import { getOrder, toOrder } from './read.ts';
import { orderRecords, type OrderRow } from './records.ts';
import { submitOrder } from './submit.ts';

type Body = z.output<typeof orderInput>;

/** Returns the ordering company: the caller's own, or the one that staff name. @throws Problem 422 */
function orderingCompany({ scope, user }: Context, body: OrderInput): number {
  const id = scope === 'all' ? body.bhbuId : user.bhbuId;
  if (!id) throw invalidField('bhbuId', message('input.required'));
  return id;
}

/**
 * Requires that a booster agreement is in force and the company's own, so that a draft shows no
 * other company's agreement.
 * @throws Problem 422
 */
async function checkBoosterPks(
  { db }: Pick<Context, 'db'>,
  bhbuId: number,
  pksId: number | null | undefined,
): Promise<void> {
  if (pksId == null) return;
  const active = await listActiveBoosterPks(db, bhbuId);
  if (!active.some(({ id }) => id === pksId)) {
    throw invalidField('pksId', message('order.boosterPksGone'));
  }
}

/** Locks an order that is still a draft. @throws Problem 404, 409, 412 */
async function lockDraft(ctx: Context, id: number, submitted?: unknown): Promise<OrderRow> {
  const draft = await orderRecords.lock(ctx, id);
  if (submitted !== undefined)
    await checkVersionOfAnswer(ctx.expectedVersion, draft, submitted, row => toOrder(ctx, row));
  if (draft.status !== 'DRAFT') {
    throw new Problem(
      'KEADAAN_SALAH',
      message('order.notDraft', { nomor: orderRecords.labelOf(draft) }),
      { currentState: draft.status, reason: 'state' },
    );
  }
  return draft;
}

/** Inserts a draft with its lines and the first row of its history. */
export async function insertDraft(
  ctx: Context,
  bhbuId: number,
  body: Body,
  family: Partial<
    Pick<OrderRow, 'alasanAmandemen' | 'amandemenDari' | 'nomorAmandemen' | 'rootId'>
  > = {},
): Promise<OrderRow> {
  await checkBoosterPks(ctx, bhbuId, body.pksId);
  const draft = await orderRecords.insert(
    ctx,
    {
      ...formColumns(orderFields, body),
      bhbuId,
      jenis: body.jenis,
      pksId: body.pksId ?? null,
      ...family,
    },
    { after: id => replaceLines(ctx.db, id, body.baris) },
  );
  await linkEarlierLines(ctx.db, draft, body.baris);
  await recordCreation(ctx, orderLifecycle, draft, 'create');
  return draft;
}

/** @throws Problem 422 for another kind of order, or another company than the draft's */
function checkIdentity({ scope }: Context, before: OrderRow, { jenis, bhbuId }: OrderInput): void {
  const fixed = [message('order.identityFixed')];
  const isOtherCompany = scope === 'all' && bhbuId !== undefined && bhbuId !== before.bhbuId;
  const issues = {
    ...(jenis === before.jenis ? {} : { jenis: fixed }),
    ...(isOtherCompany ? { bhbuId: fixed } : {}),
  };
  if (Object.keys(issues).length > 0) throw invalidFields(issues);
}

/** Saves a draft; an amendment stays under the agreement of the order that it amends. */
const saveDraft = async (
  ctx: Context,
  before: OrderRow,
  body: z.output<typeof orderUpdate>,
): Promise<OrderRow> => {
  checkIdentity(ctx, before, body);
  const isAmendment = before.amandemenDari !== null;
  const pksId = isAmendment ? before.pksPayung : (body.pksId ?? null);
  await checkBoosterPks(ctx, before.bhbuId, pksId);
  await replaceLines(ctx.db, before.id, body.baris);
  await linkEarlierLines(ctx.db, before, body.baris);
  return await orderRecords.update(ctx, before, {
    ...formColumns(orderFields, body),
    pksId,
    ...(isAmendment && body.alasanAmandemen ? { alasanAmandemen: body.alasanAmandemen } : {}),
  });
};

const submitUnlessDraft = (ctx: Context, row: OrderRow, body: Body): Promise<OrderRow> =>
  body.draft ? Promise.resolve(row) : submitOrder(ctx, row);

export const writeHandlers = {
  create: async (ctx, { body }) => {
    const draft = await insertDraft(ctx, orderingCompany(ctx, body), body);
    return await toOrder(ctx, await submitUnlessDraft(ctx, draft, body));
  },
  update: async (ctx, { params, body }) => {
    const before = await lockDraft(ctx, params.id, body);
    const saved = await saveDraft(ctx, before, body);
    return await toOrder(ctx, await submitUnlessDraft(ctx, saved, body));
  },
  /** Deletes a draft; a submitted order is withdrawn instead. */
  remove: async (ctx, { params }) => {
    const draft = await lockDraft(ctx, params.id, null);
    const discarded = await transition(ctx, orderLifecycle, draft, 'discard', {
      values: { deletedAt: ctx.now.toISOString() },
    });
    return await toOrder(ctx, discarded);
  },
} satisfies Partial<Handlers<typeof orderCalls>>;

/** Returns the order of a stored line. @throws Problem 404 */
async function orderOfLine(ctx: Context, lineId: number): Promise<number> {
  const [found] = await ctx.db
    .select({ idOrder: orderLine.idOrder })
    .from(orderLine)
    .where(eq(orderLine.id, lineId));
  if (!found) throw notFound('orderLine');
  // A line that the caller may not see is answered as one that does not exist.
  await orderRecords.get(ctx, found.idOrder).catch((error: unknown) => {
    throw error instanceof Problem && error.code === 'TIDAK_DITEMUKAN'
      ? notFound('orderLine')
      : error;
  });
  return found.idOrder;
}

/** Handlers of order lines; those that need work orders are in the domain `work-order`. */
export const lineHandlers = {
  ofOrder: async (ctx, { params }) => (await getOrder(ctx, params.id)).baris,
  add: async (ctx, { body: { idOrder, ...line } }) => {
    const draft = await lockDraft(ctx, idOrder, line);
    const stored = await findLines(ctx.db, [idOrder]);
    if (stored.length >= maxOrderLines) {
      throw invalidField('idOrder', message('order.tooManyLines', { baris: maxOrderLines }));
    }
    await replaceLines(ctx.db, idOrder, [...stored, line]);
    await orderRecords.update(ctx, draft, {}, { action: 'addLine' });
    const added = (await findLines(ctx.db, [idOrder])).at(-1);
    if (!added) throw notFound('orderLine');
    return added;
  },
  remove: async (ctx, { params }) => {
    const draft = await lockDraft(ctx, await orderOfLine(ctx, params.id), null);
    const stored = await findLines(ctx.db, [draft.id]);
    await replaceLines(
      ctx.db,
      draft.id,
      stored.filter(({ id }) => id !== params.id),
    );
    await orderRecords.update(ctx, draft, {}, { action: 'removeLine' });
    const removed = stored.find(({ id }) => id === params.id);
    if (!removed) throw notFound('orderLine');
    return removed;
  },
} satisfies Partial<Handlers<typeof orderDetailCalls>>;
