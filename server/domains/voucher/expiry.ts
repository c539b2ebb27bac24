import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { openVoucherStates } from '#contract/states/voucher.ts';
import { transaction, type Db, type Tx } from '#server/platform/db/client.ts';
import { voucher } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { systemContext } from '#server/platform/lifecycle/lifecycle.ts';
import { updateStamps } from '#server/platform/record/index.ts';
import type { TableJob } from '#server/platform/scheduler/scheduler.ts';
import { everyContract } from './contract/records.ts';
import { transactionRecords } from './transaction/records.ts';

const isOver = (today: string) =>
  and(inArray(voucher.status, [...openVoucherStates]), lt(voucher.validUntil, today));

/** Marks the vouchers of one transaction as expired that a day is too late for. */
export async function expireTransaction(tx: Tx, now: Date, id: number): Promise<void> {
  const system = systemContext(tx, now);
  const due = and(eq(voucher.VoucherTransactionId, id), isOver(dayInJakarta(now)));
  const locked = tx
    .select({ id: voucher.id })
    .from(voucher)
    .where(due)
    .orderBy(voucher.id)
    .for('no key update');
  await tx.execute(sql`select count(*) from (${locked}) as locked`);
  const expired = await tx
    .update(voucher)
    .set({ status: 'KEDALUWARSA', ...updateStamps(system, voucher) })
    .where(due);
  if (!expired.rowCount) return;
  const transactionRow = await transactionRecords.get({ db: tx, now, ...everyContract }, id);
  await transactionRecords.audit(system, transactionRow, 'expire', {
    after: { kedaluwarsa: expired.rowCount },
  });
}

/**
 * Marks vouchers as expired after their last day in Jakarta, one transaction at a time. Their day is
 * compared whenever they are used, so this only keeps lists and numbers up to date.
 */
export const expireVouchers: TableJob = {
  name: 'expire vouchers',
  async runAll(db: Db, now) {
    const transactionRows = await db
      .selectDistinct({ id: voucher.VoucherTransactionId })
      .from(voucher)
      .where(isOver(dayInJakarta(now)));
    for (const { id } of transactionRows)
      await transaction(db, tx => expireTransaction(tx, now, id));
  },
};
