/** Messages of orders. */
export const orderTexts = {
  'order.wrongState':
    'Pesanan %{nomor} berstatus %{keadaan}, jadi tindakan ini tidak dapat dilakukan. Muat ulang untuk melihat statusnya sekarang.',
  'order.notDraft':
    'Pesanan %{nomor} sudah diajukan dan tidak dapat diubah lagi. Urungkan pengajuannya, tarik kembali, atau amandemen pesanan itu.',
  'order.onlyYouCanApprove':
    'Di perusahaan Anda tidak ada orang lain yang dapat menyetujui pesanan ini. Mintalah %{nama}, yang membuatnya, mengajukannya; sesudah itu Anda dapat menyetujuinya.',
  'order.noApprover':
    'Perusahaan mewajibkan persetujuan pesanan oleh orang kedua, tetapi tidak ada akun lain yang berhak memesan. Pengelola akun dapat memberi hak itu, atau mematikan persetujuan, di halaman Akun perusahaan.',
  'order.ownApproval':
    'Anda sendiri yang membuat atau mengajukan pesanan ini, jadi orang lain yang menyetujuinya: %{nama}.',
  'order.ownApprovalAlone':
    'Anda sendiri yang membuat atau mengajukan pesanan ini, dan tidak ada akun lain yang berhak memesan. Urungkan pengajuannya, atau mintalah pengelola akun memberi hak itu.',
  'order.amendmentOpen':
    'Pesanan ini sudah punya amandemen yang belum selesai. Lanjutkan atau batalkan amandemen itu lebih dahulu.',
  'order.notInStock':
    'Persediaan %{nama} tinggal %{tersedia:number} dosis, yang diperlukan %{dosis:number}. Sesuaikan jumlahnya atau tunggu batch berikutnya.',
  'order.adjusterAgrees':
    'Anda yang menyesuaikan pesanan ini, jadi perusahaan atau orang lain yang menyetujuinya',
  'order.signedByBuyer':
    'Pasal %{pasal}: perusahaan sudah mengunggah salinan yang ditandatangani, jadi pesanan ini tidak dapat ditarik kembali.',
  'order.copiesMissing': 'Unggah salinan yang ditandatangani lebih dahulu.',
  'order.noBoosterPks': 'Pesanan ini tidak memakai PKS booster yang berlaku.',
  'order.moreThanOrdered': 'Paling banyak %{dosis:number}, sebanyak yang dipesan',
  'order.adjustedToNothing': 'Sisakan sedikitnya satu dosis, atau tolak pesanan ini',
  'order.notAdjusted': 'Kurangi jumlah dosis sedikitnya di satu baris, atau terima pesanan ini',
  'order.deadlinePassed': 'Pilih hari ini atau hari sesudahnya',
  'order.deadlineNotLater': 'Pilih hari sesudah %{tenggat:day}, tenggat yang sekarang',
  'order.deadlineTooLate': 'Pilih hari paling lambat %{hari:day}',
  'order.paidNotCancelled':
    'Pasal %{pasal}: pesanan ini sudah dibayar %{dibayar:rupiah}, jadi tidak dapat dibatalkan karena gagal bayar.',
  'order.notPaid':
    'Pasal %{pasal}: vaksin dikirim sesudah pesanan %{nomor} dibayar penuh; yang terverifikasi baru %{dibayar:rupiah} dari %{tagihan:rupiah}.',
  'order.dosesNotPaid':
    'Baris %{nama}: disetujui %{dosis:number} dosis, tetapi yang sudah dibayar penuh baru %{dibayar:number}. Sisanya dikirim sesudah dibayar.',
  'order.shippedNotCancelled':
    'Pasal %{pasal}: vaksin pesanan ini sudah ada yang dikirim, jadi tidak dapat dibatalkan karena gagal bayar.',
  'order.amendmentPending':
    'Pesanan ini adalah amandemen yang belum berlaku. Tarik kembali amandemen ini, atau amandemen lagi sesudah berlaku.',
  'order.notInvoiced':
    'Pesanan ini tidak punya invoice yang terbit, jadi belum ada yang harus dibayar. Terbitkan invoicenya lebih dahulu.',
  'order.proofWaiting':
    'Bukti pembayaran menunggu diverifikasi. Tolak bukti itu lebih dahulu, atau verifikasi pembayarannya.',
  'order.signedAgain':
    'Pasal %{pasal}: salinan PKS sedang ditandatangani ulang; tenggat bayar berjalan sesudahnya.',
  'order.deadlineRuns':
    'Pasal %{pasal}: pembayaran pertama masih dapat dilakukan sampai %{tenggat:day}.',
  'order.signedNotCancelled':
    'Pasal %{pasal}: pesanan %{nomor} sudah ditandatangani, jadi hanya dapat batal karena gagal bayar.',
  'order.pksClosedToAmendment':
    'Pasal %{pasal}: PKS %{nomor} berstatus %{keadaan}, jadi pesanannya tidak dapat diamandemen sekarang.',
  'order.deliveryImpossible':
    'Baris %{nama}: disetujui %{dosis:number} dosis, sudah dikirim %{dikirim:number}, diterima %{diterima:number}. Periksa jumlahnya.',
  'order.tooManyLines': 'Paling banyak %{baris:number} baris',
  'order.amountTooLarge': 'Jumlah harganya terlalu besar; kurangi dosisnya',
  'order.identityFixed': 'Tidak dapat diubah; buat pesanan baru',
  'order.companyUnknown': 'Pilih perusahaan yang terdaftar',
  'order.notForShipping':
    'Pesanan %{nomor} berstatus %{keadaan}, jadi nomor surat jalannya tidak dapat dicatat.',
  'order.unknownLine': 'Baris ini bukan bagian dari pesanan',
  'order.settled': 'Penyelesaian ini sudah dicatat. Muat ulang untuk melihatnya.',
  'order.state.DRAFT': 'draf',
  'order.state.MENUNGGU_PERSETUJUAN': 'menunggu persetujuan perusahaan',
  'order.state.DIAJUKAN': 'diajukan',
  'order.state.DISESUAIKAN': 'disesuaikan',
  'order.state.DITERIMA': 'diterima',
  'order.state.PKS_DIBUAT': 'PKS dibuat',
  'order.state.PKS_DITANDATANGANI': 'PKS ditandatangani',
  'order.state.MENUNGGU_BAYAR': 'menunggu pembayaran',
  'order.paymentReversed':
    'Pasal %{pasal}: ada pembayaran pesanan %{nomor} yang dibalik, jadi yang terverifikasi tinggal %{dibayar:rupiah} dari %{tagihan:rupiah}. Vaksin dapat dikirim sesudah lunas.',
  'order.agreementEnded':
    'PKS %{nomor} sudah berakhir sebelum waktunya, jadi tidak ada lagi vaksin yang dikirim.',
  'order.state.DIBAYAR_SEBAGIAN': 'dibayar sebagian',
  'order.state.LUNAS': 'lunas',
  'order.state.DIJADWALKAN': 'dijadwalkan',
  'order.state.DIKIRIM_SEBAGIAN': 'dikirim sebagian',
  'order.state.DIKIRIM_SEMUA': 'dikirim semua',
  'order.state.DITERIMA_PEMBELI': 'diterima pembeli',
  'order.state.PELAKSANAAN': 'pelaksanaan',
  'order.state.SELESAI': 'selesai',
  'order.state.DITOLAK': 'ditolak',
  'order.state.DIBATALKAN': 'dibatalkan',
  'order.state.BATAL_GAGAL_BAYAR': 'batal karena tidak dibayar',
  'order.state.DIAKHIRI': 'diakhiri',
  'order.state.DIAMANDEMEN': 'diamandemen',
} as const;
