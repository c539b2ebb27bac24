import { describe, expect, it } from 'vitest';
import type { OrderLine } from '#contract/domains/order/record.ts';
import { pricedRows, totalsOf } from '#src/resources/order/form/orderAmounts.ts';
import { orderFactsOf } from '../../../builders/orderFacts.ts';

const facts = orderFactsOf();
const row = { id: '9', idFaskes: '1', idProduk: '5', idLayanan: '', jumlahDosis: '240' };
const noEarlier = () => undefined;

/** A line that was agreed with 200 doses at an older price. */
const earlier = {
  id: 9,
  idFaskes: 1,
  idProduk: 5,
  idLayanan: null,
  jumlahDosis: 220,
  qtyDisetujui: 200,
  hargaSatuan: 900,
  hargaLayanan: null,
  kelasPajak: 'PPN',
} as OrderLine;

describe('the amounts of the form', () => {
  it('have the prices of today, with the service in a package', () => {
    expect(pricedRows([row], facts, 'PRODUK', noEarlier)).toMatchObject([
      { jumlahDosis: 240, hargaSatuan: 1000, layanan: null },
    ]);
    const packaged = { ...row, idLayanan: '7' };
    expect(pricedRows([packaged], facts, 'PAKET_LAYANAN', noEarlier)).toMatchObject([
      { layanan: { tarif: 300 } },
    ]);
  });

  it('keep the price of agreed doses and add the rest at the price of today', () => {
    const priced = pricedRows([row], facts, 'PRODUK', id => (id === '9' ? earlier : undefined));
    expect(priced).toMatchObject([
      { jumlahDosis: 200, hargaSatuan: 900 },
      { jumlahDosis: 40, hargaSatuan: 1000 },
    ]);
    expect(totalsOf(priced, facts)?.subTotal).toBe(220_000);
  });

  it('have the price of today for another product', () => {
    const other = { ...earlier, idProduk: 6 };
    expect(pricedRows([row], facts, 'PRODUK', () => other)).toMatchObject([
      { jumlahDosis: 240, hargaSatuan: 1000 },
    ]);
  });

  it('leave out incomplete rows, and amounts that are too large', () => {
    expect(pricedRows([{ ...row, jumlahDosis: '' }], facts, 'PRODUK', noEarlier)).toEqual([]);
    const [huge] = pricedRows([row], facts, 'PRODUK', noEarlier);
    const rows = huge ? [{ ...huge, hargaSatuan: Number.MAX_SAFE_INTEGER }] : [];
    expect(totalsOf(rows, facts)).toBeUndefined();
  });
});
