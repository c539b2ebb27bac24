/** Messages of proofs of vaccination. */
export const certificateTexts = {
  'certificate.state.BERLAKU': 'berlaku',
  'certificate.state.DIGANTI': 'diganti',
  'certificate.state.DICABUT': 'dicabut',
  'certificate.wrongState':
    'Bukti vaksinasi %{nomor} sudah %{keadaan}, jadi tindakan ini tidak dapat dilakukan. Muat ulang untuk melihat statusnya sekarang.',
  'certificate.notVaccinated':
    '%{nama} belum mendapat dosis, jadi bukti vaksinasinya belum dapat diterbitkan. Catat dosisnya lebih dahulu.',
  'certificate.external':
    'Booster %{nama} diberikan di luar program ini, jadi buktinya diterbitkan oleh pemberi booster itu.',
  'certificate.noCard':
    'Bukti vaksinasi %{nomor} tidak punya SMART Health Card: bukti itu tidak berlaku lagi, atau kode CVX vaksinnya belum diisi di produk ketika terbit. Terbitkan bukti baru.',
  'certificate.unchanged':
    '%{nama} sudah mempunyai bukti vaksinasi %{nomor} yang berlaku dan lengkap. Isi alasan bila bukti itu perlu diganti.',
  'certificate.replaceReason':
    'Bukti vaksinasi %{nomor} masih berlaku. Isi alasan mengapa bukti itu diganti',
  'certificate.changed': 'Dosis atau data peserta berubah',
  'certificate.doseCancelled': 'Catatan dosis dibatalkan',
  'certificate.doseCorrected': 'Diganti karena perbaikan catatan vaksinasi',
  'certificate.nothingToPrint':
    'Belum ada bukti vaksinasi yang berlaku untuk dicetak. Terbitkan buktinya lebih dahulu, atau ubah saringannya.',
} as const;
