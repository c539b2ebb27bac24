/** Messages of the public page behind the personal link of a letter. */
export const letter = {
  title: 'Surat untuk Anda',
  intro:
    'Tautan ini berisi surat resmi dari penjual vaksin. Waktu Anda membukanya dicatat sebagai tanda baca.',
  open: 'Buka surat',
  unknown: {
    title: 'Tautan ini tidak berlaku',
    text: 'Tautannya salah, sudah diganti, atau sudah lewat masanya. Mintalah tautan baru kepada penjual.',
  },
  failed: 'Surat belum dapat dibuka',
  retry: 'Coba lagi',
  page: 'Isi surat',
  answer: 'Tanggapan Anda',
  answerText:
    'Mengakui penerimaan tidak berarti menyetujui isinya. Sesudah mengakui penerimaan, Anda masih dapat menyanggah.',
  name: 'Nama lengkap',
  reason: 'Alasan sanggahan',
  reasonHelp: 'Hanya diisi bila Anda menyanggah surat ini.',
  confirm: 'Akui penerimaan',
  dispute: 'Sanggah surat ini',
  nameMissing: 'Isi nama lengkap Anda, sekurang-kurangnya 3 huruf.',
  reasonMissing: 'Isi alasan sanggahan Anda.',
  notSent: 'Tanggapan belum terkirim',
  confirmed: 'Penerimaan diakui oleh %{nama} pada %{waktu}.',
  disputed: 'Surat disanggah oleh %{nama} pada %{waktu}. Penjual akan menghubungi Anda.',
  sign_in: 'Masuk ke Portal Vaksin',
};
