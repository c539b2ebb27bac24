import { and, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { Message } from '#contract/core/messages/message.ts';
import {
  isOutsideLimits,
  type TemperatureDecision,
  type TemperatureLimits,
} from '#contract/domains/work-order/receipt.ts';
import type { ReceiptInput } from '#contract/domains/work-order/record.ts';
import type { Context } from '#server/platform/context.ts';
import { temperatureReview, workOrder } from '#server/platform/db/schema/index.ts';
import { countWaitingRows, dayOfInstant, type Waiting } from '#server/platform/db/waiting.ts';
import { message } from '#server/platform/messages/message.ts';
import { workOrderScope, type WorkOrderRow } from './records.ts';

type Body = Pick<ReceiptInput, 'alasanSuhu' | 'keputusanSuhu' | 'suhuTerima'>;

/** Whether a decision is needed: a surplus that goes back becomes nobody's stock. */
const needsDecision = (
  { jenis }: Pick<WorkOrderRow, 'jenis'>,
  suhu: number | null | undefined,
  limits: TemperatureLimits,
): boolean => jenis !== 'AMBIL_KEMBALI' && isOutsideLimits(suhu, limits);

/** Whether a counted shipment is outside its temperature limits, and nobody has decided about it. */
export const isUndecided = (row: WorkOrderRow, limits: TemperatureLimits): boolean =>
  row.keputusanSuhu === null && needsDecision(row, row.suhuTerima, limits);

/** Returns the missing decision about a shipment outside its temperature limits, by field. */
export function findDecisionIssues(
  row: WorkOrderRow,
  { suhuTerima, keputusanSuhu, alasanSuhu }: Body,
  limits: TemperatureLimits,
): Record<string, Message[]> {
  if (!needsDecision(row, suhuTerima, limits)) return {};
  return {
    ...(keputusanSuhu ? {} : { keputusanSuhu: [message('workOrder.decisionMissing')] }),
    ...(alasanSuhu ? {} : { alasanSuhu: [message('workOrder.decisionReasonMissing')] }),
  };
}

/** Returns the columns of the decision; a temperature within the limits needs none. */
export const decisionOf = (
  row: WorkOrderRow,
  { suhuTerima, keputusanSuhu, alasanSuhu }: Body,
  limits: TemperatureLimits,
): { keputusanSuhu: TemperatureDecision | null; alasanSuhu: string | null } =>
  needsDecision(row, suhuTerima, limits)
    ? { keputusanSuhu: keputusanSuhu ?? null, alasanSuhu: alasanSuhu || null }
    : { keputusanSuhu: null, alasanSuhu: null };

/** Condition for arrivals outside the temperature limits that the seller has not acknowledged. */
export const isUnreviewed: SQL | undefined = and(
  isNotNull(workOrder.keputusanSuhu),
  sql`not exists (
    select 1 from ${temperatureReview} review where review.id_work_order = ${workOrder.id})`,
);

/** Counts the arrivals of the caller's scope that the seller has not acknowledged. */
export const countUnreviewed = (ctx: Context): Promise<Waiting> =>
  countWaitingRows(
    ctx.db,
    workOrder,
    and(workOrderScope(ctx), isUnreviewed),
    dayOfInstant(workOrder.waktuTiba),
  );
