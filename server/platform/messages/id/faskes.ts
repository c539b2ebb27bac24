/** Messages of facilities and their schedules. */
export const faskesTexts = {
  'jadwal.dayExists': 'Jadwal hari %{hari} sudah ada. Ubahlah yang sudah ada.',
  'jadwal.day': 'Jadwal hari %{hari}',
  'libur.dayTaken': 'Hari libur pada tanggal ini sudah ada. Ubahlah yang sudah ada.',
  'libur.nationalFixed':
    'Libur nasional hanya diubah oleh pengelola portal. Faskes mengatur hari liburnya sendiri.',
  'faskes.fromChillers':
    'Angka ini %{jumlah:number}, dijumlahkan dari daftar chiller. Ubah chillernya',
  'faskes.codeLocked': 'Kode P-Care hanya diubah oleh pengelola portal. Hubungi mereka.',
  'faskes.reasonMissing': 'Tulis mengapa faskes ini dinonaktifkan',
  'faskes.inUse':
    '%{nama} masih dipakai %{pemakaian:and}. Pindahkan dahulu, atau nonaktifkan saja supaya tidak dipilih lagi.',
  'faskes.deleted': 'Faskes yang tercatat di sini sudah dihapus. Pulihkan faskes itu lebih dahulu.',
  'faskes.notActive': 'Pilih faskes yang aktif',
  'faskes.codeTaken': 'Kode P-Care ini sudah dipakai faskes lain',
} as const;
