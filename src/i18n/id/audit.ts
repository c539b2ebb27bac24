import type { Resource } from '#contract/policy.ts';
import { role } from './role.ts';

/** Resources of audit entries, the same as those of the rights. */
const resourceNames = role.rights.resource satisfies Record<Resource, string>;

/** Actions of audit entries; an unknown action is shown as its code. */
const actionNames = {
  create: 'Menambah',
  update: 'Mengubah',
  delete: 'Menghapus',
  restore: 'Memulihkan',
  activate: 'Mengaktifkan',
  deactivate: 'Menonaktifkan',
  addPrice: 'Menambah harga',
  changePrice: 'Mengubah harga',
  removePrice: 'Menghapus harga',
  reveal: 'Melihat nomor identitas',
  import: 'Mengimpor',
  export: 'Mengekspor',
  open: 'Membaca isi',
  start: 'Masuk',
  end: 'Keluar',
  password: 'Mengganti kata sandi',
  profile: 'Mengubah profil',
  reset: 'Mengatur ulang kata sandi',
  register: 'Mendaftar',
  requestCorrection: 'Meminta perbaikan',
  resubmit: 'Memperbaiki',
  approve: 'Menyetujui',
  reject: 'Menolak',
  statement: 'Menjawab jaminan',
  upload: 'Mengunggah bukti',
  discard: 'Menghapus bukti',
  changeTicket: 'Memindahkan tiket',
  record: 'Mencatat',
  cancel: 'Membatalkan',
  kipi: 'Mencatat KIPI',
  changeKipi: 'Memperbaiki KIPI',
  reportKipi: 'Menandai KIPI dilaporkan',
  unreportKipi: 'Menarik tanda lapor KIPI',
  save: 'Menyimpan unggahan',
  undo: 'Mengurungkan unggahan',
  download: 'Mengunduh baris unggahan',
};

/** Messages of the audit log: `resources.audit.*`. */
export const audit = {
  noun: 'catatan',
  count: '%{smart_count} catatan',
  empty: 'Apa yang dilakukan orang di portal tercatat di sini.',
  fields: {
    id: 'Nomor',
    waktu: 'Waktu',
    idPengguna: 'Orang',
    oleh: 'Oleh',
    peran: 'Peran',
    aksi: 'Tindakan',
    tindakan: 'Tindakan',
    sumber: 'Data',
    idRecord: 'Nomor data',
    label: 'Nama data',
    alasan: 'Alasan',
    alamat: 'Alamat jaringan',
    requestId: 'Nomor permintaan',
    dari: 'Dari tanggal',
    sampai: 'Sampai tanggal',
  },
  sumber: resourceNames,
  tindakan: actionNames,
  // An applicant has no account and so no role.
  peran: { ...role.base, PEMOHON: 'Pendaftar' },
  page: {
    by: '%{who} (%{role}), %{when}',
    change: 'Yang berubah',
    field: 'Isian',
    before: 'Sebelum',
    after: 'Sesudah',
    nothing: 'Tidak ada isian yang dicatat berubah.',
    same_record: 'Catatan lain tentang data ini',
    other_facts: 'Lain-lain',
  },
};
