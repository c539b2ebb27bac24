/** Messages of the decrees with price ceilings: `resources.priceCeiling.*`. */
export const priceCeiling = {
  noun: 'keputusan',
  lead: 'Harga tidak melampaui batas Kementerian Kesehatan pada hari berlakunya. Sebuah batas berlaku sampai keputusan berikutnya mengubahnya.',
  count: '%{smart_count} keputusan',
  empty: 'Keputusan Kementerian Kesehatan tentang batas harga tampil di sini.',
  first: 'Catat keputusan yang membatasi harga sekarang.',
  begun:
    'Keputusan ini sudah berlaku, jadi tidak dapat diubah atau dihapus. Catat keputusan penggantinya.',
  exceeding: 'Harga %{nama} %{harga} melampaui batas baru. Tambahkan harga yang menggantikannya.',
  fields: {
    id: 'Nomor',
    nomor: 'Nomor KMK',
    tanggal: 'Tanggal keputusan',
    judul: 'Judul',
    berlakuMulai: 'Berlaku mulai',
    batasVaksin: 'Batas harga vaksin',
    batasLayanan: 'Batas harga layanan',
    melampaui: 'Harga yang melampaui',
    createdAt: 'Dibuat',
    createdBy: 'Dibuat oleh',
    modifiedAt: 'Diubah',
    modifiedBy: 'Diubah oleh',
  },
  section: { decree: 'Keputusan Menteri Kesehatan', ceilings: 'Batas per dosis' },
  help: {
    nomor: 'Tanpa kata di depannya, misalnya HK.01.07/MENKES/4643/2021.',
    judul: 'Sebagaimana tertulis sesudah kata "tentang".',
    berlakuMulai: 'Harga dinilai menurut keputusan yang berlaku pada harinya.',
    batasVaksin: 'Rupiah penuh, tanpa pajak. Kosongkan bila keputusan ini tidak mengubahnya.',
    batasLayanan:
      'Rupiah penuh, tanpa pajak. Kosongkan bila keputusan ini tidak mengubahnya. Batas paket adalah jumlah keduanya.',
  },
  question: {
    title: 'Catat keputusan yang berlaku sejak %{hari}?',
    text: 'Keputusan ini langsung berlaku, jadi sesudah disimpan tidak dapat diubah atau dihapus. Harga yang sudah dicatat tetap.',
    save: 'Catat keputusan',
  },
  action: {
    delete: { text: 'Batas harga sebelumnya terus berlaku.' },
  },
};
