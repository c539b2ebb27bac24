/** Messages of uploads of participants. */
export const importTexts = {
  'import.companyMissing': 'Pilih perusahaan',
  'import.unknownField': 'Isian ini tidak ada pada jenis unggahan ini',
  'import.numberMasked': 'Nomor ini tersamar. Tulis lengkap.',
  'import.ruleHasNoValue': 'Aturan ini tidak mempunyai nilai pengganti',
  'import.editDoesNotFit': 'NIK di baris ini sudah berubah. Muat lagi nomor yang mungkin.',
  'import.fieldMappedTwice': 'Satu isian diambil dari satu kolom saja',
  'import.columnMappedTwice': 'Satu kolom mengisi satu isian saja',
  'import.unknownColumn': 'Kolom ini tidak ada di berkas',
  'import.fieldOfOtherKind': 'Isian ini tidak ada di berkas sejenis ini',
  'import.rowsPurged': 'Isi baris unggahan ini sudah dihapus; hitungannya tetap ada.',
  'import.saveStopped': 'Penyimpanan dihentikan. Tidak ada yang tersimpan.',
  'import.nothingToStop':
    'Tidak ada penyimpanan yang dapat dihentikan: belum mulai, atau sudah selesai.',
  'import.changedSinceCheck':
    'Data sudah berubah sejak berkas ini diperiksa, jadi belum ada yang disimpan. Berkas ini sudah diperiksa ulang; lihat hitungannya, lalu simpan lagi.',
  'import.rowsRejected':
    'Masih ada %{jumlah} baris yang ditolak. Perbaiki atau lewati dulu, atau simpan yang bisa saja.',
  'import.hiddenRows': '%{jumlah} baris tersembunyi di Excel. Pilih dulu: ikutkan atau lewati.',
  'import.nothingToSave': 'Tidak ada baris yang akan disimpan dari berkas ini.',
  'import.companyGone':
    'Perusahaan peserta di berkas ini sudah tidak aktif, jadi tidak ada yang disimpan.',
  'import.facilityGone':
    'Faskes yang dipilih untuk berkas ini sudah dihapus. Unggah lagi berkasnya dengan faskes lain.',
  'import.detail.numberCut': 'Nomor ini dipotong Excel menjadi 15 angka; tulis nomor lengkapnya',
  'import.detail.cellTooLong':
    'Isi sel ini terlalu panjang, jadi tidak dibaca semua; tulis lebih pendek',
  'import.detail.formulaFailed': 'Rumus di sel ini gagal; tulis nilainya',
  'import.detail.formulaUncalculated':
    'Rumus di sel ini belum dihitung. Buka berkas di Excel, simpan, lalu unggah lagi, atau tulis nilainya',
  'import.detail.shiftedTime':
    'Tanggal ini berjam %{jam}, seperti tanggal yang digeser program ke hari sebelumnya; cocokkan harinya',
  'import.detail.unknownRegion': 'Kabupaten/kota “%{nama}” tidak ada di daftar; mungkin %{mirip}',
  'import.detail.ambiguousRegion':
    'Ada kabupaten dan kota bernama “%{nama}”; tulis Kabupaten atau Kota di depannya',
  'import.detail.citizenship': 'Kewarganegaraan ditulis WNI atau WNA',
  'import.detail.consent': 'Persetujuan ditulis Y atau T',
  'import.detail.facilityCode':
    'Kode faskes ini tidak dikenal, tidak aktif, atau tidak melayani perusahaan',
  'import.detail.plannedDayUnreadable':
    'Tanggal rencana tidak terbaca; tulis HH-BB-TTTT, misalnya 31-12-2026',
  'import.detail.plannedDayPassed': 'Tanggal rencana sudah lewat',
  'import.detail.samePerson': 'Orang yang sama sudah ada di baris %{baris} berkas ini',
  'import.detail.reference':
    'Rujukan peserta di baris ini tidak dikenal di perusahaan ini, atau pesertanya sudah dihapus. Unduh lagi berkas perbaikannya, atau kosongkan isi kolom “Rujukan peserta” agar baris ini didaftarkan sebagai peserta baru',
  'import.detail.numberTaken':
    'NIK atau paspor ini sudah dimiliki peserta lain di perusahaan ini. Lewati baris ini, lalu nonaktifkan atau hapus peserta yang lama',
  'import.detail.sameReference':
    'Peserta yang sama sudah diubah oleh baris %{baris} berkas ini. Lewati salah satu',
  'import.detail.otherName':
    'Nomor ini juga ada di baris %{baris:and}, tetapi namanya tidak sama semua',
  'import.detail.moreRows': '%{n} baris lain',
  'import.detail.malformed': 'Isi sel ini memuat karakter yang rusak; tulis ulang',
  'import.detail.smartCheckResult': 'Hasil ditulis VALID, TIDAK VALID atau SUDAH VAKSIN',
  'import.uploadCancelled': 'Unggahan dibatalkan.',
  'import.headersOnly': 'Berkas ini berisi judul kolom saja, belum ada baris peserta.',
  'import.nothingToUndo':
    'Tidak ada yang dapat diurungkan: %{jumlah} peserta dari unggahan ini sudah diubah, divaksin atau dihapus sesudahnya, atau faskes asalnya sudah dihapus.',
  'import.locked': 'Unggahan ini sedang disimpan atau diperbaiki. Tunggu sebentar.',
  'import.otherSaving':
    'Unggahan lain untuk peserta yang sama sedang disimpan. Coba lagi setelah selesai.',
  'import.state.DIPERIKSA': 'Unggahan ini belum disimpan.',
  'import.state.DISIMPAN': 'Unggahan ini sudah disimpan.',
  'import.state.DIURUNGKAN_SEBAGIAN': 'Unggahan ini sudah diurungkan sebagian.',
  'import.state.DIURUNGKAN': 'Unggahan ini sudah diurungkan.',
  'import.state.DIBUANG': 'Unggahan ini sudah dibuang.',
} as const;
