/** Messages of pairs of participants that may be one person, and of their merges. */
export const duplicateTexts = {
  'duplicate.server': 'server',
  'duplicate.isMerged':
    '%{nama} digabung ke peserta lain; batalkan penggabungannya dari halaman peserta itu',
  'duplicate.merged': 'Keduanya sudah digabung',
  'duplicate.decided':
    'Keduanya sudah dicatat bukan orang yang sama; buka lagi pasangan ini lebih dahulu',
  'duplicate.notSeparate': 'Pasangan ini tidak dicatat bukan orang yang sama',
  'duplicate.unmerged': 'Penggabungan ini sudah dibatalkan',
  'duplicate.deleted': '%{nama} sudah dihapus; pulihkan lebih dahulu',
  'duplicate.otherCompany':
    'Keduanya terdaftar pada perusahaan yang berbeda; hapus pendaftaran yang keliru pada perusahaannya',
  'duplicate.otherType':
    'Jenis vaksinasinya berbeda; samakan nomor identitasnya agar keduanya menjadi pendaftaran satu orang',
  'duplicate.sameDose':
    'Dosis %{dosis} tercatat diberikan pada keduanya; batalkan atau perbaiki kunjungan yang keliru',
  'duplicate.bothCertified':
    'Keduanya mempunyai bukti vaksinasi yang berlaku: %{satu} dan %{lain}; cabut salah satunya',
  'duplicate.bothVouchers': 'Keduanya memegang voucher yang belum dipakai; lepaskan salah satunya',
  'duplicate.bothTickets':
    'Keduanya mempunyai tiket booster: %{kiri} dan %{kanan}; pindahkan salah satunya',
  'duplicate.changed': '%{nama} diubah oleh %{oleh} sesudahnya; periksa data terbarunya',
  'duplicate.visitSince': 'Kunjungan %{nama} dicatat sesudah penggabungan; tidak jelas milik siapa',
  'duplicate.voucherSince': '%{nama} mendapat voucher sesudah penggabungan; lepaskan lebih dahulu',
  'duplicate.proofSince':
    'Bukti vaksinasi %{nama} terbit sesudah penggabungan, jadi tidak jelas milik siapa',
  'duplicate.facilityDeleted': 'Faskes sebelum penggabungan sudah dihapus',
  'duplicate.registeredSince': '%{nama} didaftarkan lagi sesudah penggabungan',
} as const;
