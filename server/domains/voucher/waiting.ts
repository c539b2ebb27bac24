import { and, between, eq, exists, gt, inArray, sql, type SQL } from 'drizzle-orm';
import { addDays } from '#contract/core/values/day.ts';
import type { Context } from '#server/platform/context.ts';
import {
  outbox,
  voucher,
  voucherContract,
  voucherRecipient,
  voucherTransaction,
} from '#server/platform/db/schema/index.ts';
import { countWaitingRows, dayOfInstant, type Waiting } from '#server/platform/db/waiting.ts';
import { ofManagedCompany } from '#server/platform/db/views/managed.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';

/** Days before the last day of use from which an unused voucher expires soon. */
export const soonDays = 30;

/** Condition for the transactions that the caller may see: a company sees its own. */
const transactionScope = (
  ctx: Pick<Context, 'accountManagerId' | 'scope' | 'user'>,
): SQL | undefined =>
  ctx.scope === 'all'
    ? ofManagedCompany(ctx, voucherTransaction.idBHBU)
    : eq(voucherTransaction.idBHBU, ctx.user.bhbuId ?? 0);

/** Condition that a transaction has vouchers that wait for their activation. */
export const hasNewVouchers = gt(voucherTransaction.baru, 0);

/**
 * Condition that a transaction has tickets of usable vouchers whose mail failed, or is held because the
 * server has no mail transport.
 */
export const hasFailedTickets = ({ db }: Pick<Context, 'db'>): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(voucherRecipient)
      .innerJoin(outbox, eq(outbox.id, voucherRecipient.idOutbox))
      .innerJoin(voucher, eq(voucher.id, voucherRecipient.idVoucher))
      .where(
        and(
          eq(voucherRecipient.VoucherTransactionId, voucherTransaction.id),
          inArray(outbox.status, ['dead', 'held']),
          eq(voucher.status, 'AKTIF'),
        ),
      ),
  );

/** Counts the drafts of contracts that wait for their activation. */
export const countContractDrafts = ({ db }: Context): Promise<Waiting> =>
  countWaitingRows(
    db,
    voucherContract,
    eq(voucherContract.status, 'DRAFT'),
    dayOfInstant(voucherContract.createdAt),
  );

/** Counts the transactions of the caller's scope with vouchers that wait for their activation. */
export const countInactiveTransactions = (ctx: Context): Promise<Waiting> =>
  countWaitingRows(
    ctx.db,
    voucherTransaction,
    and(transactionScope(ctx), hasNewVouchers),
    voucherTransaction.tanggal,
  );

/** Counts the transactions of the caller's scope with tickets that were not delivered. */
export const countFailedTickets = (ctx: Context): Promise<number> =>
  ctx.db.$count(voucherTransaction, and(transactionScope(ctx), hasFailedTickets(ctx)));

/**
 * Sums a number of vouchers over transactions of the caller's scope, with the first last day of use of those
 * that have some.
 */
async function sumOver(ctx: Context, amount: SQL<number>, where?: SQL): Promise<Waiting> {
  const [found] = await ctx.db
    .select({
      jumlah: sql<number>`coalesce(sum(${amount}), 0)::int`,
      tertua: sql<null>`null`,
      tenggat: sql<string | null>`(min(${voucherTransaction.validUntil})
        filter (where ${amount} > 0))::text`,
    })
    .from(voucherTransaction)
    .where(and(transactionScope(ctx), where));
  return found ?? { jumlah: 0, tertua: null };
}

/** Counts the frozen vouchers of the caller's scope. */
export const countFrozen = (ctx: Context): Promise<Waiting> =>
  sumOver(ctx, sql<number>`${voucherTransaction.dibekukan}`);

/** Counts the unused vouchers of the caller's scope that expire soon; a transaction expires as a whole. */
export const countExpiringSoon = (ctx: Context): Promise<Waiting> => {
  const { baru, aktif, terikat, dibekukan, validUntil } = voucherTransaction;
  const today = dayInJakarta(ctx.now);
  return sumOver(
    ctx,
    sql<number>`(${baru} + ${aktif} + ${terikat} + ${dibekukan})`,
    between(validUntil, today, addDays(today, soonDays)),
  );
};
