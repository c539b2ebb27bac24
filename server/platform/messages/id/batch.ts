/** Messages of batches. */
export const batchTexts = {
  'batch.numberInUse': 'Nomor ini sudah dipakai batch lain dari produk ini',
  'batch.productGone': 'Produk ini tidak ada lagi. Pilih yang lain',
  'batch.decided': 'Batch %{nomor} sudah diputuskan, jadi datanya tidak dapat diubah lagi.',
  'batch.wrongState':
    'Batch %{nomor} sudah berubah sesudah Anda membukanya. Muat ulang untuk melihat statusnya sekarang.',
  'batch.certificateMissing': 'Unggah sertifikat pelulusannya lebih dahulu.',
  'batch.hasExpired':
    'Batch %{nomor} hanya boleh dipakai sampai %{sejak:shortDay}, jadi tidak dapat disetujui atau dilepas.',
  'batch.expiryPast':
    'Tanggal ini sudah lewat; batch yang sudah kedaluwarsa tidak dapat didaftarkan',
  'batch.expiryState':
    'Tanggal kedaluwarsa batch %{nomor} tidak dapat diperbaiki dalam status ini.',
  'batch.sameExpiry': 'Tanggal ini sama dengan yang tercatat',
  'batch.unknown': 'Batch ini tidak ada di daftar. Pilih yang lain',
  'batch.otherProduct': 'Batch %{nomor} bukan batch vaksin ini. Pilih yang lain',
  'batch.productInactive': '%{nama} sudah dinonaktifkan. Pilih vaksin lain',
  'batch.expired': 'Batch %{nomor} hanya boleh dipakai sampai %{sejak:shortDay}. Pilih batch lain',
  'batch.deactivatedLater':
    '%{nama} kini sudah dinonaktifkan. Pastikan dosis ini benar diberikan pada tanggal ini',
  'batch.withdrawnLater.DITAHAN':
    'Batch %{nomor} ditahan sesudah tanggal ini. Pastikan dosis ini benar diberikan sebelum itu',
  'batch.withdrawnLater.DITARIK':
    'Batch %{nomor} ditarik sesudah tanggal ini. Pastikan dosis ini benar diberikan sebelum itu',
  'batch.unusable.DIPERIKSA': 'Batch %{nomor} masih diperiksa dan belum boleh dipakai',
  'batch.unusable.DITAHAN': 'Batch %{nomor} sedang ditahan dan tidak boleh dipakai',
  'batch.unusable.DITARIK': 'Batch %{nomor} sudah ditarik dan tidak boleh dipakai',
  'batch.unusable.DITOLAK': 'Batch %{nomor} ditolak dan tidak boleh dipakai',
  'batch.unusableReason.DITAHAN':
    'Batch %{nomor} sedang ditahan dan tidak boleh dipakai. Alasannya: %{alasan}',
  'batch.unusableReason.DITARIK':
    'Batch %{nomor} sudah ditarik dan tidak boleh dipakai. Alasannya: %{alasan}',
  'batch.unusableReason.DITOLAK':
    'Batch %{nomor} ditolak dan tidak boleh dipakai. Alasannya: %{alasan}',
} as const;
