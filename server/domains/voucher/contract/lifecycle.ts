import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { listPages, recordPath } from '#contract/record-pages.ts';
import { openVoucherStates, voucherContractStates } from '#contract/states/voucher.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import {
  pks,
  voucher,
  voucherContract,
  voucherTransaction,
} from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import {
  defineLifecycle,
  kitRecords,
  systemContext,
  type TransitionContext,
} from '#server/platform/lifecycle/lifecycle.ts';
import { timedTransition } from '#server/platform/lifecycle/timed-transition.ts';
import { transition } from '#server/platform/lifecycle/transition.ts';
import { message } from '#server/platform/messages/message.ts';
import { findPaymentObstacle } from './obstacle.ts';
import { contractRecords, lockContract, type ContractRow } from './records.ts';

/** Returns why a draft cannot be activated: it is over, or not paid. */
async function findActivationObstacle({ db, now }: TransitionContext, row: ContractRow) {
  if (row.tanggalSelesai < dayInJakarta(now)) {
    const nama = contractRecords.labelOf(row);
    return message('voucherContract.obstacle.over', { nama, hari: row.tanggalSelesai });
  }
  const obstacle = await findPaymentObstacle(db, row);
  if (obstacle) return obstacle.text;
  if (row.idPKS === null) return undefined;
  const [agreement] = await db
    .select({ noPKS: pks.noPKS, status: pks.status })
    .from(pks)
    .where(eq(pks.id, row.idPKS));
  return agreement?.status === 'AKTIF'
    ? undefined
    : message('voucherContract.pksNotActive', { nomor: agreement?.noPKS ?? '' });
}

/** Counts the vouchers of a contract that participants hold, also frozen ones, or have used. */
async function countHeld(db: Queryable, idContract: number): Promise<number> {
  const { rows } = await db.execute<{ held: number }>(sql`
    select coalesce(sum(t.terikat + t.terpakai + case when t.dibekukan = 0 then 0 else (
      select count(*) from voucher v where v.voucher_transaction_id = t.id
        and v.status = 'DIBEKUKAN' and v.id_peserta is not null) end), 0)::int as held
    from voucher_transaction t where t.voucher_contract_id = ${idContract}`);
  return rows[0]?.held ?? 0;
}

/**
 * Locks the vouchers of a contract that can be voided and then its transactions, the lowest id first.
 * They are locked before the contract.
 */
export async function lockOpenVouchers(db: Queryable, idContract: number): Promise<void> {
  const vouchers = db
    .select({ id: voucher.id })
    .from(voucher)
    .where(isOpenOf(idContract))
    .orderBy(asc(voucher.id))
    .for('no key update');
  await db.execute(sql`select count(*) from (${vouchers}) as locked`);
  await db
    .select({ id: voucherTransaction.id })
    .from(voucherTransaction)
    .where(eq(voucherTransaction.voucherContractId, idContract))
    .orderBy(asc(voucherTransaction.id))
    .for('no key update');
}

const isOpenOf = (idContract: number) =>
  and(
    inArray(voucher.status, [...openVoucherStates]),
    sql`${voucher.VoucherTransactionId} in (
      select t.id from voucher_transaction t where t.voucher_contract_id = ${idContract})`,
  );

/** Voids the vouchers of a contract that was cancelled. */
async function voidOpenVouchers(
  { db, now, user }: TransitionContext,
  idContract: number,
  reason: string | undefined,
): Promise<void> {
  await db
    .update(voucher)
    .set({
      status: 'DIBATALKAN',
      voidReason: reason ?? null,
      version: sql`${voucher.version} + 1`,
      modifiedAt: now.toISOString(),
      modifiedBy: user.fullName,
    })
    .where(isOpenOf(idContract));
}

/** The lifecycle of voucher contracts. */
export const contractLifecycle = defineLifecycle({
  ...kitRecords(contractRecords),
  states: voucherContractStates,
  wrongState: row =>
    message('voucherContract.wrongState', {
      nama: contractRecords.labelOf(row),
      keadaan: message(`voucherContract.state.${row.status}`),
    }),
  guards: {
    isPaid: findActivationObstacle,
    isUnused: async ({ db }, { id }) => {
      const jumlah = await countHeld(db, id);
      return jumlah === 0 ? undefined : message('voucherContract.held', { jumlah });
    },
  },
  effects: {
    cancel: (ctx, { after, input }) => voidOpenVouchers(ctx, after.id, input.reason),
  },
  linkOf: ({ id }, recipient) =>
    recipient === 'ownerBhbu' ? listPages.voucherOwn : recordPath('voucherContractForm', id),
  ownersOf: ({ idBHBU }) => ({ bhbuId: idBHBU }),
});

/**
 * Brings the state of a contract in line with its quota, in the transaction that issued or voided
 * vouchers or changed the quota.
 */
export async function followQuota(
  ctx: Pick<TransitionContext, 'db' | 'now'>,
  idContract: number,
): Promise<void> {
  const [found] = await ctx.db
    .select({ status: voucherContract.status, sisa: voucherContract.sisa })
    .from(voucherContract)
    .where(eq(voucherContract.id, idContract));
  const isUsedUp = found?.status === 'AKTIF' && found.sisa === 0;
  const isLeft = found?.status === 'HABIS_KUOTA' && found.sisa > 0;
  if (!isUsedUp && !isLeft) return;
  const system = systemContext(ctx.db, ctx.now);
  const row = await lockContract(system, idContract);
  await transition(system, contractLifecycle, row, isUsedUp ? 'exhaust' : 'replenish');
}

/** Brings the state of the contract of a transaction in line with its quota. */
export async function followQuotaOfTransaction(
  ctx: Pick<TransitionContext, 'db' | 'now'>,
  idTransaction: number,
): Promise<void> {
  const [transactionRow] = await ctx.db
    .select({ idContract: voucherTransaction.voucherContractId })
    .from(voucherTransaction)
    .where(eq(voucherTransaction.id, idTransaction));
  if (transactionRow) await followQuota(ctx, transactionRow.idContract);
}

/** Ends voucher contracts after their last day in Jakarta. */
export const endVoucherContracts = timedTransition({
  name: 'end voucher contracts',
  table: voucherContract,
  lifecycle: contractLifecycle,
  records: { lock: lockContract },
  event: 'end',
  isDue: now => sql`${voucherContract.tanggalSelesai} < ${dayInJakarta(now)}::date`,
});
