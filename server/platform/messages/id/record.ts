/** Messages of any record. */
export const recordTexts = {
  'record.notFound': '%{record} ini tidak ada, atau bukan milik Anda.',
  'record.changedByOther': 'Data ini sudah disimpan orang lain sesudah Anda membukanya.',
  'input.checkMarked': 'Periksa isian yang ditandai, lalu kirim lagi.',
  'usage.peserta': '%{n:number} peserta',
  'usage.account': '%{n:number} akun',
  'usage.visit': '%{n:number} catatan vaksinasi',
  'usage.company': '%{n:number} perusahaan yang dilayani',
  'usage.order': '%{n:number} pesanan',
  'usage.orderLine': '%{n:number} baris pesanan',
  'record.unknownRegion': 'Pilih kabupaten atau kota dari daftar',
  'record.numberMasked': 'Nomor ini tersamar. Tulis lengkap.',
  'preference.tooMany': 'Paling banyak %{max} pengaturan tampilan disimpan untuk satu akun',
  'lifecycle.decidedAlone': 'diputuskan sendiri: tidak ada akun lain yang dapat memutuskan',
  'lifecycle.samePerson':
    'Orang yang sudah melakukan langkah sebelumnya pada data ini tidak dapat memutuskannya. Minta orang lain.',
  'lifecycle.linkedAccount':
    'Akun Anda dan akun yang melakukan langkah sebelumnya belum lama ini dibuat atau diatur ulang oleh orang yang sama, kurang dari %{hari} hari yang lalu. Minta orang lain.',
  'lifecycle.reasonMissing': 'Tulis alasannya',
} as const;
