import type { OrderFacts } from '#contract/domains/order/facts.ts';

const everyDay = [1, 2, 3, 4, 5, 6, 7].map(hari => ({ hari, kapasitas: 50 }));

/** Returns a facility that is open every day for 50 people. */
const facility = (id: number, namaPIC: string): OrderFacts['faskes'][number] => ({
  id,
  name: `Klinik ${id}`,
  isActive: true,
  alamat: null,
  pernyataan: 'LENGKAP',
  namaPIC,
  noHP: '+6281234567800',
  hari: everyDay,
  libur: [],
});

/** Returns what an order can refer to: two facilities, one vaccine of two doses, and one service. */
export const orderFactsOf = (overrides: Partial<OrderFacts> = {}): OrderFacts => ({
  hariIni: '2030-01-02',
  perusahaan: {
    id: 1,
    namaBHBU: 'PT Contoh',
    isActive: true,
    bentuk: 'PT',
    hasNpwp: true,
    noSKB: null,
    skbBerlakuSampai: null,
    skbPenjual: null,
    namaPenanggungJawab: null,
    jabatanPenanggungJawab: null,
    hpPenanggungJawab: null,
    emailPenanggungJawab: null,
    alamat: null,
    kabKota: null,
    namaPIC: 'Bima Pradana',
    noHP: '+6281300000000',
    persetujuanPesanan: false,
  },
  faskes: [facility(1, 'Sekar'), facility(2, 'Wulan')],
  produk: [
    {
      id: 5,
      name: 'Vaksin',
      tipe: 'VAKSIN_PRIMER',
      dosisPerOrang: 2,
      kelasPajak: 'PPN',
      hargaSatuan: 1000,
      isActive: true,
      tersedia: null,
    },
  ],
  layanan: [
    {
      id: 7,
      name: 'Penyuntikan',
      kelasPajak: 'DIBEBASKAN',
      pphKode: null,
      tarifPerDosis: 300,
      minPeserta: null,
      isActive: true,
    },
  ],
  pksBooster: [],
  ...overrides,
});
