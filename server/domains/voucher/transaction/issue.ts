import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { HandlerInput } from '#contract/core/endpoint.ts';
import type { Message } from '#contract/core/messages/message.ts';
import { defaultLastDay } from '#contract/domains/voucher/last-day.ts';
import type {
  VoucherTransaction,
  voucherTransactionCalls,
} from '#contract/domains/voucher/transaction.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { voucherTransaction } from '#server/platform/db/schema/index.ts';
import { drawDocumentNumber } from '#server/platform/document-number/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField, Problem } from '#server/platform/problem.ts';
import { insertStamps } from '#server/platform/record/index.ts';
import { followQuota } from '../contract/lifecycle.ts';
import { findIssueObstacle } from '../contract/obstacle.ts';
import { contractRecords, type ContractRow } from '../contract/records.ts';
import { insertVouchers, type RandomBytes } from './codes.ts';
import { toTransaction, transactionRecords } from './records.ts';

/** Returns why vouchers cannot be valid until a day. */
export function findValidUntilIssue(
  { tanggalMulai, tanggalSelesai }: Pick<ContractRow, 'tanggalMulai' | 'tanggalSelesai'>,
  validUntil: string,
  today: string,
): Message | undefined {
  if (validUntil < today) return message('voucherTransaction.validBeforeToday');
  if (validUntil < tanggalMulai) {
    return message('voucherTransaction.validBeforeStart', { hari: tanggalMulai });
  }
  return validUntil > tanggalSelesai
    ? message('voucherTransaction.validAfterEnd', { hari: tanggalSelesai })
    : undefined;
}

/**
 * Checks that a locked contract lets vouchers be issued.
 * @throws Problem 409 with the reason, and with what is left of the quota
 */
export async function checkMayIssue(
  { db, now }: Pick<Context, 'db' | 'now'>,
  contract: ContractRow,
  count: number,
): Promise<void> {
  const obstacle = await findIssueObstacle(db, contract, dayInJakarta(now));
  if (obstacle) {
    const { reason, text } = obstacle;
    throw new Problem('KEADAAN_SALAH', text, { currentState: contract.status, reason });
  }
  if (count <= contract.sisa) return;
  const nama = contractRecords.labelOf(contract);
  throw new Problem(
    'KEADAAN_SALAH',
    message('voucherTransaction.quotaShort', { nama, sisa: contract.sisa }),
    { currentState: contract.status, reason: 'quota' },
  );
}

type NewTransaction = HandlerInput<typeof voucherTransactionCalls.create>['body'];

/**
 * Issues a transaction of vouchers within the quota of a contract.
 * @param random makes the codes
 */
export async function issueTransaction(
  ctx: Context,
  body: NewTransaction,
  random?: RandomBytes,
): Promise<VoucherTransaction> {
  const { voucherContractId, jumlah, keterangan, metodeKirim } = body;
  const contract = await contractRecords.lock(ctx, voucherContractId);
  await checkMayIssue(ctx, contract, jumlah);
  const today = dayInJakarta(ctx.now);
  const validUntil = body.validUntil ?? defaultLastDay(contract, today);
  const issue = findValidUntilIssue(contract, validUntil, today);
  if (issue) throw invalidField('validUntil', issue);
  const [inserted] = await ctx.db
    .insert(voucherTransaction)
    .values({
      // Its number is drawn last, because other transactions wait for theirs meanwhile.
      noTransaksi: randomUUID(),
      voucherContractId,
      idBHBU: contract.idBHBU,
      bhbuName: contract.namaBHBU,
      namaProduk: contract.namaProduk,
      tanggal: today,
      validUntil,
      keterangan: keterangan || null,
      metodeKirim,
      ...insertStamps(ctx),
    })
    .returning({ id: voucherTransaction.id });
  const id = Number(inserted?.id);
  const vouchers = {
    idTransaction: id,
    idBHBU: contract.idBHBU,
    prefix: contract.prefixKode,
    validUntil,
    count: jumlah,
  };
  await insertVouchers(ctx, vouchers, random);
  await followQuota(ctx, contract.id);
  const noTransaksi = await drawDocumentNumber(ctx, 'voucherTransaction');
  await ctx.db.update(voucherTransaction).set({ noTransaksi }).where(eq(voucherTransaction.id, id));
  const created = await transactionRecords.get(ctx, id);
  await transactionRecords.audit(ctx, created, 'create', {
    after: { noTransaksi, voucherContractId, jumlah, validUntil, metodeKirim },
  });
  return await toTransaction(ctx, created);
}

export const create: Handler<typeof voucherTransactionCalls.create> = (ctx, { body }) =>
  issueTransaction(ctx, body);
