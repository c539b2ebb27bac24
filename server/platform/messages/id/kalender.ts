/** Texts of calendars and messages about them. */
export const kalenderTexts = {
  'kalender.name': 'Portal Vaksin',
  'kalender.tooManyReads': 'Kalender ini terlalu sering dibaca. Coba lagi nanti.',
  'kalender.vaccination': 'Vaksinasi %{peserta} peserta di %{faskes}',
  'kalender.vaccinationOf': '%{perusahaan}, pesanan %{nomor}',
  'kalender.acknowledge': 'Penyesuaian pesanan %{nomor} disetujui paling lambat',
  'kalender.acknowledgeAfter': 'Sesudahnya penyesuaian berlaku otomatis.',
  'kalender.pks.uploadProof': 'Bukti pembayaran pertama, PKS %{nomor}',
  'kalender.pks.paySecondHalf': 'Pembayaran berikutnya, PKS %{nomor}',
  'kalender.pks.cure': 'Pemulihan pelanggaran, PKS %{nomor}',
  'kalender.pks.terminate': 'Hari terakhir sesudah pemberitahuan pengakhiran, PKS %{nomor}',
  'kalender.pks.expire': 'Hari terakhir PKS %{nomor}',
  'kalender.invoice': 'Jatuh tempo invoice %{nomor}',
  'kalender.endOfDay': 'Sampai pukul 23.59 WIB.',
  'kalender.departure': 'Kiriman %{nomor} berangkat ke %{faskes}',
  'kalender.arrival': 'Kiriman %{nomor} tiba di %{faskes}',
  'kalender.delivery': 'Perintah kerja %{nomor}',
} as const;
