import { describe, expect, it } from 'vitest';
import type { OrderFacts } from '#contract/domains/order/facts.ts';
import type { CompleteOrder } from '#contract/domains/order/record.ts';
import { validateOrder } from '#contract/domains/order/validate.ts';
import { addDays } from '#contract/core/values/day.ts';

const facts: OrderFacts = {
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
    namaPIC: null,
    noHP: null,
    persetujuanPesanan: false,
  },
  faskes: [
    {
      id: 1,
      name: 'Klinik Contoh',
      isActive: true,
      alamat: null,
      pernyataan: 'LENGKAP',
      namaPIC: null,
      noHP: null,
      hari: [{ hari: 1, kapasitas: 50 }],
      libur: [],
    },
  ],
  produk: [
    {
      id: 1,
      name: 'Vaksin lama',
      tipe: 'VAKSIN_PRIMER',
      dosisPerOrang: 2,
      kelasPajak: 'PPN_DTP',
      hargaSatuan: null,
      isActive: false,
      tersedia: null,
    },
  ],
  layanan: [],
  pksBooster: [],
};

/** 4 January 2030 is a Friday, on which the facility is closed, and too soon for a new order. */
const agreed = {
  id: 7,
  idFaskes: 1,
  idProduk: 1,
  idLayanan: null,
  tanggalVaksinasi: '2030-01-04',
  jumlahDosis: 20,
  qtyDisetujui: 20,
};
const pics = {
  namaPICFaskes: 'Sekar',
  hpPICFaskes: '081234567801',
  namaPICBHBU: 'Bagas',
  hpPICBHBU: '081234567802',
};
const { qtyDisetujui: _, ...place } = agreed;
const line = { ...place, ...pics, jumlahPeserta: 10 };

const orderOf = (baris: CompleteOrder['baris']): CompleteOrder => ({
  jenis: 'REGULER',
  model: 'PRODUK',
  namaPenanggungJawab: 'Bagas',
  jabatanPenanggungJawab: 'Direktur',
  hpPenanggungJawab: '081234567803',
  emailPenanggungJawab: 'bagas@contoh.example',
  alamatKirim: 'Jalan Melati Nomor 5',
  kabKota: '32.73',
  skema: 'PENUH_100',
  jumlahPeserta: baris.reduce((sum, one) => sum + one.jumlahPeserta, 0),
  jumlahDosis: baris.reduce((sum, one) => sum + one.jumlahDosis, 0),
  baris,
});

describe('the lines of an amendment', () => {
  it('keep day and product that were agreed, although a new order could not have them', () => {
    expect(Object.keys(validateOrder(orderOf([line]), facts))).toEqual([
      'baris.0.tanggalVaksinasi',
      'baris.0.idProduk',
    ]);
    expect(validateOrder(orderOf([line]), facts, [agreed])).toEqual({});
  });

  it('are validated where they change', () => {
    const moved = { ...line, tanggalVaksinasi: '2030-01-08' };
    const issues = validateOrder(orderOf([moved]), facts, [agreed]);
    expect(Object.keys(issues)).toEqual(['baris.0.tanggalVaksinasi']);
  });

  it('stay at a facility that can take no more, as long as they add nothing', () => {
    const [facility] = facts.faskes;
    const expired = {
      ...facts,
      faskes: facility ? [{ ...facility, pernyataan: 'HABIS' as const }] : [],
    };
    expect(validateOrder(orderOf([line]), expired, [agreed])).toEqual({});
    const added = { ...line, jumlahPeserta: 11, jumlahDosis: 22 };
    expect(Object.keys(validateOrder(orderOf([added]), expired, [agreed]))).toEqual([
      'baris.0.idFaskes',
    ]);
  });

  it('may share a facility and a day with doses that an earlier amendment added', () => {
    const added = { ...agreed, id: 8 };
    const both = orderOf([line, { ...line, id: 8 }]);
    expect(validateOrder(both, facts, [agreed, added])).toEqual({});
    const issues = validateOrder(orderOf([line, { ...line, id: undefined }]), facts, [agreed]);
    expect(issues['baris.1.tanggalVaksinasi']).toHaveLength(2);
  });
});

it('plans the first delivery between today and the first vaccination', () => {
  const firstDay = line.tanggalVaksinasi;
  const issuesOn = (tanggalRencana: string, earlier?: Parameters<typeof validateOrder>[2]) =>
    'tanggalRencana' in validateOrder({ ...orderOf([line]), tanggalRencana }, facts, earlier);
  expect(issuesOn(firstDay, [agreed])).toBe(false);
  expect(issuesOn(addDays(firstDay, 1), [agreed])).toBe(true);
  expect(issuesOn(addDays(facts.hariIni, -1))).toBe(true);
});
