/** Messages of agreements and technical meetings. */
export const pksTexts = {
  'pks.orderHasPks': 'Pesanan ini sudah punya PKS',
  'pks.wrongState':
    'PKS %{nomor} berstatus %{keadaan}, jadi tindakan ini tidak dapat dilakukan. Muat ulang untuk melihat statusnya sekarang.',
  'pks.issued': 'PKS %{nomor} sudah terbit dan tidak dapat diubah; buat amandemen.',
  'pks.notIssued': 'Pesanan %{nomor} belum punya PKS untuk ditandatangani.',
  'pks.signedInFuture': 'Isi hari ini atau hari sebelumnya',
  'pks.signedTooEarly': 'Isi hari dari %{mulai:day}, sejak naskahnya ada, sampai hari ini',
  'pks.dateOutside': 'Isi hari dari %{mulai:day}, tanggal pesanan, sampai hari ini',
  'pks.endsTooEarly':
    'Isi %{sampai:day} atau sesudahnya, karena vaksinasi berlangsung sampai hari itu',
  'pks.ownBreach':
    'Pasal %{pasal}: pengakhiran karena pelanggaran diberitahukan oleh pihak yang memperingatkannya.',
  'pks.noticeDay': 'Pasal %{pasal}: isi hari dari %{mulai:day}, sejak PKS berlaku, sampai hari ini',
  'pks.uploaderVerifies': 'Anda mengunggah salinan PKS ini, jadi orang lain yang memverifikasinya.',
  'pks.otherPartyNotified':
    'Pasal %{pasal}: pemulihan dinyatakan oleh pihak yang memberitahukan pelanggarannya.',
  'pks.noticeBeforeWarning':
    'Pasal %{pasal}: pengakhiran karena pelanggaran didahului pemberitahuan dan masa pemulihan %{hari} hari kalender.',
  'pks.curePeriodRuns':
    'Pasal %{pasal}: masa pemulihan berjalan sampai %{sampai:day}; pengakhiran dapat diberitahukan sesudahnya.',
  'pks.forceMajeureTooLate':
    'Pasal %{pasal}: keadaan kahar diberitahukan paling lambat %{hari} hari kalender sesudah terjadi',
  'pks.suspended':
    'Pasal %{pasal}: PKS %{nomor} ditangguhkan, jadi vaksin tidak dapat dikirim sampai penangguhan dicabut.',
  'pks.orderNotAccepted':
    'Pesanan berstatus %{keadaan}; PKS diterbitkan untuk pesanan yang diterima.',
  'pks.underBoosterPks':
    'Pesanan ini memakai PKS booster yang berlaku; unggah Lampiran III yang ditandatangani.',
  'pks.orderSigned':
    'Pasal %{pasal}: kedua pihak sudah menandatangani PKS ini, jadi tidak dapat dibatalkan. Batalkan pesanannya karena gagal bayar, atau akhiri PKS sesudah berlaku.',
  'pks.missing.npwp': 'NPWP perusahaan belum diisi.',
  'pks.missing.alamat': 'Alamat perusahaan belum diisi.',
  'pks.missing.kabKota': 'Kabupaten atau kota perusahaan belum diisi.',
  'pks.missing.penjual': 'Data penjual yang berlaku pada %{hari:day} belum ada.',
  'pks.missing.tanggalPKS': 'Tanggal PKS: %{alasan}.',
  'pks.missing.berlakuSampai': 'Berlaku sampai: %{alasan}.',
  'pks.missing.alamatFaskes': 'Alamat %{nama} belum diisi.',
  'pks.state.DRAFT': 'draf',
  'pks.state.TERBIT': 'terbit',
  'pks.state.MENUNGGU_TTD_BHBU': 'menunggu tanda tangan perusahaan',
  'pks.state.MENUNGGU_TTD_PENJUAL': 'menunggu tanda tangan penjual',
  'pks.state.MENUNGGU_VERIFIKASI': 'menunggu verifikasi',
  'pks.state.AKTIF': 'aktif',
  'pks.state.DITANGGUHKAN': 'ditangguhkan',
  'pks.state.PERINGATAN': 'dalam peringatan',
  'pks.state.PEMBERITAHUAN_AKHIR': 'dalam pemberitahuan pengakhiran',
  'pks.state.DIAMANDEMEN': 'diamandemen',
  'pks.state.BERAKHIR': 'berakhir',
  'pks.state.DIAKHIRI': 'diakhiri',
  'pks.state.DIBATALKAN': 'dibatalkan',
  'notulen.final': 'Notulen ini sudah final dan tidak dapat diubah lagi; tulis notulen baru.',
} as const;
