import { and, between, eq, gte, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import type { HandlerInput } from '#contract/core/endpoint.ts';
import { toPage } from '#contract/core/list.ts';
import { addDays } from '#contract/core/values/day.ts';
import type { voucherCalls } from '#contract/domains/voucher/calls.ts';
import { findCodeProblem, normalizeCode } from '#contract/domains/voucher/code.ts';
import { openVoucherStates, voucherStates, type VoucherState } from '#contract/states/voucher.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import {
  containsCode,
  containsText,
  inOrderOf,
  isAmongFound,
} from '#server/platform/db/list-query.ts';
import { voucher, voucherRecipient, voucherTransaction } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { notFound } from '#server/platform/problem.ts';
import {
  selectVouchers,
  toVoucher,
  toVouchers,
  voucherRecords,
  voucherScope,
  type VoucherRow,
} from '../records.ts';

type ListQuery = HandlerInput<typeof voucherCalls.list>['query'];

const stateOrder = inOrderOf(voucherStates.names, voucher.status);

/** Condition for vouchers in a state, which the index of the sort order by state finds. */
export const isInState = (state: VoucherState): SQL =>
  sql`${stateOrder} = ${voucherStates.names.indexOf(state) + 1}`;

const isOpen = inArray(voucher.status, [...openVoucherStates]);

/**
 * Condition for the vouchers that a text names: by their code, by the number of their transaction, or by
 * the name of the recipient of their ticket.
 */
async function findNamed(q: string | undefined, { db }: Context): Promise<SQL | undefined> {
  if (!q) return undefined;
  const transactionRows = () =>
    db
      .select({ id: voucherTransaction.id })
      .from(voucherTransaction)
      .where(containsCode(q, voucherTransaction.noTransaksi));
  const recipients = () =>
    db
      .select({ id: voucherRecipient.idVoucher })
      .from(voucherRecipient)
      .where(containsText(q, [voucherRecipient.nama]));
  return or(
    eq(voucher.code, normalizeCode(q)),
    await isAmongFound(voucher.VoucherTransactionId, transactionRows),
    await isAmongFound(voucher.id, recipients),
  );
}

export const page = voucherRecords.list<ListQuery>({
  selectIds: ({ db }) => db.select({ id: voucher.id }).from(voucher).$dynamic(),
  search: findNamed,
  sort: {
    id: voucher.id,
    validUntil: voucher.validUntil,
    status: stateOrder,
  },
  filters: {
    VoucherTransactionId: voucher.VoucherTransactionId,
    voucherContractId: (id: number) =>
      sql`${voucher.VoucherTransactionId} = any(array(
        select t.id from voucher_transaction t where t.voucher_contract_id = ${id}))`,
    status: isInState,
    idBHBU: voucher.idBHBU,
    idFaskes: voucher.idFaskes,
    idPeserta: voucher.idPeserta,
    diterbitkan: (isIssued: boolean) => (isIssued ? ne(voucher.status, 'DIBATALKAN') : undefined),
    belumDipakai: (isUnused: boolean, { now }) =>
      isUnused ? and(isOpen, gte(voucher.validUntil, dayInJakarta(now))) : undefined,
    kedaluwarsaDalam: (days: number, { now }) => {
      const today = dayInJakarta(now);
      return and(isOpen, between(voucher.validUntil, today, addDays(today, days)));
    },
  },
});

/** The column of a transaction that counts its vouchers in a state. */
const countColumns = {
  BARU: voucherTransaction.baru,
  AKTIF: voucherTransaction.aktif,
  TERIKAT: voucherTransaction.terikat,
  TERPAKAI: voucherTransaction.terpakai,
  DIBATALKAN: voucherTransaction.dibatalkan,
  KEDALUWARSA: voucherTransaction.kedaluwarsa,
  DIBEKUKAN: voucherTransaction.dibekukan,
} as const satisfies Record<VoucherState, unknown>;

/** Filters whose total the numbers of the transactions give. */
const countedFilters: readonly string[] = [
  'VoucherTransactionId',
  'voucherContractId',
  'idBHBU',
  'status',
  'diterbitkan',
  'pageNumber',
  'pageSize',
  'sortBy',
  'sortOrder',
];

/**
 * Counts the vouchers of a list from the numbers of their transactions, which counting a million rows
 * would take long for; undefined for a list with other filters and for a facility.
 */
async function countFromTransactions({ db, scope, user }: Context, query: ListQuery) {
  const isCounted = Object.entries<unknown>(query).every(
    ([name, value]) => value === undefined || countedFilters.includes(name),
  );
  if (!isCounted || user.faskesId !== null) return undefined;
  const { jumlah, dibatalkan } = voucherTransaction;
  const isWithoutCancelled = query.diterbitkan === true;
  const states = query.status?.filter(state => !isWithoutCancelled || state !== 'DIBATALKAN');
  const ofAll = isWithoutCancelled ? sql`${jumlah} - ${dibatalkan}` : sql`${jumlah}`;
  const counted = states
    ? sql.join([sql`0`, ...states.map(state => countColumns[state])], sql` + `)
    : ofAll;
  const [found] = await db
    .select({ n: sql<number>`coalesce(sum(${counted}), 0)::int` })
    .from(voucherTransaction)
    .where(
      and(
        scope === 'all' ? undefined : eq(voucherTransaction.idBHBU, user.bhbuId ?? 0),
        query.idBHBU === undefined ? undefined : eq(voucherTransaction.idBHBU, query.idBHBU),
        query.VoucherTransactionId === undefined
          ? undefined
          : eq(voucherTransaction.id, query.VoucherTransactionId),
        query.voucherContractId === undefined
          ? undefined
          : eq(voucherTransaction.voucherContractId, query.voucherContractId),
      ),
    );
  return found?.n;
}

/** Lists the vouchers of the caller's scope. */
export const list: Handler<typeof voucherCalls.list> = async (ctx, { query }) => {
  const condition = await page.condition(ctx, query);
  const rows = await page.readPage(ctx, query, condition);
  const total =
    (await countFromTransactions(ctx, query)) ?? (await ctx.db.$count(voucher, condition));
  return toPage(await toVouchers(ctx, rows), total, query);
};

/** Returns a voucher. @throws Problem 404 */
export const get: Handler<typeof voucherCalls.get> = async (ctx, { params }) =>
  await toVoucher(ctx, await voucherRecords.get(ctx, params.id));

/** Returns the voucher of the caller's scope with a code, or undefined. */
export async function findByCode(ctx: Context, code: string): Promise<VoucherRow | undefined> {
  const [row] = await selectVouchers(ctx).where(and(eq(voucher.code, code), voucherScope(ctx)));
  return row;
}

/** Returns the voucher of the caller's scope with a code. @throws Problem 404 */
export const getByCode: Handler<typeof voucherCalls.getByCode> = async (ctx, { params }) => {
  const row = await findByCode(ctx, params.code);
  if (!row) throw notFound('voucher');
  return await toVoucher(ctx, row);
};

/** Returns a search text for the audit log, in which a code is masked. */
export const withoutCode = (q: string | undefined): string | undefined =>
  q !== undefined && findCodeProblem(normalizeCode(q)) === undefined ? '…' : q;
