/** Messages of products, services and prices. */
export const catalogTexts = {
  'product.temperatureRange': 'Isi suhu di atas suhu terendah',
  'product.cvx': 'Isi 1 sampai 3 angka, misalnya 510',
  'temperature.chooseStock': 'Pilih stok yang dikarantina, masing-masing satu kali',
  'temperature.noStock': 'Tanpa karantina tidak ada stok yang dipilih',
  'price.beforeProgramme': 'Program dimulai 24 Februari 2021 (Permenkes 10/2021)',
  'price.implausibleYear': 'Periksa tahunnya',
  'price.extensionOverCeiling':
    'Harga mulai %{mulai:day} akan berlaku lebih lama dan melampaui batas Kementerian Kesehatan',
  'price.endsBeforeStart': 'Isi tanggal yang tidak mendahului tanggal mulai berlaku',
  'price.sameStart': 'Sudah ada harga yang berlaku mulai %{mulai:day}',
  'price.dayPassed':
    'Hari itu sudah berlaku %{harga:rupiah} dan tidak dapat diubah lagi. Isi paling cepat besok',
  'price.plannedUntil': 'Sampai %{sampai:day} sudah diisi %{harga:rupiah}; ubah harga itu dulu',
  'price.overlapsNext':
    'Mulai %{mulai:day} sudah ada harga lain. Isi tanggal sebelumnya, atau kosongkan',
  'ceiling.numberOnly': 'Tulis nomornya saja, misalnya HK.01.07/MENKES/4643/2021',
  'ceiling.noAmount': 'Isi batas harga vaksin, batas harga layanan, atau keduanya',
  'price.overCeiling': 'Paling tinggi %{batas:rupiah} sejak %{sejak:day} menurut %{aturan}',
} as const;
