/** Messages of participants, their boosters and tickets. */
export const pesertaTexts = {
  'peserta.tooManyForeignHits':
    'Terlalu banyak peserta yang terdaftar di perusahaan lain: paling banyak %{batas} sehari. Administrator sudah diberi tahu. Minta account manager memeriksa daftar Anda.',
  'peserta.companyInactive': 'Pilih perusahaan yang aktif',
  'peserta.numberMasked': 'Nomor ini tersamar. Tulis lengkap, atau biarkan seperti semula.',
  'peserta.facilityNotServing': 'Pilih faskes yang aktif dan melayani perusahaan peserta',
  'peserta.plannedDayPassed': 'Tanggal rencana sudah lewat',
  'peserta.beingSaved':
    'Data orang ini sedang disimpan lewat unggahan berkas. Coba lagi setelah penyimpanannya selesai.',
  'peserta.alreadyRegistered':
    'Orang ini sudah terdaftar di perusahaan yang sama. Cari namanya di daftar peserta.',
  'booster.notRegistered': 'Daftarkan peserta ini sebagai peserta booster lebih dahulu.',
  'booster.changedMeanwhile':
    'Data peserta ini berubah saat layanan ditanya. Muat ulang, lalu coba lagi.',
  'booster.hasTicket': 'Peserta ini sudah memiliki tiket booster.',
  'booster.externalHasNoTicket': 'Booster eksternal sudah diberikan, jadi tanpa tiket.',
  'booster.inactive': 'Peserta ini nonaktif. Aktifkan lebih dahulu.',
  'booster.invalid': 'Data peserta ini belum valid. Perbaiki lebih dahulu.',
  'booster.given': 'Peserta ini sudah menerima boosternya.',
  'booster.notEligible': 'Peserta ini belum layak menerima booster.',
  'booster.ticketTaken': 'Nomor tiket ini sudah dipakai peserta lain. Coba lagi.',
  'peserta.companyGone': 'Perusahaan peserta ini sudah tidak aktif.',
  'peserta.inactive': '%{nama} nonaktif. Aktifkan lebih dahulu.',
  'peserta.deleteForbidden': 'Peran Anda tidak memiliki hak untuk menghapus peserta.',
  'peserta.reasonMissing': 'Tulis mengapa peserta ini dinonaktifkan',
  'peserta.vaccinated':
    '%{nama} sudah menerima dosis, jadi datanya tidak dapat dihapus. Nonaktifkan saja.',
  'peserta.hasVoucher':
    '%{nama} memegang voucher, jadi datanya tidak dapat dihapus. Lepas vouchernya lebih dahulu.',
  'peserta.voucherElsewhere':
    '%{nama} memegang voucher yang terikat di faskes ini. Lepas vouchernya lebih dahulu, lalu ubah faskesnya.',
  'peserta.companyDeleted':
    'Perusahaan %{nama} sudah dihapus. Pulihkan perusahaannya lebih dahulu.',
  'peserta.registeredAgain':
    '%{nama} sudah didaftarkan lagi di perusahaan yang sama; data yang dihapus tidak diperlukan.',
  'tiket.used':
    '%{nama} sudah divaksinasi, jadi tiketnya sudah terpakai dan tidak dapat dipindahkan.',
  'tiket.alreadyHeldBy': 'Tiket ini sudah dipegang %{nama}.',
  'tiket.samePerson': 'Ini pendaftaran lain dari orang yang sama, %{nama}.',
  'tiket.otherType':
    '%{nama} terdaftar untuk jenis vaksinasi lain; tiket hanya berlaku untuk jenis yang sama.',
  'tiket.receiverInactive': '%{nama} nonaktif. Aktifkan dahulu.',
  'tiket.receiverInvalid': 'Data %{nama} belum valid. Perbaiki dahulu.',
  'tiket.receiverVaccinated': '%{nama} sudah divaksinasi.',
  'tiket.receiverHasTicket': '%{nama} sudah memegang tiket %{nomor}. Pindahkan tiket itu dahulu.',
  'tiket.unknown': 'Tidak ada peserta dengan nomor tiket ini. Periksa lagi huruf dan angkanya.',
  'tiket.alreadyHeld': 'Tiket ini sudah dipegang peserta itu.',
  'peserta.smartCheckVaccinated': 'Sudah divaksin menurut smart checking',
  'tiket.movedMeanwhile':
    '%{nama} tidak lagi memegang tiket %{nomor}: tiketnya sudah dipindahkan. Cari lagi tiketnya.',
  'peserta.export.unfiltered': 'Tanpa filter: seluruh daftar',
  'peserta.export.personalData':
    'Berkas ini memuat data pribadi. Simpan dan kirim hanya seperlunya (UU 27/2022).',
  'peserta.restricted.DIBATASI':
    'Data %{nama} dibatasi atas permintaan %{nomor}, jadi tidak diubah, diekspor, atau divaksinasi. Hubungi petugas pelindungan data.',
  'peserta.restricted.DITARIK':
    '%{nama} menarik persetujuannya (permintaan %{nomor}), jadi datanya tidak diproses lagi.',
  'peserta.restricted.DIHAPUS': 'Data orang ini sudah dihapus (%{nomor}), jadi tidak dapat diubah.',
} as const;
