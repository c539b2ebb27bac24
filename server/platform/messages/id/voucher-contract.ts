/** Messages of voucher contracts, of transactions of vouchers, and of their tickets. */
export const voucherContractTexts = {
  'voucherContract.state.DRAFT': 'draf',
  'voucherContract.state.AKTIF': 'aktif',
  'voucherContract.state.HABIS_KUOTA': 'habis kuota',
  'voucherContract.state.BERAKHIR': 'berakhir',
  'voucherContract.state.DIBATALKAN': 'dibatalkan',
  'voucherContract.wrongState':
    'Kontrak voucher %{nama} berstatus %{keadaan}, jadi tindakan ini tidak dapat dilakukan. Muat ulang untuk melihat statusnya sekarang.',
  'voucherContract.obstacle.contract':
    'Kontrak voucher %{nama} berstatus %{keadaan}, jadi vouchernya tidak dapat diterbitkan atau dipakai.',
  'voucherContract.obstacle.notStarted':
    'Voucher kontrak %{nama} baru dapat dipakai mulai %{hari:day}.',
  'voucherContract.obstacle.over': 'Kontrak voucher %{nama} berlaku sampai %{hari:day}.',
  'voucherContract.obstacle.company': '%{nama} sedang nonaktif, jadi vouchernya tidak berlaku.',
  'voucherContract.obstacle.invoice':
    'Invoice %{nomor} belum lunas, jadi vouchernya belum dapat diterbitkan atau dipakai.',
  'voucherContract.obstacle.order':
    'Pesanan %{nomor} berstatus %{keadaan}; voucher berlaku sesudah pesanan lunas dan sampai pesanan selesai.',
  'voucherContract.obstacle.notPaid':
    'Pesanan %{nomor} belum dibayar penuh, karena ada pembayaran yang dibalik. Voucher berlaku kembali sesudah lunas.',
  'voucherContract.obstacle.suspended':
    'PKS %{nomor} ditangguhkan, jadi vouchernya tidak berlaku sampai penangguhan dicabut.',
  'voucherContract.obstacle.agreementEnded':
    'PKS %{nomor} sudah berakhir sebelum waktunya, jadi vouchernya tidak berlaku lagi.',
  'voucherContract.pksNotActive':
    'PKS %{nomor} belum aktif atau sudah berakhir. Pilih PKS yang aktif.',
  'voucherContract.sourceMissing': 'Pilih invoice atau PKS yang membayar voucher ini',
  'voucherContract.invoiceUnknown': 'Invoice ini bukan milik perusahaan ini atau belum terbit',
  'voucherContract.pksUnknown': 'PKS ini bukan milik perusahaan ini',
  'voucherContract.otherOrder': 'PKS ini dari pesanan lain daripada invoicenya',
  'voucherContract.orderOver': 'Pesanannya tidak berlaku lagi. Pilih yang lain',
  'voucherContract.companyUnknown': 'Perusahaan ini tidak ada. Pilih yang lain',
  'voucherContract.productNotOrdered': 'Pesanan %{nomor} tidak memuat vaksin ini',
  'voucherContract.serviceNotOrdered': 'Pesanan %{nomor} tidak memuat layanan ini untuk vaksin ini',
  'voucherContract.endsBeforeStart': 'Isi hari mulai atau hari sesudahnya',
  'voucherContract.endInPast': 'Isi hari ini atau hari sesudahnya',
  'voucherContract.endBeforeVouchers':
    'Ada voucher yang berlaku sampai %{hari:day}; isi hari itu atau sesudahnya',
  'voucherContract.quotaAboveOrder':
    'Pesanan %{nomor} memuat %{dosis:number} dosis vaksin ini; kuota paling banyak %{paling:number} voucher',
  'voucherContract.quotaBelowIssued':
    'Sudah terbit %{terbit:number} voucher; isi jumlah itu atau lebih',
  'voucherContract.facilityUnknown':
    'Ada faskes yang tidak ada atau sudah nonaktif. Pilih yang lain',
  'voucherContract.fixed': 'Kontrak sudah aktif; isian ini tidak dapat diubah',
  'voucherContract.notChangeable':
    'Kontrak voucher %{nama} berstatus %{keadaan}, jadi tidak dapat diubah.',
  'voucherContract.held':
    '%{jumlah:number} voucher kontrak ini sudah dipegang atau dipakai peserta, jadi kontrak tidak dapat dibatalkan.',
  'voucherTransaction.quotaShort':
    'Sisa kuota kontrak %{nama} tinggal %{sisa:number} voucher. Kurangi jumlahnya.',
  'voucherTransaction.validBeforeToday': 'Isi hari ini atau hari sesudahnya',
  'voucherTransaction.validBeforeStart': 'Isi %{hari:day} atau hari sesudahnya, saat kontrak mulai',
  'voucherTransaction.validAfterEnd': 'Isi paling lambat %{hari:day}, hari terakhir kontrak',
  'voucherTransaction.nothingOpen':
    'Semua voucher transaksi %{nomor} sudah dipakai, dibatalkan, atau kedaluwarsa.',
  'voucherTransaction.nothingNew': 'Tidak ada voucher baru dalam transaksi %{nomor}.',
  'voucherTransaction.nothingToVoid':
    'Tidak ada voucher transaksi %{nomor} yang dapat dibatalkan: semuanya sudah dipegang, dipakai, atau tidak berlaku.',
  'voucherTransaction.over': 'Voucher transaksi %{nomor} hanya berlaku sampai %{hari:day}.',
  'voucherTransaction.notActivated': 'Aktifkan transaksi dahulu.',
  'voucherTransaction.printNothing': 'Pilih transaksi atau voucher yang dicetak',
  'voucherTransaction.replacedElsewhere': 'Voucher ini tidak ada dalam transaksi itu',
  'voucherTransaction.tooFewVouchers':
    'Voucher aktif tanpa penerima dalam transaksi ini tinggal %{sisa:number}. Kurangi penerimanya atau terbitkan transaksi lain.',
  'voucherRecipient.emailMissing': 'Isi email penerima ini',
  'voucherRecipient.phoneMissing': 'Isi nomor HP penerima ini',
  'voucherRecipient.addressTwice': 'Alamat ini sudah ada di baris %{baris:number}',
  'voucherRecipient.addressUsed': 'Alamat ini sudah mendapat tiket dari transaksi ini',
  'voucherRecipient.delivered': 'Tiket ini sudah terkirim.',
  'voucherRecipient.notMail':
    'Tiket ini dikirim lewat WhatsApp, jadi tidak ada email yang dapat diulang.',
  'voucherRecipient.notMessage': 'Tiket ini dikirim lewat email.',
  'voucherRecipient.voucherOver':
    'Voucher penerima ini tidak dapat dipakai lagi, jadi tiketnya tidak dikirim.',
  'voucherRecipient.resentTooOften':
    'Tiket ini sudah %{kali:number} kali dikirim ulang. Cetak tiketnya, atau terbitkan penggantinya.',
} as const;
