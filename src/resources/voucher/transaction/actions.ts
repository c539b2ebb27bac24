import { text } from '#contract/core/record.ts';
import { z } from '#contract/core/zod.ts';
import { voucherCalls } from '#contract/domains/voucher/calls.ts';
import {
  voucherTransactionCalls,
  type VoucherTransaction,
} from '#contract/domains/voucher/transaction.ts';
import { actionWithFields, type ActionSpec } from '#src/kit/resource/definition.ts';

/** Resources that a change of vouchers changes. */
export const changedByVouchers = [
  'voucherTransaction',
  'voucherTransactionOwn',
  'voucherContract',
  'voucher',
] as const;

const key = 'resources.voucherTransaction.action';

/** Activates all new vouchers of a transaction. */
const activate: ActionSpec<VoucherTransaction> = {
  name: 'activate',
  right: 'voucher.issue',
  invalidates: changedByVouchers,
  disabledReason: ({ baru }) =>
    baru === 0 ? { messageKey: `${key}.activate.disabled` } : undefined,
  run: ({ id, version }, { call }) =>
    call(voucherTransactionCalls.changeState, {
      params: { id },
      body: { event: 'activate', version },
    }),
};

/** Voids all vouchers of a transaction that are not bound. */
const voidAll: ActionSpec<VoucherTransaction> = {
  name: 'void',
  right: 'voucher.issue',
  isDestructive: true,
  invalidates: changedByVouchers,
  reason: { maxLength: 500 },
  disabledReason: ({ baru, aktif }) =>
    baru + aktif === 0 ? { messageKey: `${key}.void.disabled` } : undefined,
  run: ({ id, version }, { call, reason: alasan }) =>
    call(voucherTransactionCalls.changeState, {
      params: { id },
      body: { event: 'void', alasan, version },
    }),
};

/** Issues one more voucher of a transaction. */
const addOne = actionWithFields({
  name: 'addOne',
  right: 'voucher.issue',
  invalidates: changedByVouchers,
  schema: z.strictObject({ alasan: text(3, 500) }),
  fields: { alasan: { kind: 'multiline', label: `${key}.addOne.reason` } },
  disabledReason: ({ status }: VoucherTransaction) =>
    status === 'DIBATALKAN' ? { messageKey: `${key}.addOne.disabled` } : undefined,
  run: ({ id }: VoucherTransaction, { call, input }) =>
    call(voucherCalls.create, { body: { VoucherTransactionId: id, ...input } }),
});

/** The actions on a transaction. */
export const transactionActions: readonly ActionSpec<VoucherTransaction>[] = [
  activate,
  voidAll,
  addOne,
];
