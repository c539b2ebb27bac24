/** Messages of changes of many participants. */
export const bulkEditTexts = {
  'bulkEdit.noParticipant': 'Tidak ada peserta yang dipilih; mungkin sudah dihapus',
  'bulkEdit.tooMany': 'Paling banyak %{jumlah:number} peserta sekaligus; persempit filternya',
  'bulkEdit.facilityFixed': 'Akun faskes tidak memindahkan peserta ke faskes lain',
  'bulkEdit.locked': 'Sedang diubah orang lain; coba lagi sebentar lagi',
  'bulkEdit.notInterrupted': 'Perubahan ini masih berjalan atau sudah selesai',
  'bulkEdit.running': 'Tunggu sampai perubahan ini selesai, lalu urungkan',
  'bulkEdit.undone': 'Perubahan ini sudah diurungkan',
  'bulkEdit.nothingToUndo':
    'Tidak ada yang dapat dikembalikan: semua peserta sudah diubah lagi sesudahnya',
} as const;
