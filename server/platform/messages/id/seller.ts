/** Messages of the seller's data. */
export const sellerTexts = {
  'seller.startsTooEarly': 'Isi tanggal mulai dari %{mulai:day}',
  'seller.startPassed':
    'Tanggal mulainya (%{tanggal:day}) tidak dapat dipakai lagi. Pengusul perlu mengubahnya menjadi paling cepat %{mulai:day}.',
  'seller.halfSkb': 'Isi nomor SKB dan hari terakhirnya, atau kosongkan keduanya',
  'seller.sameStart': 'Sudah ada data penjual yang disetujui mulai tanggal ini',
  'seller.othersProposal':
    'Hanya %{pengusul} yang dapat mengubah usulan ini. Tolak usulan ini, lalu ajukan yang baru.',
  'seller.decided':
    'Usulan ini sudah diputuskan, jadi tidak dapat diubah lagi. Ajukan data penjual yang baru.',
  'seller.begun':
    'Data ini sudah mulai berlaku pada %{mulai:day}, jadi tidak dapat dibatalkan. Ajukan penggantinya.',
  'seller.hasLater':
    'Sesudah data ini sudah disetujui data yang berlaku mulai %{mulai:day}. Batalkan dahulu versi sesudahnya itu.',
  'seller.futureDay':
    'Data penjual sesudah hari ini hanya dapat dibaca peran yang mengelolanya. Pilih hari ini atau sebelumnya.',
  'seller.wrongState':
    'Usulan mulai %{mulai:day} sudah berubah sesudah Anda membukanya. Muat ulang untuk melihat statusnya sekarang.',
  'seller.nitkuOfOther': 'NITKU ini bukan milik NPWP penjual',
} as const;
