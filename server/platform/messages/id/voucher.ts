/** Messages of vouchers. */
export const voucherTexts = {
  'voucher.state.BARU': 'belum aktif',
  'voucher.state.AKTIF': 'aktif',
  'voucher.state.TERIKAT': 'terikat kepada peserta',
  'voucher.state.TERPAKAI': 'terpakai',
  'voucher.state.DIBATALKAN': 'dibatalkan',
  'voucher.state.KEDALUWARSA': 'kedaluwarsa',
  'voucher.state.DIBEKUKAN': 'dibekukan',
  'voucher.wrongState':
    'Voucher %{kode} berstatus %{keadaan}, jadi tindakan ini tidak dapat dilakukan. Muat ulang untuk melihat statusnya sekarang.',
  'voucher.alreadyUsed': 'Voucher ini sudah dipakai pada %{hari:day}.',
  'voucher.alreadyBound': 'Voucher ini sudah terikat kepada peserta. Periksa kembali kodenya.',
  'voucher.notBound': 'Isi peserta voucher ini lebih dahulu.',
  'voucher.notActive': 'Voucher ini belum diaktifkan. Hubungi perusahaan yang memberikannya.',
  'voucher.expired': 'Voucher ini hanya berlaku sampai %{sampai:day}.',
  'voucher.facilityNotAllowed': 'Voucher ini tidak berlaku di faskes ini.',
  'voucher.suspended': 'Voucher ini sedang ditangguhkan. Hubungi perusahaan yang memberikannya.',
  'voucher.unknown': 'Kode ini tidak dikenal. Periksa kembali kodenya.',
  'voucher.changedMeanwhile':
    'Voucher ini baru saja diubah pengguna lain. Muat ulang untuk melihat statusnya sekarang.',
  'voucher.facilityMissing': 'Pilih faskes yang memberikan vaksinasi.',
  'voucher.facilityNotChoosable': 'Faskes ini tidak aktif. Pilih yang lain.',
  'voucher.facilityOther': 'Pilih faskes Anda sendiri.',
  'voucher.employeesOnly': 'Voucher ini hanya untuk karyawan perusahaan. Pilih kategori karyawan.',
  'voucher.holderNotEmployee': '%{nama} bukan karyawan; voucher ini hanya untuk karyawan.',
  'voucher.plannedDayPassed': 'Isi hari ini atau hari sesudahnya.',
  'voucher.plannedAfterExpiry':
    'Voucher hanya berlaku sampai %{sampai:day}. Pilih hari sebelumnya.',
  'voucher.personHeld':
    'Orang ini sudah terdaftar dalam program vaksinasi, jadi voucher ini tidak dapat diikat kepadanya.',
  'voucher.holderBlocked': '%{nama} tidak dapat memakai voucher ini: %{alasan}',
  'voucher.perPerson':
    'Satu orang paling banyak memakai %{maks} voucher dari kontrak ini, dan orang ini sudah memilikinya.',
  'voucher.otherCompany': 'Peserta ini bukan peserta %{bhbu}, perusahaan yang memberikan voucher.',
  'voucher.otherType':
    'Voucher ini untuk jenis vaksinasi yang lain. Pilih pendaftaran yang sesuai.',
  'voucher.codeMissing': 'Isi kode voucher.',
  'voucher.otherVaccine':
    'Voucher ini untuk %{produk}. Bila vaksin lain sudah disuntikkan, catat lewat antrean vaksinasi.',
  'voucher.holderElsewhere':
    'Rencana vaksinasi %{nama} ada di faskes lain. Ubah faskesnya lebih dahulu.',
  'voucher.frozenByChecks': 'Terlalu banyak pemeriksaan yang gagal.',
  'voucher.reversed': 'Pemakaian voucher dibalik: %{alasan}',
  'voucher.check.DAPAT_DIPAKAI': 'Voucher ini dapat dipakai.',
  'voucher.check.BUKAN_FASKES_INI': 'Voucher ini tidak berlaku di faskes ini.',
  'voucher.check.TERIKAT_FASKES_LAIN': 'Voucher ini terikat kepada peserta di faskes lain.',
  'voucher.check.BELUM_AKTIF':
    'Voucher ini belum diaktifkan. Hubungi perusahaan yang memberikannya.',
  'voucher.check.DIBATALKAN': 'Voucher ini dibatalkan.',
  'voucher.check.DIBEKUKAN': 'Voucher ini dibekukan. Hubungi perusahaan yang memberikannya.',
  'voucher.check.TIDAK_DIKENAL': 'Kode ini tidak dikenal. Periksa kembali kodenya.',
  'voucher.usedTooLongAgo':
    'Voucher ini dipakai lebih dari %{jam} jam yang lalu, jadi pemakaiannya tidak dapat dibalik.',
} as const;
