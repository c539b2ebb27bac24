import { generatePath } from 'react-router-dom';
import type { SearchHit } from '#contract/domains/search/calls.ts';
import { searchKinds, type SearchKind } from '#contract/domains/search/kinds.ts';
import { canAccess, type Role } from '#contract/policy.ts';

/** The page of a record of each kind: for the scope `all`, and for `own` where that is another. */
const pages: Readonly<Record<SearchKind, { readonly all: string; readonly own?: string }>> = {
  peserta: { all: '/admin/peserta/detail/:id', own: '/dashboard/peserta/detail/:id' },
  bhbu: { all: '/dashboard/bhbu/detail/:id' },
  faskes: { all: '/dashboard/faskes/detail/:id' },
  order: { all: '/dashboard/pemesanan/detail/:id' },
  pks: { all: '/admin/pks/detail/:id', own: '/dashboard/pks/detail/:id' },
  invoice: { all: '/admin/invoice/detail/:id', own: '/dashboard/invoice/detail/:id' },
  payment: { all: '/admin/invoice/pembayaran/:id', own: '/dashboard/invoice/payment/:idInvoice' },
  workOrder: { all: '/dashboard/pengiriman/perintah-kerja/:id' },
  batch: { all: '/admin/batch/:id' },
  voucher: { all: '/admin/voucher/kode/:id', own: '/dashboard/voucher/kode/:id' },
  voucherContract: {
    all: '/admin/voucher-contract/detail/:id',
    own: '/dashboard/voucher/kontrak/:id',
  },
  voucherTransaction: { all: '/admin/voucher/detail/:id' },
  certificate: { all: '/dashboard/sertifikat/:id' },
  product: { all: '/admin/product/detail/:id' },
  service: { all: '/admin/service/detail/:id' },
  user: { all: '/admin/user/detail/:id' },
};

/** Returns the path of the page where a role reads a record. */
export function recordPath(
  kind: SearchKind,
  { id, idInvoice }: Pick<SearchHit, 'id' | 'idInvoice'>,
  role: Role,
): string {
  const { all, own = all } = pages[kind];
  const page = canAccess(role, searchKinds[kind]) === 'own' ? own : all;
  return generatePath(page, { id: String(id), idInvoice: String(idInvoice ?? 0) });
}
