import { fillPath } from './core/path.ts';
import { roleScope, type Permission, type Role, type Scope } from './policy.ts';

/** Where the console shows a kind of record. */
interface RecordPage {
  /** The permission to read the record; its scope decides between `all` and `own`. */
  readonly access: Permission;
  /** Path of the page for those who read all records. */
  readonly all: string;
  /** Path for those who read their own, where it is another. */
  readonly own?: string;
}

/**
 * The console's pages of records, by kind, and the forms that others link to. Links to a record come from here, those
 * in mails and notifications included; a test opens each page as every role that has its permission.
 */
export const recordPages = {
  peserta: {
    access: 'peserta.read',
    all: '/admin/peserta/detail/{id}',
    own: '/dashboard/peserta/detail/{id}',
  },
  bulkEdit: { access: 'peserta.update', all: '/dashboard/peserta/ubah-banyak/{id}' },
  duplicate: { access: 'duplicate.read', all: '/dashboard/peserta/ganda/{id}' },
  bhbu: { access: 'bhbu.read', all: '/dashboard/bhbu/detail/{id}' },
  bhbuForm: { access: 'bhbu.update', all: '/dashboard/bhbu/edit/{id}' },
  application: { access: 'bhbu.verify', all: '/admin/bhbu/verify/{id}' },
  faskes: { access: 'faskes.read', all: '/dashboard/faskes/detail/{id}' },
  faskesForm: { access: 'faskes.update', all: '/dashboard/faskes/edit/{id}' },
  order: { access: 'order.read', all: '/dashboard/pemesanan/detail/{id}' },
  pks: { access: 'pks.read', all: '/admin/pks/detail/{id}', own: '/dashboard/pks/detail/{id}' },
  pksForm: { access: 'pks.update', all: '/admin/pks/edit/{id}' },
  pertanyaan: { access: 'pertanyaan.read', all: '/dashboard/pertanyaan/detail/{id}' },
  surat: { access: 'surat.read', all: '/dashboard/surat/detail/{id}' },
  suratForm: { access: 'surat.issue', all: '/admin/surat/edit/{id}' },
  webhook: { access: 'webhook.read', all: '/dashboard/webhook/detail/{id}' },
  machineAccount: { access: 'machineAccount.read', all: '/dashboard/akun-mesin/detail/{id}' },
  insiden: { access: 'insiden.read', all: '/admin/insiden/{id}' },
  penahanan: { access: 'penahanan.read', all: '/admin/penahanan/{id}' },
  permintaanData: { access: 'permintaanData.read', all: '/admin/permintaan-data/{id}' },
  invoice: {
    access: 'invoice.read',
    all: '/admin/invoice/detail/{id}',
    own: '/dashboard/invoice/detail/{id}',
  },
  /** The payments of an invoice, by the id of the invoice. */
  paymentsOfInvoice: {
    access: 'payment.read',
    all: '/admin/invoice/payment/{id}',
    own: '/dashboard/invoice/payment/{id}',
  },
  /** The statement of a company's account, by the id of the company. */
  companyAccount: { access: 'companyAccount.read', all: '/dashboard/invoice/rekening/{id}' },
  faktur: { access: 'faktur.read', all: '/admin/faktur/{id}' },
  payment: { access: 'payment.read', all: '/admin/invoice/pembayaran/{id}' },
  nota: { access: 'nota.read', all: '/dashboard/invoice/nota/{id}' },
  bankLine: { access: 'bankLine.read', all: '/admin/invoice/rekonsiliasi/{id}' },
  workOrder: { access: 'workOrder.read', all: '/dashboard/pengiriman/perintah-kerja/{id}' },
  /** The form of a new work order, by the id of the order. */
  newWorkOrder: { access: 'workOrder.create', all: '/admin/pengiriman/perintah-kerja/add/{id}' },
  batch: {
    access: 'batch.read',
    all: '/admin/batch/{id}',
    own: '/dashboard/vaksinasi/batch/{id}',
  },
  stock: { access: 'stock.read', all: '/admin/stok/{id}', own: '/dashboard/stok/{id}' },
  voucher: {
    access: 'voucher.read',
    all: '/admin/voucher/kode/{id}',
    own: '/dashboard/voucher/kode/{id}',
  },
  voucherContract: {
    access: 'voucherContract.read',
    all: '/admin/voucher-contract/detail/{id}',
    own: '/dashboard/voucher/kontrak/{id}',
  },
  voucherContractForm: {
    access: 'voucherContract.update',
    all: '/admin/voucher-contract/edit/{id}',
  },
  voucherTransaction: { access: 'voucher.issue', all: '/admin/voucher/detail/{id}' },
  certificate: { access: 'certificate.read', all: '/dashboard/sertifikat/{id}' },
  seller: { access: 'seller.read', all: '/admin/penjual/{id}' },
  usulanPerubahan: { access: 'usulanPerubahan.read', all: '/admin/usulan-perubahan/{id}' },
  product: { access: 'product.read', all: '/admin/product/detail/{id}' },
  service: { access: 'service.read', all: '/admin/service/detail/{id}' },
  user: { access: 'user.read', all: '/admin/user/detail/{id}' },
} as const satisfies Readonly<Record<string, RecordPage>>;

/** A kind of record that has a page in the console. */
export type RecordKind = keyof typeof recordPages;

/**
 * Returns the path of a record's page.
 * @param scope that of its reader, where pages of `all` and `own` records differ
 */
export function recordPath(kind: RecordKind, id: number | string, scope: Scope = 'all'): string {
  const { all, own = all }: RecordPage = recordPages[kind];
  return fillPath(scope === 'own' ? own : all, { id });
}

/** Returns the path of a record's page for a role. */
export const recordPathFor = (role: Role, kind: RecordKind, id: number | string): string =>
  recordPath(kind, id, roleScope(role, recordPages[kind].access));

/** Paths of lists that the server links to; a test compares them with the screens too. */
export const listPages = {
  stockOwn: '/dashboard/stok/list-stok',
  temperature: '/admin/stok/suhu',
  temperatureOwn: '/dashboard/stok/suhu',
  voucherOwn: '/dashboard/voucher/list-voucher',
  seller: '/admin/penjual',
  companyUserOwn: '/dashboard/bhbu/akun',
} as const;
