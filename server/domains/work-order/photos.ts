import { and, eq, sql } from 'drizzle-orm';
import { workOrderSlots, type workOrderCalls } from '#contract/domains/work-order/calls.ts';
import { createAttachmentHandlers } from '#server/platform/attachment/attachment-handlers.ts';
import { getAttachment } from '#server/platform/attachment/attachment-store.ts';
import type { Context, Handlers } from '#server/platform/context.ts';
import { workOrderLine } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField, notFound } from '#server/platform/problem.ts';
import { getWorkOrder } from './read.ts';
import { lockArrived, refuseState } from './receive.ts';
import { workOrderRecords, type WorkOrderRow } from './records.ts';

const photos = createAttachmentHandlers({
  ...workOrderRecords,
  lock: lockArrived,
  slots: workOrderSlots,
});

/** Locks a work order whose photographs are not yet evidence of a signed report. */
async function lockUnsigned(ctx: Context, id: number): Promise<WorkOrderRow> {
  const row = await lockArrived(ctx, id);
  if (row.beritaSelisih) refuseState(row, message('workOrder.discrepancySigned'));
  return row;
}

const removable = createAttachmentHandlers({
  ...workOrderRecords,
  lock: lockUnsigned,
  slots: workOrderSlots,
});

/** Names the line that a photograph shows. @throws Problem 422 for a line of another work order */
async function nameLine(
  { db }: Context,
  idWorkOrder: number,
  idBaris: number,
  idFile: string,
): Promise<void> {
  const named = await db
    .update(workOrderLine)
    .set({ foto: sql`${workOrderLine.foto} || ${idFile}::uuid` })
    .where(and(eq(workOrderLine.id, idBaris), eq(workOrderLine.idWorkOrder, idWorkOrder)))
    .returning({ id: workOrderLine.id });
  if (named.length === 0) throw invalidField('idBaris', message('workOrder.lineUnknown'));
}

/** Handlers of the photographs of a receipt. */
export const photoHandlers = {
  addPhoto: async (ctx, { params: { id }, body }) => {
    const idFile = await photos.save(ctx, id, 'foto', ['foto', body.foto]);
    if (body.idBaris !== undefined && idFile !== undefined) {
      await nameLine(ctx, id, body.idBaris, idFile);
    }
    return await getWorkOrder(ctx, id);
  },

  removePhoto: async (ctx, { params }) => {
    const { slot } = await getAttachment(ctx.db, 'workOrder', params.id);
    if (slot !== 'foto') throw notFound('file');
    const id = await removable.remove(ctx, params.id);
    await ctx.db
      .update(workOrderLine)
      .set({ foto: sql`array_remove(${workOrderLine.foto}, ${params.id}::uuid)` })
      .where(eq(workOrderLine.idWorkOrder, id));
    return await getWorkOrder(ctx, id);
  },
} satisfies Partial<Handlers<typeof workOrderCalls>>;
