import { describe, expect, it } from 'vitest';
import {
  spreadOverOpenDays,
  validateLines,
  type OrderOfLines,
} from '#contract/domains/order/validate.ts';
import { orderFactsOf } from '../../builders/orderFacts.ts';
import { rendered } from '../../builders/rendered.ts';

/** Two facilities that are closed on Independence Day. */
const faskes = orderFactsOf().faskes.map(one => ({
  ...one,
  libur: [{ tanggal: '2030-08-17', nama: 'Hari Kemerdekaan' }],
}));
const facts = orderFactsOf({ faskes });

const orderOn = (tanggalVaksinasi: string): OrderOfLines => ({
  jenis: 'REGULER',
  model: 'PRODUK',
  baris: [
    {
      idFaskes: 1,
      idProduk: 5,
      jumlahPeserta: 10,
      jumlahDosis: 20,
      tanggalVaksinasi,
      namaPICFaskes: 'Sekar',
      hpPICFaskes: '+6281234567801',
      namaPICBHBU: 'Bagas',
      hpPICBHBU: '+6281234567802',
    },
  ],
});

describe('a line on a holiday of its facility', () => {
  it('is refused with the name of the holiday', () => {
    const issues = validateLines(orderOn('2030-08-17'), facts);
    expect(issues['baris.0.tanggalVaksinasi']?.map(rendered)).toEqual([
      'Klinik 1 libur pada 17 Agustus 2030 (Hari Kemerdekaan)',
    ]);
    expect(validateLines(orderOn('2030-08-18'), facts)).toEqual({});
  });

  it('stays in an amendment', () => {
    const order = orderOn('2030-08-17');
    const baris = order.baris.map(line => ({ ...line, id: 3 }));
    const agreed = baris.map(line => ({ ...line, idLayanan: null, qtyDisetujui: null }));
    expect(validateLines({ ...order, baris }, facts, agreed)).toEqual({});
  });

  it('is not used when participants are spread over open days', () => {
    const line = { jumlahPeserta: 120, tanggalVaksinasi: '2030-08-16' };
    const days = faskes.flatMap(one => (one.id === 1 ? spreadOverOpenDays(line, one) : []));
    expect(days.map(({ tanggal }) => tanggal)).toEqual(['2030-08-16', '2030-08-18', '2030-08-19']);
  });
});
