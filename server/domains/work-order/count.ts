import { eq } from 'drizzle-orm';
import type { Message } from '#contract/core/messages/message.ts';
import type { workOrderCalls } from '#contract/domains/work-order/calls.ts';
import { receiptResult, type TemperatureDecision } from '#contract/domains/work-order/receipt.ts';
import type { ReceiptInput } from '#contract/domains/work-order/record.ts';
import type { Handler } from '#server/platform/context.ts';
import { checkVersionOfAnswer } from '#server/platform/db/check-version.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { workOrderLine } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidFields } from '#server/platform/problem.ts';

import { limitsOf, findWorkOrderLines, type StoredWorkOrderLine } from './lines.ts';
import { lockArrived, refuseState } from './receive.ts';
import { toWorkOrder } from './read.ts';
import { workOrderRecords, type WorkOrderRow } from './records.ts';
import { decisionOf, findDecisionIssues } from './temperature-decision.ts';
import { announceDecision } from './temperature-review.ts';

type CountedLine = ReceiptInput['baris'][number];

/** Returns what is wrong with the count of a line, by field path. */
function findCountIssues(
  { jenis }: WorkOrderRow,
  { qtyTiba, bocor, rusak, alasanRusak, catatan }: CountedLine,
  at: number,
  qtyKirim: number | undefined,
): Record<string, Message[]> {
  const field = (name: string) => `baris.${at}.${name}`;
  if (qtyKirim === undefined) return { [field('id')]: [message('workOrder.lineUnknown')] };
  if (jenis === 'AMBIL_KEMBALI') {
    return qtyTiba > qtyKirim || bocor + rusak > 0
      ? { [field('qtyTiba')]: [message('workOrder.surplusAtMost', { dosis: qtyKirim })] }
      : {};
  }
  return {
    ...(bocor + rusak > qtyTiba
      ? { [field('bocor')]: [message('workOrder.damagedMoreThanArrived', { dosis: qtyTiba })] }
      : {}),
    ...(rusak > 0 && !alasanRusak
      ? { [field('alasanRusak')]: [message('workOrder.damageReasonMissing')] }
      : {}),
    ...(rusak > 0 && alasanRusak === 'LAINNYA' && !catatan
      ? { [field('catatan')]: [message('workOrder.damageNoteMissing')] }
      : {}),
  };
}

/** Saves the count of lines, and what follows from it for all counted ones under a decision. */
async function saveLines(
  db: Queryable,
  row: WorkOrderRow,
  lines: readonly StoredWorkOrderLine[],
  counted: readonly CountedLine[],
  decision: TemperatureDecision | null,
): Promise<void> {
  // Surplus that goes back is handed over in whatever condition.
  const isReturn = row.jenis === 'AMBIL_KEMBALI';
  for (const line of lines) {
    const entered = counted.find(({ id }) => id === line.id);
    const { qtyTiba } = entered ?? line;
    if (qtyTiba === null) continue;
    const rusak = entered?.rusak ?? line.rusak ?? 0;
    const vvm = isReturn ? null : entered ? (entered.vvm ?? null) : line.vvm;
    const count = { qtyTiba, bocor: entered?.bocor ?? line.bocor ?? 0, rusak, vvm };
    const alasanRusak = entered ? (entered.alasanRusak ?? null) : line.alasanRusak;
    await db
      .update(workOrderLine)
      .set({
        ...count,
        alasanRusak: rusak > 0 ? alasanRusak : null,
        catatan: entered ? entered.catatan || null : line.catatan,
        ...receiptResult({ ...count, qtyKirim: line.qtyKirim }, decision),
      })
      .where(eq(workOrderLine.id, line.id));
  }
}

/**
 * Saves the count of the lines in the body; the others stay, except that a refusal of the shipment
 * concerns them too.
 */
export const saveReceipt: Handler<typeof workOrderCalls.saveReceipt> = async (
  ctx,
  { params, body },
) => {
  const before = await lockArrived(ctx, params.id);
  if (before.status === 'SELISIH') refuseState(before);
  await checkVersionOfAnswer(ctx.expectedVersion, before, body, row => toWorkOrder(ctx, row));
  const lines = await findWorkOrderLines(ctx, before);
  const limits = limitsOf(lines);
  const shipped = new Map(lines.map(({ id, qtyKirim }) => [id, qtyKirim]));
  const issues = Object.assign(
    findDecisionIssues(before, body, limits),
    ...body.baris.map((line, at) => findCountIssues(before, line, at, shipped.get(line.id))),
  ) as Record<string, Message[]>;
  if (Object.keys(issues).length > 0) throw invalidFields(issues);
  const decision = decisionOf(before, body, limits);
  await saveLines(ctx.db, before, lines, body.baris, decision.keputusanSuhu);
  const after = await workOrderRecords.update(
    ctx,
    before,
    {
      suhuTerima: body.suhuTerima ?? null,
      catatanTerima: body.catatanTerima || null,
      ...decision,
    },
    { action: 'count', audited: { baris: body.baris } },
  );
  return await toWorkOrder(ctx, await announceDecision(ctx, before, after));
};
