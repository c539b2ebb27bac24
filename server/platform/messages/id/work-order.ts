/** Messages of work orders and distributors. */
export const workOrderTexts = {
  'distributor.npwpTaken': 'NPWP ini sudah dipakai distributor lain',
  'distributor.permitTaken': 'Nomor izin ini sudah dipakai distributor lain',
  'workOrder.wrongState':
    'Perintah kerja %{nomor} berstatus %{keadaan}, jadi tindakan ini tidak dapat dilakukan. Muat ulang untuk melihat statusnya sekarang.',
  'workOrder.noReturns':
    'Pasal %{pasal}: BAST %{nomor} sudah ditandatangani, jadi penerimaan tidak dapat diubah dan barang tidak dapat dikembalikan.',
  'workOrder.notScheduled': 'Isi tanggal kirim, tanggal tiba, dan distributor lebih dahulu.',
  'workOrder.dayPassed': 'Tanggal kirim sudah lewat. Ubah tanggalnya lebih dahulu.',
  'workOrder.departureInPast': 'Isi hari ini atau hari sesudahnya',
  'workOrder.arrivesBeforeDeparture': 'Isi tanggal kirim atau hari sesudahnya',
  'workOrder.distributorInactive': '%{nama} sedang nonaktif; pilih distributor lain',
  'workOrder.distributorPermit':
    'Izin %{nama} hanya berlaku sampai %{sampai:day}; pilih distributor lain',
  'workOrder.permitExpired':
    'Izin %{nama} hanya berlaku sampai %{sampai:day}. Batalkan perintah kerja ini dan susun yang baru dengan distributor lain.',
  'workOrder.distributorUnknown': 'Distributor ini tidak ada. Pilih yang lain',
  'workOrder.lineUnknown': 'Baris ini tidak ada dalam pesanan yang berlaku',
  'workOrder.lineGone':
    'Sebuah baris perintah kerja ini tidak ada lagi dalam pesanan yang berlaku. Batalkan perintah kerja ini dan susun yang baru.',
  'workOrder.severalFacilities':
    'Satu perintah kerja menuju satu faskes; susun perintah kerja lain untuk faskes ini',
  'workOrder.moreThanOpen': 'Paling banyak %{dosis:number} dosis, yang masih terbuka',
  'workOrder.noLongerOpen':
    'Dosis %{nama} yang masih terbuka tinggal %{terbuka:number}, dalam perintah kerja ini %{dosis:number}. Batalkan perintah kerja ini dan susun yang baru.',
  'workOrder.quantityFixed':
    'Jumlah untuk baris pesanan ini tetap %{dosis:number} dosis; yang dapat diubah hanya pembagian batchnya',
  'workOrder.psNumberTaken': 'Nomor surat jalan ini sudah dipakai; isi nomor lain',
  'workOrder.lineIncomplete': 'Lengkapi batch dan nomor surat jalan baris %{baris} lebih dahulu.',
  'workOrder.expiresTooEarly':
    'Batch %{nomor} kedaluwarsa %{kedaluwarsa:day}; dosis terakhir direncanakan %{hari:day}. Pilih batch yang lebih lama berlaku',
  'workOrder.batchShort': 'Batch %{nomor} tinggal %{sisa:number} dosis',
  'workOrder.tooFewParticipants':
    'Peserta valid %{valid:number}, yang diperlukan %{perlu:number}. Isi alasannya untuk tetap menerbitkan',
  'workOrder.noChiller':
    'Kapasitas chiller %{nama} belum diisi. Lengkapi data faskes lebih dahulu.',
  'workOrder.chillerFull':
    'Chiller %{nama} memuat %{kapasitas:number} dosis. Yang tersimpan %{stok:number}, yang sudah dikonfirmasi %{menuju:number}, dan kiriman ini %{dosis:number}.',
  'workOrder.decisionMissing':
    'Suhu saat tiba di luar batas. Pilih lebih dahulu apa yang dilakukan dengan dosisnya.',
  'workOrder.decisionReasonMissing': 'Tulis alasan keputusannya',
  'workOrder.damageReasonMissing': 'Pilih mengapa dosisnya rusak',
  'workOrder.damageNoteMissing': 'Jelaskan kerusakannya',
  'workOrder.nothingToReview': 'Kiriman ini tidak tiba di luar batas suhu.',
  'workOrder.alreadyReviewed': 'Suhu kiriman ini sudah ditanggapi.',
  'workOrder.laterBatch':
    'Baris %{baris}: batch %{nomor} lebih cepat kedaluwarsa (%{kedaluwarsa:day}) dan masih %{sisa:number} dosis. Pakai batch itu, atau isi alasannya',
  'workOrder.arrivesInFuture': 'Waktu ini belum lewat',
  'workOrder.arrivesBeforeShipment': 'Waktu ini sebelum kiriman berangkat',
  'workOrder.proposedDayMissing': 'Isi hari yang diusulkan',
  'workOrder.proposedDayPlanned': 'Hari ini sama dengan rencananya; konfirmasi kiriman ini',
  'workOrder.returnNotDeclined': 'Kelebihan tetap diambil kembali; usulkan hari lain.',
  'workOrder.signatureTooLarge':
    'Gambar tanda tangan ini tidak dapat dicetak; gambar lagi di layar',
  'workOrder.notArrived': 'Catat kedatangan kiriman ini lebih dahulu.',
  'workOrder.notCounted': 'Lengkapi hitungan setiap baris dan suhu terima lebih dahulu.',
  'workOrder.noDiscrepancy': 'Tidak ada selisih. Tanda tangani BAST.',
  'workOrder.discrepancyUnreported':
    'Hitungan berbeda dengan yang dikirim. Laporkan selisihnya lebih dahulu.',
  'workOrder.discrepancySigned': 'Berita acara ketidaksesuaian sudah ditandatangani.',
  'workOrder.followUpExists': 'Tindak lanjut selisih ini sudah dibuat.',
  'workOrder.followUpOpen':
    'Selisih sebuah kiriman pesanan ini masih menunggu tindak lanjutnya diterima.',
  'workOrder.noFollowUpNeeded': 'Hitungan kiriman ini tidak memerlukan tindak lanjut itu.',
  'workOrder.signatureMissing':
    'Bubuhkan tanda tangan kedua pihak, atau unggah pindaian dokumen yang sudah ditandatangani',
  'workOrder.damagedMoreThanArrived': 'Bocor dan rusak paling banyak %{dosis:number}, yang tiba',
  'workOrder.surplusAtMost': 'Paling banyak %{dosis:number} dosis, yang utuh maupun tidak',
  'workOrder.surplusBatch': 'Yang dikembalikan adalah dosis yang tiba berlebih; batchnya tetap',
  'workOrder.orderEnded':
    'Pesanan %{nomor} berstatus %{keadaan}, jadi tidak ada lagi vaksin yang dikirim untuk pesanan ini.',
  'workOrder.lineShipped': 'Semua dosis baris ini sudah dikirim, jadi nomor surat jalannya tetap.',
  'workOrder.state.DRAFT': 'draf',
  'workOrder.state.TERBIT': 'terbit',
  'workOrder.state.DIKONFIRMASI_FASKES': 'dikonfirmasi faskes',
  'workOrder.state.DIKEMAS': 'dikemas',
  'workOrder.state.DIKIRIM': 'dikirim',
  'workOrder.state.TIBA': 'tiba',
  'workOrder.state.SELISIH': 'selisih',
  'workOrder.state.DITERIMA': 'diterima',
  'workOrder.state.SELESAI': 'selesai',
  'workOrder.state.DIBATALKAN': 'dibatalkan',
  'workOrder.notPrinted.PERINTAH_KERJA': 'Perintah kerja ini tidak dapat dicetak.',
  'workOrder.notPrinted.SURAT_JALAN': 'Surat jalan dicetak setelah kiriman dikemas.',
  'workOrder.notPrinted.BAST': 'BAST dicetak setelah semua baris kiriman dihitung.',
  'workOrder.notPrinted.SELISIH':
    'Berita acara ketidaksesuaian dicetak setelah selisih dilaporkan.',
} as const;
