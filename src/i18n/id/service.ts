import { taxUnits } from './taxUnits.ts';
import type { serviceInclusions, serviceTypes } from '#contract/domains/service.ts';
import { price } from './price.ts';
import { kelasPajak } from './product.ts';

const tipe = {
  SUNTIK_KLINIK: 'Suntik di klinik',
  SUNTIK_ONSITE: 'Suntik di lokasi perusahaan',
  LOGISTIK: 'Logistik',
  PAKET: 'Paket',
} satisfies Record<(typeof serviceTypes)[number], string>;

const termasuk = {
  APD: 'Alat pelindung diri (APD)',
  NAKES: 'Tenaga kesehatan',
  LIMBAH: 'Pengelolaan limbah',
  SERTIFIKAT: 'Sertifikat vaksinasi',
} satisfies Record<(typeof serviceInclusions)[number], string>;

/** Messages of services: `resources.service.*`. */
export const service = {
  noun: 'layanan',
  lead: 'Harga pertama diisi di sini; harga berikutnya ditambahkan dengan tanggal mulainya.',
  count: '%{smart_count} layanan',
  empty: 'Layanan suntik dan logistik tampil di sini.',
  first: 'Mulailah dengan menambahkan satu.',
  fields: {
    id: 'Nomor',
    kode: 'Kode',
    nama: 'Nama layanan',
    tipe: 'Tipe',
    minPeserta: 'Peserta paling sedikit',
    termasuk: 'Termasuk dalam harga',
    kodeBarangJasa: 'Kode barang/jasa di faktur',
    satuanFaktur: 'Satuan di faktur',
    kelasPajak: 'Kelas pajak',
    pphKode: 'Kode PPh',
    tarifPerDosis: 'Harga per dosis',
    ...price.fields,
    isActive: 'Status',
    createdAt: 'Dibuat',
    createdBy: 'Dibuat oleh',
    modifiedAt: 'Diubah',
    modifiedBy: 'Diubah oleh',
  },
  help: {
    kodeBarangJasa: '6 angka dari daftar Coretax, misalnya 250102 jasa kedokteran; umum 000000.',
    satuanFaktur: 'Satuan menurut daftar Coretax; tidak ada satuan dosis, jadi dipakai Lainnya.',
    kode: 'Kode singkat yang belum dipakai layanan lain, misalnya SUNTIK-KLINIK.',
    minPeserta: 'Kosongkan bila tidak ada batas.',
    tarifPerDosis: price.help.harga,
    berlakuSampai: price.help.berlakuSampai,
    noSK: price.help.noSK,
  },
  satuanFaktur: taxUnits,
  tipe,
  termasuk,
  kelasPajak,
  minPeserta: { unit: 'orang' },
  isActive: { true: 'Aktif', false: 'Nonaktif' },
  page: {
    number: 'Kode %{id}',
    copy: 'Salin kode layanan',
  },
  section: {
    price: 'Harga',
    details: 'Layanan',
    tax: 'Pajak',
    changes: 'Riwayat perubahan',
  },
  action: {
    nonaktif: {
      label: 'Nonaktifkan',
      text: 'Layanan tidak dapat dipilih lagi untuk pesanan baru. Pesanan yang sudah ada tidak berubah.',
      done: '%{what} dinonaktifkan',
      already: 'Sudah nonaktif.',
    },
    aktif: {
      label: 'Aktifkan',
      text: 'Layanan dapat dipilih lagi untuk pesanan baru.',
      done: '%{what} diaktifkan',
      already: 'Sudah aktif.',
    },
  },
};
