import { taxUnits } from './taxUnits.ts';
import type { ProductType } from '#contract/domains/product.ts';
import { price } from './price.ts';

const tipe = {
  VAKSIN_PRIMER: 'Vaksin primer',
  VAKSIN_BOOSTER: 'Vaksin booster',
  PAKET_LAYANAN: 'Paket layanan',
} satisfies Record<ProductType, string>;

/** Tax classes of products and services. */
export const kelasPajak = {
  PPN: 'PPN dipungut',
  PPN_DTP: 'PPN ditanggung Pemerintah',
  DIBEBASKAN: 'Dibebaskan dari PPN',
};

/** Messages of products: `resources.product.*`. */
export const product = {
  noun: 'produk',
  lead: 'Harga pertama diisi di sini; harga berikutnya ditambahkan dengan tanggal mulainya.',
  count: '%{smart_count} produk',
  empty: 'Vaksin dan paket yang dijual tampil di sini.',
  first: 'Mulailah dengan menambahkan satu.',
  fields: {
    id: 'Nomor',
    kode: 'Kode',
    nama: 'Nama produk',
    tipe: 'Tipe',
    produsen: 'Produsen',
    importir: 'Importir dan pemegang EUA',
    noEUA: 'Nomor EUA',
    jenisVaksin: 'Jenis vaksin',
    dosisPerVial: 'Dosis per vial',
    vialPerBox: 'Vial per boks',
    volumeMl: 'Volume per dosis',
    dosisPerOrang: 'Dosis per orang',
    intervalHari: 'Jarak antardosis',
    suhuMin: 'Suhu simpan terendah',
    suhuMax: 'Suhu simpan tertinggi',
    satuan: 'Satuan',
    kodeKFA: 'Kode KFA',
    kodeCVX: 'Kode CVX',
    kodeICD10: 'Kode ICD-10',
    ihsProdusen: 'ID produsen di SATUSEHAT',
    kodeBarangJasa: 'Kode barang/jasa di faktur',
    satuanFaktur: 'Satuan di faktur',
    kelasPajak: 'Kelas pajak',
    hargaSatuan: 'Harga per dosis',
    ...price.fields,
    isActive: 'Status',
    createdAt: 'Dibuat',
    createdBy: 'Dibuat oleh',
    modifiedAt: 'Diubah',
    modifiedBy: 'Diubah oleh',
  },
  help: {
    kodeBarangJasa:
      '6 angka dari daftar Coretax; vaksin 300200. Kosong berarti faktur belum dapat diekspor.',
    satuanFaktur: 'Satuan menurut daftar Coretax; tidak ada satuan dosis, jadi dipakai Lainnya.',
    kode: 'Kode singkat yang belum dipakai produk lain, misalnya SINO-PRIMER.',
    tipe: 'Paket layanan: dosis beserta penyuntikan dan pengirimannya.',
    noEUA: 'Nomor izin penggunaan darurat dari BPOM.',
    dosisPerOrang: 'Jumlah dosis yang dipesan untuk tiap peserta.',
    kodeKFA:
      'Kode di Kamus Farmasi dan Alkes, 8 angka yang diawali 93. Diperlukan untuk ekspor ke SATUSEHAT.',
    kodeCVX:
      'Kode vaksin di daftar CVX; Sinopharm BIBP 510. Tanpa kode ini bukti vaksinasi tidak mendapat SMART Health Card.',
    kodeICD10:
      'Penyakit yang dicegah, misalnya U07.1 untuk COVID-19. Ikut dalam data untuk SATUSEHAT.',
    ihsProdusen: 'ID Organization produsen di SATUSEHAT, bila ada.',
    hargaSatuan: price.help.harga,
    berlakuSampai: price.help.berlakuSampai,
    noSK: price.help.noSK,
  },
  satuanFaktur: taxUnits,
  tipe,
  kelasPajak,
  dosisPerVial: { 1: '1 dosis', 2: '2 dosis' },
  vialPerBox: { 1: '1 vial', 3: '3 vial' },
  volumeMl: { unit: 'ml' },
  dosisPerOrang: { unit: 'dosis' },
  intervalHari: { unit: 'hari' },
  suhuMin: { unit: '°C' },
  suhuMax: { unit: '°C' },
  isActive: { true: 'Aktif', false: 'Nonaktif' },
  page: {
    number: 'Kode %{id}',
    copy: 'Salin kode produk',
  },
  section: {
    tax: 'Pajak',
    price: 'Harga',
    details: 'Produk',
    origin: 'Asal dan izin',
    packing: 'Kemasan dan pemberian',
    storage: 'Penyimpanan',
    batches: 'Batch',
    changes: 'Riwayat perubahan',
  },
  action: {
    nonaktif: {
      label: 'Nonaktifkan',
      text: 'Produk tidak dapat dipilih lagi untuk pesanan baru. Pesanan yang sudah ada tidak berubah.',
      done: '%{what} dinonaktifkan',
      already: 'Sudah nonaktif.',
    },
    aktif: {
      label: 'Aktifkan',
      text: 'Produk dapat dipilih lagi untuk pesanan baru.',
      done: '%{what} diaktifkan',
      already: 'Sudah aktif.',
    },
  },
};
