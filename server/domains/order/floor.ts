import type { Message } from '#contract/core/messages/message.ts';
import {
  agreedDoses,
  findPaidIssue,
  findShippedIssues,
  isSameProduct,
  settlingAmount,
} from '#contract/domains/order/floor.ts';
import type { TransitionContext } from '#server/platform/lifecycle/lifecycle.ts';
import { orderLifecycle } from './lifecycle.ts';
import { findLines, type StoredLine, type SubmittedLine } from './lines.ts';
import { everyOrder, orderRecords, type OrderRow } from './records.ts';

/**
 * Splits lines of an amendment with more doses than were agreed, where the price has changed: those
 * keep their price, the added ones get a line of their own with the price of the day. Participants
 * that were added go with the added doses; otherwise each line gets its share.
 */
export function splitAddedDoses(
  lines: readonly StoredLine[],
  earlier: readonly StoredLine[],
  isRepriced: (line: StoredLine, before: StoredLine) => boolean,
): SubmittedLine[] {
  return lines.flatMap<SubmittedLine>(line => {
    const before = earlier.find(({ id }) => id === line.asalBaris);
    const [doses, people] = [line.jumlahDosis ?? 0, line.jumlahPeserta ?? 0];
    if (!before || !isSameProduct(before, line) || !isRepriced(line, before)) return [line];
    const kept = agreedDoses(before);
    if (doses <= kept || kept === 0) return [line];
    const agreed = before.jumlahPeserta ?? 0;
    const share = Math.round((people * kept) / doses);
    const keptPeople = people > agreed ? agreed : Math.min(people - 1, Math.max(1, share));
    return [
      { ...line, jumlahDosis: kept, jumlahPeserta: keptPeople },
      { ...line, id: undefined, jumlahDosis: doses - kept, jumlahPeserta: people - keptPeople },
    ];
  });
}

/** Returns the lines of an amendment as the floor rules take them. */
export const amendedLines = (lines: readonly StoredLine[]) =>
  lines.map(line => ({ ...line, id: line.asalBaris ?? 0, jumlahDosis: agreedDoses(line) }));

/** Returns the version that an order amends, with its lines and the payments of the family. */
export async function findAmended(
  { db, now }: Pick<TransitionContext, 'db' | 'now'>,
  { amandemenDari }: Pick<OrderRow, 'amandemenDari'>,
): Promise<(OrderRow & { readonly baris: StoredLine[] }) | undefined> {
  if (amandemenDari === null) return undefined;
  const earlier = await orderRecords.get({ db, now, ...everyOrder }, amandemenDari);
  return { ...earlier, baris: await findLines(db, [amandemenDari]) };
}

/**
 * Returns why an amendment can no longer take effect: the earlier version was paid or shipped beyond
 * it meanwhile.
 */
export async function findBelowFloor(
  ctx: Pick<TransitionContext, 'db' | 'now'>,
  row: Pick<OrderRow, 'amandemenDari' | 'id' | 'pph' | 'totalHarga'>,
): Promise<Message | undefined> {
  const earlier = await findAmended(ctx, row);
  if (!earlier) return undefined;
  const lines = amendedLines(await findLines(ctx.db, [row.id]));
  const [shipped] = Object.values(findShippedIssues(lines, earlier.baris));
  return shipped?.[0] ?? findPaidIssue(lines, settlingAmount(row), earlier);
}

for (const event of ['accept', 'adjust'] as const) {
  orderLifecycle.addGuard(event, 'floor', (ctx, row, { values }) => {
    const [totalHarga, pph] = [values?.['totalHarga'], values?.['pph']];
    if (typeof totalHarga !== 'number' || typeof pph !== 'number') return findBelowFloor(ctx, row);
    return findBelowFloor(ctx, { ...row, totalHarga, pph });
  });
}
