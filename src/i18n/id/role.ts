import type { Permission, Resource, Role } from '#contract/policy.ts';

type Act = Permission extends `${string}.${infer A}` ? A : never;

/** Base roles; `satisfies` makes a missing one a type error. */
const base = {
  SUPERADMIN: 'Superadministrator',
  ADMIN: 'Administrator',
  AM: 'Account manager (AM)',
  LEGAL: 'Legal',
  FINANCE: 'Keuangan',
  PS: 'Staf PS',
  EM: 'Staf EM',
  VERIFICATOR: 'Verifikator',
  BHBU: 'BHBU',
  FASKES: 'Faskes',
  EXTERNAL: 'Eksternal',
} satisfies Record<Role, string>;

/** Resources of rights, the rows of the matrix; may list more than the policy has yet. */
const thing = {
  akun: 'Akun sendiri',
  sesi: 'Sesi sendiri',
  preferensi: 'Pengaturan tampilan',
  lookup: 'Daftar pilihan',
  dashboard: 'Angka dasbor',
  role: 'Peran',
  user: 'Pengguna',
  audit: 'Jejak audit',
  outbox: 'Kotak keluar',
  peserta: 'Peserta',
  vaksinasi: 'Vaksinasi',
  impor: 'Unggahan',
  faskes: 'Faskes',
  jadwal: 'Jadwal faskes',
  bhbu: 'BHBU',
  pks: 'PKS',
  amandemen: 'Amandemen',
  order: 'Pemesanan',
  pengiriman: 'Pengiriman',
  notulen: 'Notulen rapat teknis',
  invoice: 'Invoice',
  payment: 'Pembayaran',
  voucher: 'Voucher',
  product: 'Produk',
  service: 'Layanan',
  pic: 'PIC',
} satisfies Record<Resource, string> & Record<string, string>;

/** Actions of rights, the columns of the matrix. */
const act = {
  read: 'Lihat',
  create: 'Tambah',
  update: 'Ubah',
  delete: 'Hapus',
  activate: 'Aktifkan atau nonaktifkan',
  import: 'Impor',
  importBooster: 'Impor booster',
  importExternal: 'Impor booster eksternal',
  importSmart: 'Impor hasil smart checking',
  work: 'Kerjakan unggahan',
  export: 'Ekspor',
  reveal: 'Lihat nomor identitas',
  verify: 'Verifikasi',
  print: 'Cetak',
  use: 'Gunakan',
  check: 'Cek',
  password: 'Ganti kata sandi',
  end: 'Akhiri',
  choose: 'Pilih dari daftar nama',
  assign: 'Tugaskan faskes',
  invoiceAccount: 'Isi akun pelanggan',
  changeTicket: 'Pindahkan tiket',
  record: 'Catat',
  readAll: 'Lihat jumlah keseluruhan',
  faskes: 'Lihat jumlah faskes',
  perusahaan: 'Lihat jumlah perusahaan',
} satisfies Record<Act, string> & Record<string, string>;

/** Messages of roles: `resources.role.*`. */
export const role = {
  name: 'Peran',
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
    create: 'Tambah peran',
    edit: 'Ubah peran',
    users: '%{smart_count} pengguna',
    in_use: 'Peran ini dipakai %{smart_count} pengguna. Pindahkan mereka ke peran lain dahulu.',
    base_changed:
      'Hak %{smart_count} pengguna berubah saat peran ini disimpan, dan mereka perlu masuk kembali.',
    build: 'Buat peran di atasnya',
    above: 'Peran ini mengelola portal; hanya SUPERADMIN yang dapat mengubah atau menghapusnya.',
  },
  section: {
    rights: 'Hak peran ini',
  },
  act: {
    delete: {
      text: 'Peran ini dihapus untuk seterusnya. Peran dasarnya tidak berubah.',
    },
  },
  base,
  rights: {
    caption: 'Hak yang berasal dari peran dasar %{name}',
    pick: 'Pilih peran dasar untuk melihat haknya.',
    others: 'Lainnya',
    thing: 'Data',
    scope: { all: 'Semua', own: 'Miliknya', none: 'Tidak' },
    resource: thing,
    act,
  },
};
