import type { categories } from '#contract/lookup.ts';
import type { VaccinationState } from '#contract/peserta/index.ts';

type Category = (typeof categories)[number]['id'];

/** What each category is called in lists and forms; one without a word does not compile. */
const kategori = {
  KARYAWAN: 'Karyawan',
  KELUARGA: 'Keluarga karyawan',
  INDIVIDU_TERKAIT: 'Individu terkait',
  MASYARAKAT_CSR: 'Masyarakat sekitar (CSR)',
  WNA_KARYAWAN: 'Karyawan warga negara asing',
} satisfies Record<Category, string>;

/** How far somebody is with their doses. */
const statusVaksinasi = {
  BELUM: 'Belum divaksin',
  SUDAH: 'Dosis 1 atau lebih',
  SEBAGIAN: 'Baru dosis 1',
  SELESAI: 'Selesai',
} satisfies Record<VaccinationState, string>;

/** Words of the participants' screens: `resources.peserta.*`. */
export const peserta = {
  name: 'Daftar peserta',
  noun: 'peserta',
  lead: 'Isi sesuai KTP, atau paspor dan KITAS/KITAP bagi warga negara asing.',
  count: '%{smart_count} peserta',
  invalid: ', %{smart_count} tidak valid',
  empty: 'Peserta yang didaftarkan atau diimpor tampil di sini. Mulailah dengan mendaftarkan satu.',
  fields: {
    id: 'Nomor',
    isWNI: 'Warga negara Indonesia',
    nik: 'NIK',
    noPaspor: 'Nomor paspor',
    noKitas: 'Nomor KITAS/KITAP',
    negara: 'Negara',
    nama: 'Nama',
    tempatLahir: 'Tempat lahir',
    tanggalLahir: 'Tanggal lahir',
    jenisKelamin: 'Jenis kelamin',
    noHP: 'Nomor HP',
    email: 'Email',
    alamat: 'Alamat',
    kabKota: 'Kabupaten/kota',
    namaKabKota: 'Kabupaten/kota',
    kecamatan: 'Kecamatan',
    kelurahan: 'Kelurahan/desa',
    kodePos: 'Kode pos',
    kategori: 'Kategori',
    penanggung: 'Karyawan penanggung',
    nip: 'NIP',
    pekerjaan: 'Pekerjaan',
    idFaskes: 'Faskes',
    namaFaskes: 'Faskes',
    rencanaTanggal: 'Rencana tanggal vaksinasi',
    komorbid: 'Memiliki komorbid',
    persetujuan: 'Peserta menyetujui pemrosesan datanya',
    idBHBU: 'Perusahaan',
    namaBHBU: 'Perusahaan',
    statusData: 'Status data',
    statusVaksinasi: 'Status vaksinasi',
    isActive: 'Keadaan',
    alasanNonaktif: 'Alasan nonaktif',
    smartCheckStatus: 'Smart checking',
    smartCheckCatatan: 'Catatan smart checking',
    tanggalVaksinasi: 'Tanggal vaksinasi',
    TanggalVaksinasi: 'Tanggal vaksinasi',
    createdAt: 'Dibuat',
    createdBy: 'Dibuat oleh',
    modifiedAt: 'Diubah',
    modifiedBy: 'Diubah oleh',
  },
  help: {
    isWNI: 'Matikan bagi warga negara asing: paspor dan KITAS/KITAP menggantikan NIK.',
    nik: '16 angka seperti di KTP.',
    noPaspor: '6 sampai 12 huruf dan angka.',
    nama: 'Seperti di KTP atau paspor.',
    noHP: 'Nomor seluler, misalnya 0812 3456 7890.',
    penanggung: 'Nama atau NIK karyawan yang keluarganya didaftarkan.',
    idBHBU: 'Kosongkan bila peserta tidak mewakili perusahaan.',
    idFaskes: 'Faskes yang melayani perusahaan peserta.',
    persetujuan: 'Diperlukan sebelum datanya diproses (UU 27/2022).',
  },
  export: {
    satuData: 'SatuData (sistem nasional)',
    kfVersion: 'KF-Version (lengkap)',
    kfMobile: 'KFMobile (aplikasi faskes)',
    booster: 'Booster',
  },
  isWNI: { true: 'WNI', false: 'WNA' },
  isActive: { true: 'Aktif', false: 'Nonaktif' },
  statusData: { VALID: 'Valid', INVALID: 'Tidak valid' },
  statusVaksinasi,
  jenisKelamin: { L: 'Laki-laki', P: 'Perempuan' },
  kategori,
  section: {
    identity: 'Identitas',
    contact: 'Kontak dan alamat',
    programme: 'Program',
  },
  finding: {
    invalid: 'Data ini belum valid',
    look: 'Data ini perlu dilihat lagi',
  },
  number: {
    kept: 'Tersimpan dan tersamar. Memperlihatkannya tercatat di jejak audit.',
    reveal: 'Perlihatkan %{label}',
    hide: 'Sembunyikan %{label}',
    replace: 'Ganti %{label}',
    keep: 'Pakai nomor yang tersimpan',
  },
  act: {
    nonaktif: {
      label: 'Nonaktifkan',
      text: 'Peserta nonaktif tetap tersimpan dan dapat diaktifkan kembali.',
      done: '%{what} dinonaktifkan',
      reason: 'Alasan menonaktifkan',
      already: 'Sudah nonaktif.',
    },
    aktif: {
      label: 'Aktifkan',
      text: 'Peserta ini ikut kembali dalam program; alasan nonaktifnya dihapus.',
      done: '%{what} diaktifkan',
      already: 'Sudah aktif.',
    },
    pulihkan: {
      label: 'Pulihkan',
      text: 'Peserta kembali ke daftar, dinilai lagi terhadap peserta yang ada sekarang.',
      done: '%{what} dipulihkan',
    },
    delete: {
      text: 'Peserta hilang dari daftar. Sesudahnya ini masih dapat diurungkan.',
    },
  },
};
