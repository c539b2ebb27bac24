import { describe, expect, it } from 'vitest';
import {
  expectedSettlement,
  invoiceTotals,
  notCredited,
} from '#contract/domains/invoice/amounts.ts';
import { nextTerm, type BillableLine, type TaxedAmount } from '#contract/domains/invoice/lines.ts';
import type { InvoiceTerm } from '#contract/domains/invoice/record.ts';
import { fc } from '#tests/properties.ts';

const line = (key: string, jumlah: number, hargaSatuan: number): BillableLine => ({
  key,
  idDetail: 1,
  uraian: key,
  document: {
    jenis: 'PRODUK',
    jumlah,
    hargaSatuan,
    kelasPajak: 'PPN',
    jenisPph: 'TANPA_PPH',
  },
});

/** What was billed of lines, by key. */
const billedOf = (...amounts: readonly (readonly [key: string, nilai: number])[]) =>
  new Map<string, TaxedAmount>(
    amounts.map(([key, nilai]) => [key, { nilai, document: line(key, 1, 1).document }]),
  );

const arbitraryLines = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 999_999 })), {
    minLength: 1,
    maxLength: 8,
  })
  .map(all => all.map(([jumlah, harga], at) => line(`${at}/PRODUK`, jumlah, harga)));

/** Invoices an order by its scheme until nothing is left, and returns each invoice's amounts. */
function invoiceAll(scheme: 'PENUH_100' | 'TERMIN_50_50', lines: readonly BillableLine[]) {
  const terms: InvoiceTerm[] = [];
  const billed = new Map<string, TaxedAmount>();
  const invoices: { termin: InvoiceTerm; nilai: readonly number[] }[] = [];
  for (;;) {
    const next = nextTerm(scheme, lines, terms, billed);
    if (next === undefined) return invoices;
    if (next === 'excess') throw new Error('billed too much');
    terms.push(next.termin);
    for (const { key, nilai, document } of next.baris) {
      billed.set(key, { nilai: (billed.get(key)?.nilai ?? 0) + nilai, document });
    }
    invoices.push({ termin: next.termin, nilai: next.baris.map(({ nilai }) => nilai) });
  }
}

describe('the terms of an order', () => {
  it('round the first half of each line half up', () => {
    const [first, second] = invoiceAll('TERMIN_50_50', [line('1', 1, 101), line('2', 1, 3)]);
    expect(first).toEqual({ termin: '1', nilai: [51, 2] });
    expect(second).toEqual({ termin: '2', nilai: [50, 1] });
  });

  it('add up to the order, whatever its lines', () => {
    fc.assert(
      fc.property(
        arbitraryLines,
        fc.constantFrom('PENUH_100' as const, 'TERMIN_50_50' as const),
        (lines, scheme) => {
          const order = lines.reduce(
            (sum, { document }) => sum + document.jumlah * document.hargaSatuan,
            0,
          );
          const invoices = invoiceAll(scheme, lines);
          const billed = invoices.flatMap(({ nilai }) => nilai).reduce((sum, n) => sum + n, 0);
          expect(billed).toBe(order);
          expect(invoices).toHaveLength(scheme === 'PENUH_100' ? 1 : 2);
        },
      ),
    );
  });

  it('bill an amendment: what is added, also when doses moved between lines', () => {
    const billed = billedOf(['1', 1_000], ['2', 1_000]);
    const next = nextTerm('PENUH_100', [line('1', 1, 400), line('2', 1, 1_900)], ['PENUH'], billed);
    expect(next).toMatchObject({ termin: 'AMANDEMEN', baris: [{ key: '2', nilai: 300 }] });
    expect(nextTerm('PENUH_100', [line('1', 1, 400)], ['PENUH'], billed)).toBe('excess');
    const more = billedOf(['1', 1_001]);
    expect(nextTerm('PENUH_100', [line('1', 1, 1_000)], ['PENUH'], more)).toBe('excess');
  });

  it('count what was billed of a line that an amendment removed for the lines that replace it', () => {
    const billed = billedOf(['1', 500], ['2', 500]);
    const moved = nextTerm('TERMIN_50_50', [line('1', 1, 2_000)], ['1'], billed);
    expect(moved).toMatchObject({ termin: '2', baris: [{ key: '1', nilai: 1_000 }] });
    const exempt = { ...line('3', 1, 2_000).document, kelasPajak: 'DIBEBASKAN' as const };
    const otherTax = [{ ...line('3', 1, 2_000), document: exempt }];
    expect(nextTerm('TERMIN_50_50', otherTax, ['1'], billed)).toBe('excess');
  });
});

describe('the settlement of an invoice', () => {
  const taxable = (nilai: number, jenisPph: 'PPH22_BUMN' | 'PPH22_FARMASI', bruto = nilai) => ({
    nilai,
    bruto,
    document: { jenis: 'PRODUK', kelasPajak: 'PPN', jenisPph } as const,
  });

  const taxes = {
    tanggal: '2025-06-01',
    pembeli: { hasNpwp: true, skb: null },
    skbPenjual: null,
  } as const;

  it('includes the PPh of an instalment below the minimum when the whole is above it', () => {
    const pphOf = (bruto: number) =>
      invoiceTotals([taxable(bruto / 2, 'PPH22_BUMN', bruto)], taxes).pphDipotong;
    expect(pphOf(15_000_000)).toBe(112_500);
    expect(pphOf(10_000_000)).toBe(0);
  });

  it('has nothing withheld until the last day of the seller’s SKB, which frees the company of nothing', () => {
    const skbPenjual = { noSKB: 'KET-1', berlakuSampai: '2025-06-01' };
    const totalsOn = (kind: 'PPH22_BUMN' | 'PPH22_FARMASI', tanggal: string) =>
      invoiceTotals([taxable(100_000_000, kind)], { ...taxes, tanggal, skbPenjual });
    expect(totalsOn('PPH22_BUMN', '2025-06-01').pphDipotong).toBe(0);
    expect(totalsOn('PPH22_BUMN', '2025-06-02').pphDipotong).toBe(1_500_000);
    expect(totalsOn('PPH22_FARMASI', '2025-06-01').pphDipungut).toBeGreaterThan(0);
  });

  it('is the sum of the transfer, the withholding slip and the PPN paid to the state', () => {
    const taxed = (jenisPph: 'PPH22_BUMN' | 'PPH22_FARMASI') =>
      invoiceTotals([taxable(100_000_000, jenisPph)], taxes);
    const withheld = taxed('PPH22_BUMN');
    expect(withheld).toMatchObject({ ppn: 11_000_000, pphDipotong: 1_500_000, total: 109_500_000 });
    expect(expectedSettlement(withheld, true, notCredited)).toEqual({
      harusTransfer: 98_500_000,
      harusBuktiPotong: 1_500_000,
      harusSspPpn: 11_000_000,
      nilaiTagihan: 111_000_000,
    });
    const collected = taxed('PPH22_FARMASI');
    expect(collected.total).toBe(111_000_000 + collected.pphDipungut);
    expect(expectedSettlement(collected, false, notCredited)).toMatchObject({
      harusTransfer: collected.total,
      harusBuktiPotong: 0,
      harusSspPpn: 0,
    });
  });
});
