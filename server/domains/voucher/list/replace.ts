import type { voucherCalls } from '#contract/domains/voucher/calls.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { recordCreation } from '#server/platform/lifecycle/transition.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField, Problem } from '#server/platform/problem.ts';
import { lockWithHolder, voidVoucher } from '../clinic/index.ts';
import { followQuota } from '../contract/lifecycle.ts';
import { lockContract } from '../contract/records.ts';
import { voucherLifecycle } from '../lifecycle.ts';
import { toVoucher, voucherRecords } from '../records.ts';
import { insertVouchers } from '../transaction/codes.ts';
import { checkMayIssue } from '../transaction/issue.ts';
import { transactionRecords } from '../transaction/records.ts';

/** Voids the voucher that another one replaces. @throws Problem 404, 409, 422 */
async function voidReplaced(ctx: Context, id: number, idTransaction: number, reason: string) {
  const replaced = await lockWithHolder(ctx, id);
  if (replaced.row.VoucherTransactionId !== idTransaction) {
    throw invalidField('menggantikan', message('voucherTransaction.replacedElsewhere'));
  }
  await voidVoucher(ctx, replaced, { reason });
}

/**
 * Issues one more voucher of a transaction from the quota of its contract, and voids the one that it
 * replaces. It is active when the transaction was activated.
 */
export const create: Handler<typeof voucherCalls.create> = async (ctx, { body }) => {
  const { VoucherTransactionId, menggantikan, alasan } = body;
  await transactionRecords.get(ctx, VoucherTransactionId);
  if (menggantikan) await voidReplaced(ctx, menggantikan, VoucherTransactionId, alasan);
  // The transaction is locked after its vouchers and before the contract.
  const transactionRow = await transactionRecords.lock(ctx, VoucherTransactionId);
  const { noTransaksi: nomor, validUntil } = transactionRow;
  if (validUntil < dayInJakarta(ctx.now)) {
    throw new Problem(
      'KEADAAN_SALAH',
      message('voucherTransaction.over', { nomor, hari: validUntil }),
      { currentState: transactionRow.status, reason: 'over' },
    );
  }
  const contract = await lockContract(ctx, transactionRow.voucherContractId);
  await checkMayIssue(ctx, contract, 1);
  const [id = 0] = await insertVouchers(ctx, {
    idTransaction: VoucherTransactionId,
    idBHBU: transactionRow.idBHBU,
    prefix: contract.prefixKode,
    validUntil,
    count: 1,
    isActive: transactionRow.activatedAt !== null,
    menggantikan: menggantikan ?? null,
  });
  await followQuota(ctx, contract.id);
  const created = await voucherRecords.get(ctx, id);
  await voucherRecords.audit(ctx, created, 'create', {
    reason: alasan,
    after: { VoucherTransactionId, menggantikan: menggantikan ?? null, status: created.status },
  });
  await recordCreation(ctx, voucherLifecycle, created, 'create');
  return await toVoucher(ctx, created);
};
