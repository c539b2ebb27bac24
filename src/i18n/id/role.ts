import type { Permission, Resource } from '#contract/policy.ts';
import { screenMessages } from './screenMessages.ts';

type RightAction = Permission extends `${string}.${infer A}` ? A : never;

/** Names of the resources that have screens. */
const resourceNames = Object.fromEntries(
  Object.entries(screenMessages).map(([resource, { name }]) => [resource, name]),
) as { [R in keyof typeof screenMessages]: string };

/** Resources of rights, the rows of the matrix; may list more than the policy has yet. */
const rightResources = {
  ...resourceNames,
  account: 'Akun sendiri',
  factor: 'Faktor kedua sendiri',
  session: 'Sesi sendiri',
  live: 'Perubahan langsung',
  preference: 'Pengaturan tampilan',
  notification: 'Pemberitahuan',
  note: 'Catatan',
  export: 'Ekspor sendiri',
  lookup: 'Daftar pilihan',
  search: 'Pencarian',
  dashboard: 'Angka dasbor',
  document: 'Dokumen cetak',
  role: 'Peran',
  peserta: 'Peserta',
  import: 'Unggahan',
  tiket: 'Tiket vaksinasi',
  pks: 'PKS',
  amandemen: 'Amandemen',
  order: 'Pemesanan',
  workOrder: 'Perintah kerja',
  pengiriman: 'Pengiriman',
  distributor: 'Distributor',
  doseLedger: 'Neraca dosis',
  notulen: 'Notulen rapat teknis',
  settlement: 'Penyelesaian pesanan yang diakhiri',
  faktur: 'Faktur pajak',
  invoice: 'Invoice',
  payment: 'Pembayaran',
  pertanyaan: 'Pertanyaan kepada peserta',
  nota: 'Nota retur/kredit',
  voucher: 'Voucher',
  voucherContract: 'Kontrak voucher',
  pic: 'PIC',
} satisfies Record<Resource, string> & Record<string, string>;

/** Actions of rights, the columns of the matrix. */
const rightActions = {
  read: 'Lihat',
  create: 'Tambah',
  update: 'Ubah',
  delete: 'Hapus',
  activate: 'Aktifkan atau nonaktifkan',
  createBooster: 'Impor booster',
  createExternal: 'Impor booster eksternal',
  createSmartCheck: 'Impor hasil smart checking',
  manage: 'Kerjakan unggahan',
  export: 'Ekspor',
  confirm: 'Konfirmasi lagi',
  reveal: 'Lihat nomor identitas',
  npwp: 'Lihat NPWP perorangan',
  verify: 'Verifikasi',
  print: 'Cetak',
  send: 'Kirim lewat email',
  use: 'Gunakan',
  check: 'Cek',
  password: 'Ganti kata sandi',
  end: 'Akhiri',
  choose: 'Pilih dari daftar nama',
  chooseManager: 'Pilih account manager',
  assign: 'Tugaskan faskes',
  readEvidence: 'Lihat bukti jaminan',
  verifySkb: 'Periksa SKB',
  invoiceAccount: 'Isi akun pelanggan',
  change: 'Pindahkan tiket',
  record: 'Catat',
  readAll: 'Lihat jumlah keseluruhan',
  decide: 'Terima, sesuaikan, atau tolak',
  amend: 'Amandemen',
  changeState: 'Ubah status',
  extendDeadline: 'Tetapkan tenggat bayar',
  signForBuyer: 'Unggah salinan perusahaan',
  signForSeller: 'Unggah salinan penjual',
  issue: 'Terbitkan',
  bind: 'Isi peserta voucher',
  settle: 'Selesaikan selisih bayar',
  receive: 'Terima kiriman',
  followUp: 'Tindak lanjuti',
  reviewTemperature: 'Tanggapi suhu kiriman',
  explain: 'Terima ketidakseimbangan',
  recall: 'Tangani penarikan',
  contact: 'Catat yang dihubungi',
  revoke: 'Cabut',
  faskes: 'Lihat jumlah faskes',
  bhbu: 'Lihat jumlah perusahaan',
} satisfies Record<RightAction, string> & Record<string, string>;

/** Messages of roles: `resources.role.*`. */
export const role = {
  noun: 'peran',
  lead: 'Peran menentukan apa yang dapat dilihat dan dilakukan seorang pengguna.',
  count: '%{smart_count} peran',
  empty: 'Selain peran bawaan, Anda dapat membuat peran sendiri di atas sebuah peran dasar.',
  fields: {
    id: 'Nomor',
    name: 'Nama peran',
    peranDasar: 'Peran dasar',
    keterangan: 'Keterangan',
    bawaan: 'Asal',
    jumlahPengguna: 'Pengguna',
    createdAt: 'Dibuat',
    createdBy: 'Dibuat oleh',
    modifiedAt: 'Diubah',
    modifiedBy: 'Diubah oleh',
  },
  help: {
    name: 'Nama yang dikenal pengguna, misalnya Koordinator Wilayah.',
    peranDasar: 'Peran ini mendapat semua hak dari peran dasarnya.',
    keterangan: 'Untuk siapa peran ini dan kapan dipakai.',
  },
  bawaan: {
    true: 'Bawaan',
    false: 'Buatan sendiri',
    locked: 'Peran bawaan tidak dapat diubah atau dihapus.',
  },
  page: {
    users: '%{smart_count} pengguna',
    in_use: 'Peran ini dipakai %{smart_count} pengguna. Pindahkan mereka ke peran lain dahulu.',
    base_changed:
      'Hak %{smart_count} pengguna berubah saat peran ini disimpan, dan mereka perlu masuk kembali.',
    create_based_on: 'Buat peran di atasnya',
    higher_role:
      'Peran ini mengelola portal; hanya SUPERADMIN yang dapat mengubah atau menghapusnya.',
  },
  section: {
    rights: 'Hak peran ini',
  },
  action: {
    delete: {
      text: 'Peran ini dihapus untuk seterusnya. Peran dasarnya tidak berubah.',
    },
  },
  rights: {
    caption: 'Hak yang berasal dari peran dasar %{name}',
    pick: 'Pilih peran dasar untuk melihat haknya.',
    others: 'Lainnya',
    resource_heading: 'Data',
    scope: { all: 'Semua', own: 'Miliknya', none: 'Tidak' },
    resource: rightResources,
    action: rightActions,
  },
};
