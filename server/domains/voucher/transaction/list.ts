import { and, between, gt, gte, or, sql, type SQL } from 'drizzle-orm';
import type { HandlerInput } from '#contract/core/endpoint.ts';
import { addDays } from '#contract/core/values/day.ts';
import type { voucherTransactionCalls } from '#contract/domains/voucher/transaction.ts';
import { voucherTransactionStates } from '#contract/states/voucher.ts';
import type { Context } from '#server/platform/context.ts';
import {
  containsCode,
  containsText,
  ignoringCase,
  inOrderOf,
} from '#server/platform/db/list-query.ts';
import { voucherTransaction } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { hasFailedTickets, hasNewVouchers } from '../waiting.ts';
import { toTransactions, transactionRecords } from './records.ts';

type Input = HandlerInput<typeof voucherTransactionCalls.list>;

const { baru, aktif, terikat, dibekukan, validUntil } = voucherTransaction;

/** Vouchers of a transaction that may still be used; a transaction expires as a whole. */
export const openVouchers = sql<number>`(${baru} + ${aktif} + ${terikat} + ${dibekukan})`;

/** Condition for the transactions with vouchers that expire within a number of days. */
export const expiresWithin = (days: number, today: string): SQL | undefined =>
  and(gt(openVouchers, 0), between(validUntil, today, addDays(today, days)));

export const transactionPage = transactionRecords.list<Input['query']>({
  selectIds: ({ db }) =>
    db.select({ id: voucherTransaction.id }).from(voucherTransaction).$dynamic(),
  search: q =>
    q
      ? or(
          containsCode(q, voucherTransaction.noTransaksi),
          containsText(q, [voucherTransaction.bhbuName, voucherTransaction.keterangan]),
        )
      : undefined,
  sort: {
    tanggal: voucherTransaction.tanggal,
    noTransaksi: voucherTransaction.noTransaksi,
    bhbuName: ignoringCase(voucherTransaction.bhbuName),
    jumlah: voucherTransaction.jumlah,
    validUntil,
    status: inOrderOf(voucherTransactionStates, voucherTransaction.status),
    modifiedAt: voucherTransaction.modifiedAt,
  },
  filters: {
    idBHBU: voucherTransaction.idBHBU,
    voucherContractId: voucherTransaction.voucherContractId,
    status: voucherTransaction.status,
    kedaluwarsaDalam: (days: number, { now }) => expiresWithin(days, dayInJakarta(now)),
    belumDipakai: (isUnused: boolean, { now }) =>
      isUnused ? and(gt(openVouchers, 0), gte(validUntil, dayInJakarta(now))) : undefined,
    belumAktif: (isNew: boolean) => (isNew ? hasNewVouchers : undefined),
    tiketGagal: (hasFailed: boolean, ctx) => (hasFailed ? hasFailedTickets(ctx) : undefined),
  },
});

/** Lists the transactions of the caller's scope. */
export async function list(ctx: Context, input: Pick<Input, 'query'>) {
  const found = await transactionPage(ctx, input);
  return { ...found, data: await toTransactions(ctx, found.data) };
}
