import type { HandlerInput } from '#contract/core/endpoint.ts';
import type { workOrderCalls } from '#contract/domains/work-order/calls.ts';
import type { Context, Handlers } from '#server/platform/context.ts';
import { drawDocumentNumber } from '#server/platform/document-number/index.ts';
import { checkTransition, transition } from '#server/platform/lifecycle/transition.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField } from '#server/platform/problem.ts';
import { workOrderLifecycle } from './lifecycle.ts';
import { lockDeliveredOrder } from './order.ts';
import { checkParticipants } from './participants.ts';
import { toWorkOrder } from './read.ts';
import { workOrderRecords, type WorkOrderRow } from './records.ts';

type Body = HandlerInput<typeof workOrderCalls.changeState>['body'];

/** Locks a work order after the order that it belongs to. @throws Problem 404, 412 */
export async function lockWithOrder(ctx: Context, id: number): Promise<WorkOrderRow> {
  const { idRoot } = await workOrderRecords.get(ctx, id);
  await lockDeliveredOrder(ctx, idRoot);
  return await workOrderRecords.lock(ctx, id);
}

/**
 * Checks the version of a locked work order; "already decided" explains more than "stale", so this
 * comes after the state.
 * @throws Problem 412
 */
export async function checkVersionOf(ctx: Context, id: number): Promise<void> {
  await workOrderRecords.lock(ctx, id, { submitted: null });
}

/**
 * Returns the columns of an issue: number, and the participant check with the reason for issuing
 * nevertheless. A follow-up brings doses that were checked already.
 * @throws Problem 422 for a missing reason
 */
async function issueColumns(ctx: Context, row: WorkOrderRow, alasan: string | undefined) {
  if (row.jenis !== 'KIRIM') return { noWO: await drawDocumentNumber(ctx, 'workOrder') };
  const order = await lockDeliveredOrder(ctx, row.idRoot);
  const check = await checkParticipants(ctx.db, order);
  if (!check.cukup && !alasan) {
    throw invalidField(
      'alasan',
      message('workOrder.tooFewParticipants', {
        valid: check.valid,
        perlu: check.pesertaDibutuhkan,
      }),
    );
  }
  return {
    pesertaCek: check,
    alasanPeserta: check.cukup ? null : (alasan ?? null),
    noWO: await drawDocumentNumber(ctx, 'workOrder'),
  };
}

const columnsOf = async (ctx: Context, row: WorkOrderRow, { event, alasan }: Body) => {
  switch (event) {
    case 'issue':
      return await issueColumns(ctx, row, alasan || undefined);
    case 'arrive':
      return { waktuTiba: ctx.now.toISOString() };
    default:
      return {};
  }
};

export const moveHandlers = {
  changeState: async (ctx, { params, body }) => {
    const before = await lockWithOrder(ctx, params.id);
    checkTransition(ctx.user, workOrderLifecycle, before, body.event);
    await checkVersionOf(ctx, params.id);
    const after = await transition(ctx, workOrderLifecycle, before, body.event, {
      reason: body.alasan || undefined,
      values: await columnsOf(ctx, before, body),
    });
    return await toWorkOrder(ctx, after);
  },

  ship: async (ctx, { params, body }) => {
    const before = await lockWithOrder(ctx, params.id);
    const { suhuMuat, namaKurir, hpKurir, noKendaraan } = body;
    const after = await transition(ctx, workOrderLifecycle, before, 'ship', {
      check: () => checkVersionOf(ctx, params.id),
      values: { suhuMuat, namaKurir, hpKurir, noKendaraan, waktuKirim: ctx.now.toISOString() },
    });
    return await toWorkOrder(ctx, after);
  },
} satisfies Partial<Handlers<typeof workOrderCalls>>;
