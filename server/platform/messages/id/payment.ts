/** Messages of payments. */
export const paymentTexts = {
  'payment.wrongState':
    'Pembayaran ini berstatus %{keadaan}, jadi tindakan ini tidak dapat dilakukan. Muat ulang untuk melihat statusnya sekarang.',
  'payment.state.MENUNGGU_BUKTI': 'menunggu bukti',
  'payment.state.BUKTI_DIUNGGAH': 'menunggu verifikasi',
  'payment.state.TERVERIFIKASI': 'terverifikasi',
  'payment.state.DITOLAK': 'ditolak',
  'payment.state.DIUSULKAN_BALIK': 'diusulkan dibalik',
  'payment.state.DIBALIK': 'dibalik',
  'payment.state.DIBATALKAN': 'dibatalkan',
  'payment.uploaderVerifies':
    'Anda mencatat pembayaran ini atau mengunggah buktinya, jadi orang lain yang memeriksanya.',
  'payment.proposerApproves':
    'Anda mengusulkan pembalikan ini, jadi orang lain yang menyetujuinya.',
  'payment.refunded':
    'Sebagian pembayaran ini sudah dikembalikan kepada perusahaan, jadi tidak dapat dibalik.',
  'payment.invoiceNotOpen':
    'Invoice %{nomor} berstatus %{keadaan}, jadi pembayaran untuknya tidak dapat dicatat.',
  'payment.inFuture': 'Isi hari ini atau hari sebelumnya',
  'payment.beforeInvoice': 'Isi %{hari:day}, tanggal invoice pertama, atau sesudahnya',
  'payment.refundTooEarly': 'Isi tanggal pembayaran (%{hari:day}) atau sesudahnya',
  'payment.kindNotExpected':
    'Invoice ini tidak menunggu jenis penyelesaian ini lagi; yang tersisa %{sisa:rupiah}',
  'payment.moreThanExcess': 'Kelebihan bayar yang tersisa %{lebih:rupiah}',
  'payment.moreThanDue': 'Invoice ini hanya kurang %{sisa:rupiah}',
  'payment.noExcess': 'Pembayaran ini tidak punya kelebihan bayar yang tersisa.',
  'payment.slipNotRefunded':
    'Bukti potong dan SSP bukan uang yang diterima, jadi tidak dikembalikan. Minta perusahaan membetulkannya, lalu balik pembayaran ini dan catat yang baru.',
  'payment.otherCompany': 'Pilih invoice dari perusahaan yang sama, yang belum lunas',
  'payment.fixed': 'Pembayaran ini berstatus %{keadaan}, jadi tidak dapat dibetulkan lagi.',
  'payment.noReceipt': 'Kuitansi dicetak setelah pembayaran diverifikasi.',
  'payment.noMoney':
    'Bukti potong dan setoran pajak bukan uang yang diterima, jadi tidak ada kuitansinya.',
} as const;
