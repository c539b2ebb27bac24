import { eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import type { VoucherTransaction } from '#contract/domains/voucher/transaction.ts';
import type { Context } from '#server/platform/context.ts';
import {
  product,
  voucherContract,
  voucherRecipient,
  voucherTransaction,
} from '#server/platform/db/schema/index.ts';
import { ofManagedCompany } from '#server/platform/db/views/managed.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { message } from '#server/platform/messages/message.ts';
import { defineRecords, type ReadContext } from '#server/platform/record/index.ts';
import { findIssueObstacles } from '../contract/obstacle.ts';
import type { ContractScopeContext } from '../contract/records.ts';

/** Condition for the transactions that the caller may see: a company sees its own. */
export const transactionScope = (ctx: ContractScopeContext): SQL | undefined =>
  ctx.scope === 'all'
    ? ofManagedCompany(ctx, voucherTransaction.idBHBU)
    : eq(voucherTransaction.idBHBU, ctx.user.bhbuId ?? 0);

/** The product of a transaction as its tickets name it. */
export const productName = sql`coalesce(${voucherTransaction.namaProduk}, ${product.nama})`.mapWith(
  product.nama,
);

const recipients = sql<number>`(
  select count(*)::int from ${voucherRecipient} r
  where r.voucher_transaction_id = "voucher_transaction"."id")`;

/** Starts the select of transactions with what they show of their contract. */
export const selectTransactions = ({ db }: Pick<ReadContext, 'db'>) =>
  db
    .select({
      ...getTableColumns(voucherTransaction),
      noKontrak: voucherContract.noKontrak,
      // A transaction always has a contract, which has a product.
      judulKontrak: sql`${voucherContract.judul}`.mapWith(voucherContract.judul),
      namaProduk: productName,
      dosisPerVoucher: sql`${voucherContract.dosisPerVoucher}`.mapWith(
        voucherContract.dosisPerVoucher,
      ),
      penerima: recipients.as('penerima'),
    })
    .from(voucherTransaction)
    .leftJoin(voucherContract, eq(voucherContract.id, voucherTransaction.voucherContractId))
    .leftJoin(product, eq(product.id, voucherContract.productId))
    .$dynamic();

export type TransactionRow = Awaited<ReturnType<typeof selectTransactions>>[number];

/** Transactions of vouchers with the numbers of their vouchers by state. */
export const transactionRecords = defineRecords({
  table: voucherTransaction,
  resource: 'voucherTransaction',
  noun: 'voucherTransaction',
  select: selectTransactions,
  scope: transactionScope,
  labelOf: ({ noTransaksi }) => noTransaksi,
  auditFields: [
    'noTransaksi',
    'voucherContractId',
    'jumlah',
    'validUntil',
    'keterangan',
    'metodeKirim',
    'activatedAt',
  ],
});

/** Vouchers of a transaction that may still be used. */
const openCount = ({ baru, aktif, terikat, dibekukan }: TransactionRow): number =>
  baru + aktif + terikat + dibekukan;

/** Returns transactions with what forbids their vouchers now. */
export async function toTransactions(
  ctx: Pick<Context, 'db' | 'now' | 'render'>,
  rows: readonly TransactionRow[],
): Promise<VoucherTransaction[]> {
  const today = dayInJakarta(ctx.now);
  const ids = rows.filter(row => openCount(row) > 0).map(row => row.voucherContractId);
  const contracts =
    ids.length === 0
      ? []
      : await ctx.db
          .select()
          .from(voucherContract)
          .where(inArray(voucherContract.id, [...new Set(ids)]));
  const obstacles = await findIssueObstacles(ctx.db, contracts, today);
  const obstacleOf = (row: TransactionRow): string | null => {
    if (openCount(row) === 0) return null;
    if (row.validUntil >= today) {
      const obstacle = obstacles.get(row.voucherContractId);
      return obstacle ? ctx.render(obstacle.text) : null;
    }
    const { noTransaksi: nomor, validUntil: hari } = row;
    return ctx.render(message('voucherTransaction.over', { nomor, hari }));
  };
  return rows.map(row => ({ ...row, halangan: obstacleOf(row) }));
}

/** Returns a transaction with what forbids its vouchers now. */
export async function toTransaction(
  ctx: Pick<Context, 'db' | 'now' | 'render'>,
  row: TransactionRow,
): Promise<VoucherTransaction> {
  const [transactionRow] = await toTransactions(ctx, [row]);
  if (!transactionRow) throw new Error('A transaction was lost while it was read.');
  return transactionRow;
}
