/** Messages of batches. */
export const batchTexts = {
  'batch.numberInUse': 'Nomor ini sudah dipakai batch lain dari produk ini',
  'batch.productGone': 'Produk ini tidak ada lagi. Pilih yang lain',
  'batch.decided': 'Batch %{nomor} sudah diputuskan, jadi datanya tidak dapat diubah lagi.',
  'batch.wrongState':
    'Batch %{nomor} sudah berubah sesudah Anda membukanya. Muat ulang untuk melihat keadaannya sekarang.',
  'batch.certificateMissing': 'Unggah sertifikat pelulusannya lebih dahulu.',
} as const;
