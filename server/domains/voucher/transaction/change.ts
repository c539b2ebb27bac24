import { and, eq, gte, inArray, sql, type SQL } from 'drizzle-orm';
import type { voucherTransactionCalls } from '#contract/domains/voucher/transaction.ts';
import { openVoucherStates, type VoucherState } from '#contract/states/voucher.ts';
import type { Context, Handlers } from '#server/platform/context.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { voucher } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField, Problem } from '#server/platform/problem.ts';
import { updateStamps } from '#server/platform/record/index.ts';
import { followQuota } from '../contract/lifecycle.ts';
import { findIssueObstacle } from '../contract/obstacle.ts';
import { contractRecords, everyContract, lockContract } from '../contract/records.ts';
import { findValidUntilIssue } from './issue.ts';
import { toTransaction, transactionRecords, type TransactionRow } from './records.ts';

/** Condition for the vouchers of a transaction in some states. */
const inStates = (id: number, states: readonly VoucherState[]): SQL | undefined =>
  and(eq(voucher.VoucherTransactionId, id), inArray(voucher.status, [...states]));

/** Locks vouchers, the lowest id first; they are locked before their transaction. */
async function lockVouchers(db: Queryable, condition: SQL | undefined): Promise<void> {
  const locked = db
    .select({ id: voucher.id })
    .from(voucher)
    .where(condition)
    .orderBy(voucher.id)
    .for('no key update');
  await db.execute(sql`select count(*) from (${locked}) as locked`);
}

const conflict = (row: TransactionRow, reason: string, text: Problem['detail']): Problem =>
  new Problem('KEADAAN_SALAH', text, { currentState: row.status, reason });

/** Returns the contract of a transaction as the server itself reads it. */
const contractOf = (ctx: Pick<Context, 'db' | 'now'>, row: TransactionRow) =>
  contractRecords.get({ db: ctx.db, now: ctx.now, ...everyContract }, row.voucherContractId);

/** Locks a transaction after some of its vouchers. @throws Problem 404, 412 */
async function lockTransaction(
  ctx: Context,
  id: number,
  states: readonly VoucherState[],
  submitted: unknown,
): Promise<TransactionRow> {
  await transactionRecords.get(ctx, id);
  await lockVouchers(ctx.db, inStates(id, states));
  return await transactionRecords.lock(ctx, id, { submitted });
}

/** Activates the new vouchers of a transaction. @throws Problem 409 */
async function activate(ctx: Context, id: number): Promise<TransactionRow> {
  const before = await lockTransaction(ctx, id, ['BARU'], null);
  const { noTransaksi: nomor, validUntil } = before;
  const today = dayInJakarta(ctx.now);
  if (before.baru === 0) {
    throw conflict(before, 'state', message('voucherTransaction.nothingNew', { nomor }));
  }
  const obstacle = await findIssueObstacle(ctx.db, await contractOf(ctx, before), today);
  if (obstacle) throw conflict(before, obstacle.reason, obstacle.text);
  if (validUntil < today) {
    const text = message('voucherTransaction.over', { nomor, hari: validUntil });
    throw conflict(before, 'over', text);
  }
  const activated = { activatedAt: ctx.now.toISOString(), activatedBy: ctx.user.fullName };
  await ctx.db
    .update(voucher)
    .set({ status: 'AKTIF', ...activated, ...updateStamps(ctx, voucher) })
    .where(inStates(id, ['BARU']));
  return await transactionRecords.update(ctx, before, activated, {
    action: 'activate',
    audited: { jumlah: before.baru },
  });
}

/**
 * Voids the vouchers of a transaction that no participant holds; a trigger returns their quota. Those that
 * have expired return none.
 * @throws Problem 409, 422 without a reason
 */
async function voidOpen(ctx: Context, id: number, reason: string | null | undefined) {
  const before = await lockTransaction(ctx, id, ['BARU', 'AKTIF'], null);
  if (!reason) throw invalidField('alasan', message('lifecycle.reasonMissing'));
  const voided = await ctx.db
    .update(voucher)
    .set({ status: 'DIBATALKAN', voidReason: reason, ...updateStamps(ctx, voucher) })
    .where(and(inStates(id, ['BARU', 'AKTIF']), gte(voucher.validUntil, dayInJakarta(ctx.now))));
  const jumlah = voided.rowCount ?? 0;
  if (jumlah === 0) {
    const { noTransaksi: nomor } = before;
    throw conflict(before, 'state', message('voucherTransaction.nothingToVoid', { nomor }));
  }
  await followQuota(ctx, before.voucherContractId);
  return await transactionRecords.update(
    ctx,
    before,
    {},
    {
      action: 'void',
      reason,
      audited: { dibatalkan: jumlah },
    },
  );
}

export const changeHandlers = {
  update: async (ctx, { params, body }) => {
    const before = await lockTransaction(ctx, params.id, openVoucherStates, body);
    const { validUntil, keterangan, metodeKirim } = body;
    if (validUntil !== before.validUntil) {
      // Its last day may not change meanwhile.
      const contract = await lockContract(ctx, before.voucherContractId);
      const issue = findValidUntilIssue(contract, validUntil, dayInJakarta(ctx.now));
      if (issue) throw invalidField('validUntil', issue);
      const moved = await ctx.db
        .update(voucher)
        .set({ validUntil, ...updateStamps(ctx, voucher) })
        .where(inStates(params.id, openVoucherStates));
      if (moved.rowCount === 0) {
        const { noTransaksi: nomor } = before;
        throw conflict(before, 'state', message('voucherTransaction.nothingOpen', { nomor }));
      }
    }
    const after = await transactionRecords.update(ctx, before, {
      validUntil,
      keterangan: keterangan || null,
      metodeKirim,
    });
    return await toTransaction(ctx, after);
  },

  changeState: async (ctx, { params, body: { event, alasan } }) =>
    await toTransaction(
      ctx,
      event === 'activate'
        ? await activate(ctx, params.id)
        : await voidOpen(ctx, params.id, alasan),
    ),
} satisfies Partial<Handlers<typeof voucherTransactionCalls>>;
