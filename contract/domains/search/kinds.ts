import type { Permission } from '../../policy.ts';

/**
 * The kinds of records that a search finds, in the order of their groups, with the permission that
 * each needs. A further kind is a line here, its finder in `server/domains/search/finders.ts` and its page
 * in `src/shell/palette/recordPath.ts`.
 */
export const searchKinds = {
  peserta: 'peserta.read',
  bhbu: 'bhbu.read',
  faskes: 'faskes.read',
  order: 'order.read',
  pks: 'pks.read',
  invoice: 'invoice.read',
  payment: 'payment.read',
  workOrder: 'workOrder.read',
  batch: 'batch.read',
  voucher: 'voucher.read',
  voucherContract: 'voucherContract.read',
  voucherTransaction: 'voucher.issue',
  certificate: 'certificate.read',
  product: 'product.read',
  service: 'service.read',
  user: 'user.read',
} as const satisfies Readonly<Record<string, Permission>>;
export type SearchKind = keyof typeof searchKinds;

export const searchKindNames = Object.keys(searchKinds) as [SearchKind, ...SearchKind[]];
