/** Messages of requests about personal data. */
export const permintaanDataTexts = {
  'permintaanData.wrongState':
    'Permintaan %{nomor} %{keadaan}, jadi ini tidak dapat dilakukan. Muat ulang halaman.',
  'permintaanData.state.DITERIMA': 'belum diperiksa identitasnya',
  'permintaanData.state.DIPERIKSA': 'menunggu dikerjakan',
  'permintaanData.state.DIKERJAKAN': 'sedang dikerjakan',
  'permintaanData.state.DIJAWAB': 'sudah dijawab',
  'permintaanData.state.DITOLAK': 'sudah ditolak',
  'permintaanData.state.DICABUT': 'sudah dicabut pembatasannya',
  'permintaanData.kind.SALINAN': 'akses dan salinan data',
  'permintaanData.kind.PERBAIKAN': 'perbaikan data',
  'permintaanData.kind.PEMBATASAN': 'pembatasan pemrosesan',
  'permintaanData.kind.PENARIKAN': 'penarikan persetujuan',
  'permintaanData.kind.PENGHAPUSAN': 'penghapusan data',
  'permintaanData.kind.KEBERATAN': 'keberatan atas keputusan otomatis',
  'permintaanData.kind.PORTABILITAS': 'pemindahan data',
  'permintaanData.noPeserta':
    'Tetapkan dahulu peserta yang dimaksud, atau tolak karena datanya tidak ada.',
  'permintaanData.notRestriction': 'Hanya pembatasan yang dapat dicabut.',
  'permintaanData.unknownPeserta': 'Salah satu peserta ini tidak ada. Cari lagi',
  'permintaanData.nothingToSearch': 'Isi NIK, atau nama dengan tanggal lahir',
  'permintaanData.dayAndTime': 'Isi hari dan jamnya, atau kosongkan keduanya',
  'permintaanData.ahead': 'Sekarang atau sebelumnya',
  'permintaanData.tooLongAgo': 'Paling lama %{hari} hari yang lalu',
  'permintaanData.wrongGround':
    'Pasal ini tidak berlaku untuk jenis permintaan ini; pilih yang lain',
  'permintaanData.noCopy': 'Salinan hanya untuk permintaan salinan atau pemindahan data.',
  'permintaanData.notIdentified':
    'Periksa dahulu identitas pemohon; salinan hanya untuk orangnya sendiri.',
  'permintaanData.inactive.DIBATASI': 'Dibatasi atas permintaan %{nomor}',
  'permintaanData.inactive.DIHAPUS': 'Data dihapus atas permintaan %{nomor}',
  'permintaanData.inactive.DITARIK': 'Persetujuan ditarik, permintaan %{nomor}',
  'permintaanData.released':
    'Persetujuan peserta ditarik atau datanya dihapus, permintaan %{nomor}',
  'permintaanData.obstacle.restricted':
    'Data %{nama} sedang dibatasi (permintaan %{nomor}). Cabut pembatasan itu dahulu.',
  'permintaanData.obstacle.hold':
    'Data %{nama} ditahan (legal hold), jadi tidak dapat dihapus. Lihat daftar penahanan data.',
  'permintaanData.obstacle.kipi':
    'KIPI serius %{nama} belum dilaporkan ke Dinas Kesehatan. Selesaikan laporannya dahulu.',
  'permintaanData.obstacle.import':
    '%{nama} ada di berkas %{berkas} yang belum disimpan. Simpan atau buang unggahan itu dahulu.',
  'permintaanData.mail.subject': 'Permintaan data pribadi %{nomor}',
  'permintaanData.mail.greeting': 'Yth. %{nama},',
  'permintaanData.mail.received':
    'Permintaan Anda (%{jenis}) kami terima dengan nomor %{nomor}. Kami menjawabnya paling lambat %{batas}, sesudah identitas Anda diperiksa.',
  'permintaanData.mail.answered': 'Permintaan Anda (%{jenis}) nomor %{nomor} sudah dijawab.',
  'permintaanData.mail.refused':
    'Permintaan Anda (%{jenis}) nomor %{nomor} tidak dapat dipenuhi. Surat jawabannya menyebut pasalnya.',
  'permintaanData.mail.lifted': 'Pembatasan yang Anda minta dengan nomor %{nomor} sudah dicabut.',
  'permintaanData.mail.officer': 'Petugas pelindungan data pribadi: %{petugas}',
  'permintaanData.mail.text': '%{teks}',
} as const;
