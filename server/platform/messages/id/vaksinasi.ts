/** Messages of vaccinations and adverse events. */
export const vaksinasiTexts = {
  'vaksinasi.facilityMissing': 'Pilih faskes',
  'kipi.startsBeforeDose': 'Keluhan ini mulai sebelum dosis diberikan',
  'kipi.timeInFuture': 'Waktu ini belum tiba',
  'kipi.outcomeMismatch': 'Sesuaikan dengan jenis KIPI',
  'kipi.vaccineOutsideWindow':
    'Isi vaksin yang diberikan dari %{sejak:shortDay} sampai %{sampai:shortDay}',
  'kipi.pregnantMan': 'Peserta ini laki-laki; periksa isian ini',
  'kipi.doseNotGiven': 'KIPI dicatat pada dosis yang diberikan.',
  'kipi.reportedBefore': 'KIPI ini sudah dilaporkan sebelum waktu itu',
  'kipi.reportBeforeStart': 'KIPI ini baru mulai sesudah waktu itu',
  'kipi.notReported': 'KIPI ini belum ditandai dilaporkan.',
  'vaksinasi.previousCancelled': 'Catatan sebelumnya sudah dibatalkan. Muat ulang antrean.',
  'vaksinasi.otherFacility': '%{nama} tidak terdaftar di faskes ini.',
  'vaksinasi.dayInFuture': 'Tanggal ini belum tiba',
  'vaksinasi.beforeProgramme': 'Tanggal ini sebelum program dimulai',
  'vaksinasi.timeMissing': 'Tulis jamnya bila bukan hari ini',
  'vaksinasi.timeInFuture': 'Jam ini belum tiba',
  'vaksinasi.doseGiven': 'Dosis %{dosis} sudah diberikan. Muat ulang antrean.',
  'vaksinasi.doseMissing': 'Dosis %{dosis} belum diberikan; catat itu dahulu.',
  'vaksinasi.doseBlocked': 'Dosis tidak dapat diberikan. %{alasan}.',
  'vaksinasi.cancelled': 'Catatan ini sudah dibatalkan.',
  'vaksinasi.cancelSameDay':
    'Catatan hanya dapat dibatalkan faskes pada hari yang sama. Hubungi admin.',
  'vaksinasi.correctSameDay':
    'Catatan hanya dapat diperbaiki faskes pada hari yang sama. Hubungi admin.',
  'vaksinasi.laterDoseKeepsDay':
    'Tanggalnya tidak dapat diubah, karena dosis sesudah dosis %{dosis} sudah diberikan. Batalkan itu dahulu',
  'vaksinasi.dayTaken': 'Pada tanggal ini sudah ada catatan lain pendaftaran ini',
  'vaksinasi.afterKipi': 'KIPI dosis ini sudah mulai sebelum waktu itu',
  'vaksinasi.tooManyCorrections':
    'Catatan ini sudah diperbaiki %{maks} kali. Batalkan, lalu catat ulang.',
  'vaksinasi.nothingCorrected': 'Tidak ada yang berubah, jadi tidak ada yang diperbaiki.',
  'vaksinasi.laterDoseGiven': 'Dosis sesudah dosis %{dosis} sudah diberikan. Batalkan itu dahulu.',
  'vaksinasi.alreadyRecorded':
    'Dosis %{dosis} %{nama} sudah dicatat %{hasil} pukul %{jam} oleh %{oleh}.',
  'vaksinasi.noDoseLeft': '%{alasan}.',
  'vaksinasi.result.DIBERIKAN': 'diberikan',
  'vaksinasi.result.DITUNDA': 'ditunda',
  'vaksinasi.result.DITOLAK': 'ditolak',
  'vaksinasi.someone': 'orang lain',
} as const;
