/** Messages of products, services and their prices. */
export const catalogTexts = {
  'price.begun':
    'Harga mulai %{mulai:day} sudah berlaku, jadi tidak dapat diubah atau dihapus. Tambahkan harga baru yang menggantikannya.',
  'price.notChangedHere':
    'Harga tidak diubah di sini: tambahkan harga baru dengan tanggal mulainya',
  'price.typeOverCeiling': 'Harga %{harga:rupiah} mulai %{mulai:day} melampaui batas tipe ini',
  'ceiling.startTaken': 'Sudah ada keputusan yang berlaku mulai hari ini',
  'ceiling.startsTooEarly':
    'Isi hari sesudah %{mulai:day}: sejak hari itu berlaku KMK %{nomor}, dan batas hari yang sudah lewat tidak diubah',
  'ceiling.begun':
    'Keputusan ini sudah berlaku sejak %{mulai:day}, jadi tidak dapat diubah atau dihapus. Catat keputusan penggantinya.',
  'price.sentence': '%{kalimat}.',
  'product.codeTaken': 'Kode ini sudah dipakai produk lain',
  'service.codeTaken': 'Kode ini sudah dipakai layanan lain',
} as const;
