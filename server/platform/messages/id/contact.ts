/** Messages of calls to people and of planning them again. */
export const contactTexts = {
  'contact.notAbsent': '%{nama} tidak lagi menunggu dihubungi; muat ulang daftarnya.',
  'contact.notRecalled':
    'Batch %{nomor} tidak ditarik atau ditahan, jadi penerimanya tidak perlu dihubungi.',
  'contact.outcome.AKAN_DATANG': 'Akan datang',
  'contact.outcome.TIDAK_DIANGKAT': 'Tidak diangkat',
  'contact.outcome.MENOLAK': 'Menolak',
  'contact.outcome.PINDAH': 'Pindah',
  'contact.outcome.DIBERI_TAHU': 'Sudah diberi tahu',
  'contact.outcome.TIDAK_TERJANGKAU': 'Tidak terjangkau',
  'plan.voucherEnds':
    'Voucher orang ini berlaku sampai %{sampai:shortDay}; pilih hari sebelum atau pada tanggal itu',
  'plan.batchesExpire':
    'Vaksin untuk perusahaan orang ini di faskes hanya boleh dipakai sampai %{sampai:shortDay}; pilih hari sebelum atau pada tanggal itu',
  'plan.dayFull': '%{hari:shortDay} sudah penuh (%{kapasitas:number} orang); pilih hari lain',
  'plan.postponedToday': 'Dosis orang ini ditunda hari ini; pilih hari lain',
} as const;
