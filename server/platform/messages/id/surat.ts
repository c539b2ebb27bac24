/** Messages of letters. */
export const suratTexts = {
  'surat.kind.PERINGATAN': 'pemberitahuan pelanggaran',
  'surat.kind.PEMULIHAN': 'pemberitahuan pelanggaran telah dipulihkan',
  'surat.kind.PENGAKHIRAN': 'pemberitahuan pengakhiran',
  'surat.kind.KEADAAN_KAHAR': 'pemberitahuan keadaan kahar',
  'surat.kind.PERUBAHAN_REKENING': 'pemberitahuan perubahan rekening',
  'surat.sameAccount':
    'Rekening penjual tidak berubah dari yang tertulis di PKS ini. Ajukan rekening baru di Penjual, dan surat dapat disusun sesudah orang kedua menyetujuinya.',
  'surat.kind.PENGINGAT_PEMBAYARAN': 'pengingat pembayaran',
  'surat.state.DRAFT': 'draf',
  'surat.state.TERKIRIM': 'terkirim dan belum dibaca',
  'surat.state.DIBACA': 'sudah dibaca',
  'surat.state.DITERIMA': 'sudah diakui penerimaannya',
  'surat.state.DISANGGAH': 'disanggah',
  'surat.state.DIBATALKAN': 'dibatalkan',
  'surat.wrongState':
    '%{surat} %{keadaan}, jadi ini tidak dapat dilakukan lagi. Muat ulang halaman.',
  'surat.otherIssuer':
    'Peran Anda tidak menyusun %{jenis}: surat perjanjian oleh LEGAL, pengingat pembayaran oleh FINANCE.',
  'surat.draftExists': 'Sudah ada draf surat jenis ini. Kirim atau batalkan draf itu lebih dahulu',
  'surat.wrongPks':
    'PKS %{nomor} %{keadaan}, jadi surat jenis ini tidak dapat dibuat sekarang. Periksa halaman PKS.',
  'surat.otherParty':
    'Pelanggaran menurut Pasal %{pasal} ini diberitahukan oleh pembeli, jadi surat ini bukan dari penjual.',
  'surat.alreadyWarned':
    'Pelanggaran ini sudah diberitahukan dengan surat %{surat}, dan hari pemulihannya berjalan sejak surat itu.',
  'surat.notOwed':
    'Invoice %{nomor} tidak menunggu pembayaran lagi, jadi pengingat tidak diperlukan.',
  'surat.pksMissing': 'Pilih PKS yang dimaksud surat ini',
  'surat.invoiceMissing': 'Pilih invoice yang diingatkan',
  'surat.factsMissing': 'Uraikan apa yang terjadi, sekurang-kurangnya 3 huruf',
  'surat.causeMissing': 'Pilih dasar pengakhirannya',
  'surat.dayMissing': 'Isi hari terjadinya keadaan kahar',
  'surat.dayAhead': 'Hari ini atau sebelumnya',
  'surat.addressMissing': 'Perusahaan ini belum punya alamat email. Isi alamat tujuannya',
} as const;
