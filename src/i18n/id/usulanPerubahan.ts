import type { UsulanPerubahanState } from '#contract/states/usulan-perubahan.ts';
import type { ProposableChange } from '#contract/two-persons.ts';

const status = {
  DIAJUKAN: 'Diajukan',
  DITERAPKAN: 'Diterapkan',
  DITOLAK: 'Ditolak',
  DITARIK: 'Ditarik',
  KEDALUWARSA: 'Kedaluwarsa',
} satisfies Record<UsulanPerubahanState, string>;

const perubahan = {
  'product.addPrice': 'Tambah harga produk',
  'product.changePrice': 'Ubah harga produk',
  'product.removePrice': 'Hapus harga produk',
  'service.addPrice': 'Tambah harga layanan',
  'service.changePrice': 'Ubah harga layanan',
  'service.removePrice': 'Hapus harga layanan',
  'user.create': 'Buat akun',
  'user.update': 'Ubah peran akun',
  'role.update': 'Ubah peran',
} satisfies Record<ProposableChange, string>;

/** Messages of proposed changes: `resources.usulanPerubahan.*`. */
export const usulanPerubahan = {
  noun: 'usulan perubahan',
  name_of: '%{change}: %{name}',
  lead: 'Perubahan harga dan hak yang diajukan satu orang dan diputuskan orang lain. Datanya berubah sesudah diterima.',
  count: '%{smart_count} usulan',
  empty: 'Usulan perubahan harga, akun, dan peran tampil di sini.',
  first: 'Usulan dibuat saat Anda menyimpan perubahan yang memerlukan orang kedua.',
  fields: {
    id: 'Nomor usulan',
    perubahan: 'Perubahan',
    sumber: 'Jenis data',
    idRekaman: 'Nomor data',
    namaRekaman: 'Data',
    sebelum: 'Sebelum',
    sesudah: 'Sesudah',
    alasan: 'Alasan',
    peranPemutus: 'Diputuskan oleh peran',
    status: 'Status',
    menunggu: 'Menunggu keputusan Anda',
    idPengusul: 'Nomor pengusul',
    pengusul: 'Pengusul',
    batas: 'Berlaku sampai',
    pemutus: 'Diputuskan oleh',
    diputuskanPada: 'Diputuskan pada',
    alasanPutusan: 'Alasan penolakan',
    createdAt: 'Diajukan',
    createdBy: 'Diajukan oleh',
    modifiedAt: 'Diubah',
    modifiedBy: 'Diubah oleh',
  },
  status,
  perubahan,
  sumber: { product: 'Produk', service: 'Layanan', user: 'Pengguna', role: 'Peran' },
  section: { proposal: 'Usulan', change: 'Yang berubah', states: 'Riwayat status' },
  action: {
    accept: {
      label: 'Terima',
      text: 'Perubahan ini langsung diterapkan. Periksa nilai sebelum dan sesudahnya.',
      done: '%{what} diterapkan',
      disabled: 'Usulan ini sudah diputuskan, ditarik, atau kedaluwarsa.',
    },
    refuse: {
      label: 'Tolak',
      text: 'Data tidak berubah, dan pengusulnya diberi tahu.',
      reason: 'Mengapa usulan ini ditolak?',
      done: '%{what} ditolak',
      disabled: 'Usulan ini sudah diputuskan, ditarik, atau kedaluwarsa.',
    },
    withdraw: {
      label: 'Tarik',
      text: 'Usulan Anda tidak perlu diputuskan lagi.',
      done: '%{what} ditarik',
      disabled: 'Usulan ini sudah diputuskan, ditarik, atau kedaluwarsa.',
    },
  },
  other_role: 'Peran lain yang memutuskan usulan ini.',
  not_own: 'Hanya pengusulnya yang dapat menarik usulan ini. Anda dapat menolaknya.',
  open: '%{change} diusulkan %{who} dan menunggu keputusan sampai %{until}.',
  open_link: 'Buka usulan',
};
