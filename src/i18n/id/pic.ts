/**
 * Messages about the person in charge (PIC). Imports nothing, because the PIC dialog also appears
 * outside the console.
 */
export const pic = {
  title: 'Input PIC Data',
  lead: 'Sebelum melanjutkan, pastikan siapa narahubung (PIC) program vaksinasi di perusahaan Anda.',
  edit: 'Data PIC',
  edit_lead: 'Narahubung (PIC) program vaksinasi, yang dihubungi tentang peserta dan pemesanan.',
  name: 'Nama PIC',
  phone: 'Nomor HP',
  phone_help: 'Angka saja, misalnya 081234567890.',
  email: 'Email',
  submit: 'Simpan',
  submitting: 'Menyimpan…',
  question: 'Simpan Data?',
  save: 'Simpan',
  cancel: 'Batal',
  saved: 'Data Tersimpan!',
  conflict:
    'PIC baru saja diubah menjadi %{name}. Periksa isian ini, lalu simpan lagi bila sudah benar.',
  failed: 'Terjadi Kesalahan Sistem',
  close: 'Tutup',
  sign_out: 'Keluar',
  loading: 'Memuat',
};
