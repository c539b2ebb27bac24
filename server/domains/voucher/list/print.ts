import { and, asc, eq, gte, inArray, sql, type SQL } from 'drizzle-orm';
import { toPage } from '#contract/core/list.ts';
import type { voucherCalls } from '#contract/domains/voucher/calls.ts';
import type { DeliveryState } from '#contract/domains/voucher/transaction.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { isAmong } from '#server/platform/db/list-query.ts';
import {
  outbox,
  product,
  voucher,
  voucherContract,
  voucherRecipient,
  voucherTransaction,
} from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField, Problem } from '#server/platform/problem.ts';
import { voucherScope } from '../records.ts';
import { delivery } from '../transaction/recipients.ts';
import { productName, transactionRecords } from '../transaction/records.ts';

const notActivated = (currentState: string) =>
  new Problem('KEADAAN_SALAH', message('voucherTransaction.notActivated'), {
    currentState,
    reason: 'notActivated',
  });

/** The vouchers to print. */
interface Chosen {
  readonly condition: SQL | undefined;
  /** Tickets of a whole transaction, from the numbers of the transaction; counted for other vouchers. */
  readonly total?: number;
}

/**
 * Returns the vouchers of a transaction, or some vouchers.
 * @throws Problem 404, 409 for vouchers that are not active yet, 422 without any
 */
async function findChosen(
  ctx: Context,
  idTransaction: number | undefined,
  ids: readonly number[] | undefined,
): Promise<Chosen> {
  if (idTransaction === undefined && !ids?.length) {
    throw invalidField('VoucherTransactionId', message('voucherTransaction.printNothing'));
  }
  const transactionRow =
    idTransaction === undefined ? undefined : await transactionRecords.get(ctx, idTransaction);
  if (transactionRow && transactionRow.activatedAt === null && transactionRow.baru > 0)
    throw notActivated(transactionRow.status);
  const condition = and(
    // The caller's transaction has vouchers of his scope only.
    transactionRow ? eq(voucher.VoucherTransactionId, transactionRow.id) : voucherScope(ctx),
    ids?.length ? inArray(voucher.id, [...ids]) : undefined,
  );
  if (!ids?.length) {
    const isOver =
      transactionRow === undefined || transactionRow.validUntil < dayInJakarta(ctx.now);
    return isOver
      ? { condition }
      : { condition, total: transactionRow.aktif + transactionRow.terikat };
  }
  if ((await ctx.db.$count(voucher, and(condition, eq(voucher.status, 'BARU')))) > 0) {
    throw notActivated('BARU');
  }
  return { condition };
}

/** Returns the tickets of vouchers that can be used, and notes in the audit log that it did. */
export const print: Handler<typeof voucherCalls.print> = async (ctx, { query }) => {
  const { VoucherTransactionId, id, pageNumber, pageSize } = query;
  const chosen = await findChosen(ctx, VoucherTransactionId, id);
  const condition = and(
    chosen.condition,
    inArray(voucher.status, ['AKTIF', 'TERIKAT']),
    gte(voucher.validUntil, dayInJakarta(ctx.now)),
  );
  const total = chosen.total ?? (await ctx.db.$count(voucher, condition));
  const ofPage = ctx.db
    .select({ id: voucher.id })
    .from(voucher)
    .where(condition)
    .orderBy(asc(voucher.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize);
  const tickets = await ctx.db
    .select({
      id: voucher.id,
      bhbuName: voucherTransaction.bhbuName,
      code: voucher.code,
      validUntil: voucher.validUntil,
      namaProduk: productName,
      dosisPerVoucher: voucherContract.dosisPerVoucher,
      penerima: voucherRecipient.nama,
      pengiriman: sql<DeliveryState | null>`case when ${voucherRecipient.id} is not null then ${delivery} end`,
    })
    .from(voucher)
    .innerJoin(voucherTransaction, eq(voucherTransaction.id, voucher.VoucherTransactionId))
    .innerJoin(voucherContract, eq(voucherContract.id, voucherTransaction.voucherContractId))
    .innerJoin(product, eq(product.id, voucherContract.productId))
    .leftJoin(voucherRecipient, eq(voucherRecipient.idVoucher, voucher.id))
    .leftJoin(outbox, eq(outbox.id, voucherRecipient.idOutbox))
    .where(isAmong(voucher.id, ofPage))
    .orderBy(asc(voucher.id));
  await ctx.audit({
    action: 'voucher.print',
    resource: VoucherTransactionId === undefined ? 'voucher' : 'voucherTransaction',
    ...(VoucherTransactionId === undefined ? {} : { recordId: VoucherTransactionId }),
    after: { jumlah: tickets.length, halaman: pageNumber },
  });
  return toPage(tickets, total, { pageNumber, pageSize });
};
