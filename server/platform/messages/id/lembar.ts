/** Messages of paper sheets. */
export const lembarTexts = {
  'lembar.day': 'Pilih hari ini atau paling lama %{hari} hari ke depan',
  'lembar.empty':
    'Tidak ada orang yang belum dicatat dalam antrean hari itu, jadi tidak ada yang dicetak.',
  'lembar.tooMany':
    'Antrean hari itu lebih dari %{maks} orang. Bagi menurut hari dalam rencana, lalu buat lembarnya.',
  'lembar.tooManySheets': 'Sudah ada %{maks} lembar untuk hari itu. Cetak ulang salah satunya.',
  'lembar.tooOld':
    'Lembar ini dari lebih dari %{hari} hari yang lalu. Catat lewat antrean hari itu, orang demi orang.',
  'lembar.noHeader':
    'Judul kolom tidak ditemukan. Unduh lagi spreadsheet lembar ini, dan isi tanpa mengubah baris judulnya.',
  'lembar.badCode':
    'Baris %{baris} tidak punya kode baris dari lembar ini. Jangan mengubah kolom Kode; unduh lagi bila perlu.',
  'lembar.otherSheet':
    'Baris %{baris} dari lembar lain. Buka lembar yang sesuai, lalu unggah berkasnya di sana.',
  'lembar.doubledRow': 'Baris %{baris} mengulang kode baris lain. Hapus salah satunya.',
} as const;
