/** Messages of questions to participants. */
export const pertanyaanTexts = {
  'pertanyaan.wrongState':
    'Pertanyaan kepada %{nama} %{keadaan}, jadi ini tidak dapat dilakukan lagi. Muat ulang halaman.',
  'pertanyaan.state.DIJAWAB': 'sudah dijawab',
  'pertanyaan.state.DIKIRIM': 'menunggu jawaban',
  'pertanyaan.state.DITERIMA': 'sudah diterima jawabannya',
  'pertanyaan.state.DITOLAK': 'sudah ditolak jawabannya',
  'pertanyaan.state.TERKUNCI': 'terkunci karena buktinya salah lima kali',
  'pertanyaan.state.DIBATALKAN': 'dibatalkan',
  'pertanyaan.noCompany': 'Peserta ini tidak terdaftar pada perusahaan, jadi tidak dapat ditanya',
  'pertanyaan.nothingWrong': 'Tidak ada isian salah yang dapat diperbaiki peserta sendiri',
  'pertanyaan.tooFewFacts':
    'Peserta tidak dapat membuktikan dirinya: sekurang-kurangnya dua dari tanggal lahir, NIK atau paspor, nomor HP, dan nama harus benar',
  'pertanyaan.editedMeanwhile':
    'Isian ini sudah diubah sesudah pertanyaan dikirim, jadi jawaban peserta tidak menimpanya. Periksa data sekarang; tolak jawaban ini bila sudah benar.',
  'pertanyaan.noticeChanged':
    'Pemberitahuan data pribadi berubah sejak halaman dibuka. Muat ulang halaman, baca, lalu kirim lagi.',
  'pertanyaan.subject': 'Perbaiki data pendaftaran vaksinasi Anda',
  'pertanyaan.invitation':
    'Data pendaftaran vaksinasi Anda di %{perusahaan} perlu diperbaiki. Buka tautan pribadi ini, buktikan diri Anda, lalu isi yang benar: %{alamat}\n\nBerlaku sampai %{sampai:day}. Jangan teruskan tautan ini.',
} as const;
