/** Messages of incidents with personal data. */
export const insidenTexts = {
  'insiden.wrongState':
    'Insiden %{nomor} %{keadaan}, jadi ini tidak dapat dilakukan. Muat ulang halaman.',
  'insiden.state.DRAF': 'belum diberitahukan',
  'insiden.state.DIBERITAHUKAN': 'sudah diberitahukan',
  'insiden.state.DITUTUP': 'sudah ditutup',
  'insiden.nobodyAffected':
    'Belum ada yang terdampak. Cari dari jejak baca, atau tambahkan peserta atau akun sendiri.',
  'insiden.notDescribed': 'Isi dahulu penanganan dan pemulihannya; keduanya tercetak di surat.',
  'insiden.unknownAffected': 'Salah satunya tidak ada lagi. Cari lagi',
  'insiden.ahead': 'Sekarang atau sebelumnya',
  'insiden.dayMissing': 'Isi harinya, atau kosongkan jamnya',
  'insiden.afterDiscovery': 'Sebelum insiden ini diketahui',
  'insiden.mail.subject': 'Pemberitahuan kegagalan pelindungan data pribadi dari %{penjual}',
} as const;
