import { eq } from 'drizzle-orm';
import type { workOrderCalls } from '#contract/domains/work-order/calls.ts';
import { recordPath } from '#contract/record-pages.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { temperatureReview } from '#server/platform/db/schema/index.ts';
import { checkOtherPerson } from '#server/platform/lifecycle/two-persons.ts';
import { message } from '#server/platform/messages/message.ts';
import { notifyAccounts } from '#server/platform/notification/notify.ts';
import { Problem } from '#server/platform/problem.ts';
import { getWorkOrder } from './read.ts';
import { workOrderRecords, type WorkOrderRow } from './records.ts';

/**
 * Notifies the seller of a new or changed decision, whose earlier acknowledgement no longer counts.
 * @returns the work order without that acknowledgement
 */
export async function announceDecision(
  ctx: Context,
  before: WorkOrderRow,
  after: WorkOrderRow,
): Promise<WorkOrderRow> {
  const isSame = (['suhuTerima', 'keputusanSuhu', 'alasanSuhu'] as const).every(
    field => before[field] === after[field],
  );
  if (isSame) return after;
  await ctx.db.delete(temperatureReview).where(eq(temperatureReview.idWorkOrder, after.id));
  for (const recipient of after.keputusanSuhu ? (['EM', 'PS'] as const) : []) {
    await notifyAccounts(
      ctx,
      recipient,
      {},
      {
        resource: 'workOrder',
        recordId: after.id,
        message: `workOrder.temperature${after.keputusanSuhu ?? ''}`,
        params: { nama: workOrderRecords.labelOf(after), suhu: after.suhuTerima ?? 0 },
        path: recordPath('workOrder', after.id),
      },
    );
  }
  return { ...after, tinjauanSuhu: null };
}

/** Acknowledges, for the seller, an arrival outside the temperature limits. @throws Problem 409, 412 */
export const reviewTemperature: Handler<typeof workOrderCalls.reviewTemperature> = async (
  ctx,
  { params, body },
) => {
  const row = await workOrderRecords.lock(ctx, params.id);
  const refusal =
    row.keputusanSuhu === null
      ? message('workOrder.nothingToReview')
      : row.tinjauanSuhu !== null
        ? message('workOrder.alreadyReviewed')
        : undefined;
  if (refusal) {
    throw new Problem('KEADAAN_SALAH', refusal, { currentState: row.status, reason: 'review' });
  }
  await workOrderRecords.lock(ctx, params.id, { submitted: body });
  const { audit } = await checkOtherPerson(ctx, 'workOrder.reviewTemperature', row.id);
  const { tanggapan } = body;
  await ctx.db.insert(temperatureReview).values({
    idWorkOrder: row.id,
    tanggapan,
    oleh: ctx.user.fullName,
    waktu: ctx.now.toISOString(),
  });
  await audit({
    action: 'workOrder.reviewTemperature',
    resource: 'workOrder',
    recordId: row.id,
    recordLabel: workOrderRecords.labelOf(row),
    after: { suhuTerima: row.suhuTerima, keputusanSuhu: row.keputusanSuhu },
    reason: tanggapan,
  });
  const owners = { bhbuId: row.idBHBU, faskesId: row.idFaskes };
  await notifyAccounts(ctx, 'ownerFaskes', owners, {
    resource: 'workOrder',
    recordId: row.id,
    message: 'workOrder.reviewTemperature',
    params: { nama: workOrderRecords.labelOf(row) },
    path: recordPath('workOrder', row.id),
  });
  return await getWorkOrder(ctx, row.id);
};
