import type { RecordKind } from '../../record-pages.ts';

/**
 * The kinds of records that a search finds, in the order of their groups; `recordPages` has the permission and the page
 * of each. A further kind is a line here and its finder in `server/domains/search/finders.ts`.
 */
export const searchKinds = [
  'peserta',
  'bhbu',
  'faskes',
  'order',
  'pks',
  'surat',
  'permintaanData',
  'insiden',
  'invoice',
  'payment',
  'nota',
  'workOrder',
  'batch',
  'voucher',
  'voucherContract',
  'voucherTransaction',
  'certificate',
  'product',
  'service',
  'user',
] as const satisfies readonly RecordKind[];
export type SearchKind = (typeof searchKinds)[number];
