import { describe, expect, it } from 'vitest';
import { fc } from '../../properties.ts';
import { explainedAmount, maxExplainedParts } from '#contract/domains/bank/explanation.ts';
import { explainLine } from '#server/domains/bank/explain/explain-line.ts';
import { findSets } from '#server/domains/bank/explain/find-sets.ts';
import type { Debtor, OpenAmount, PaidLine } from '#server/domains/bank/explain/types.ts';

let serial = 0;
const open = (neto: number, rest: Partial<OpenAmount> = {}): OpenAmount => {
  serial += 1;
  return {
    idInvoice: serial,
    noInvoice: `INV/VGR/2026/${String(serial).padStart(5, '0')}`,
    idPayment: null,
    status: null,
    neto,
    pph: 0,
    jenisPph: [],
    ssp: 0,
    sejak: '2026-11-01',
    jatuhTempo: '2026-12-01',
    tanggalBayar: null,
    noReferensi: null,
    ...rest,
  };
};
const debtor = (idBHBU: number, namaBHBU: string, terbuka: readonly OpenAmount[]): Debtor => ({
  idBHBU,
  namaBHBU,
  akun: `VGR-${String(idBHBU).padStart(4, '0')}`,
  terbuka,
});
const line = (jumlah: number, keterangan = '', rest: Partial<PaidLine> = {}): PaidLine => ({
  tanggal: '2026-11-20',
  jumlah,
  keterangan,
  pengirim: null,
  dikenal: new Set(),
  ...rest,
});
const best = (paid: PaidLine, debtors: readonly Debtor[]) => {
  const [first] = explainLine(paid, debtors);
  return first && [first.idBHBU, first.bagian.map(({ idInvoice }) => idInvoice), first.biaya];
};

describe('the most likely explanation', () => {
  it('is the invoice that the line names, among invoices of the same amount', () => {
    const [a, b] = [open(1_000_000), open(1_000_000)];
    const debtors = [debtor(1, 'PT Maju', [a]), debtor(2, 'PT Jaya', [b])];
    expect(best(line(1_000_000, `BAYAR ${b.noInvoice ?? ''}`), debtors)).toEqual([
      2,
      [b.idInvoice],
      0,
    ]);
  });

  it.each([
    ['its name', line(1_000_000, 'TRSF CR PT JAYA ABADI SEJAHTERA 123')],
    ['its name as the bank cut it off', line(1_000_000, 'X', { pengirim: 'PT JAYA ABADI SEJ' })],
    ['its customer account number', line(1_000_000, 'TRSF VGR-0002')],
    ['a known payer', line(1_000_000, 'TRSF', { dikenal: new Set([2]) })],
  ])('is the company that the line shows by %s', (_, paid) => {
    const [a, b] = [open(1_000_000), open(1_000_000)];
    const debtors = [debtor(1, 'PT Maju', [a]), debtor(2, 'PT Jaya Abadi Sejahtera', [b])];
    expect(best(paid, debtors)).toEqual([2, [b.idInvoice], 0]);
  });

  it('is the invoice that is due first, when nothing tells alike ones apart', () => {
    const later = open(500_000, { jatuhTempo: '2026-12-20' });
    const sooner = open(500_000, { jatuhTempo: '2026-12-02' });
    expect(best(line(500_000), [debtor(1, 'PT Maju', [later, sooner])])).toEqual([
      1,
      [sooner.idInvoice],
      0,
    ]);
  });

  it('is one invoice rather than several, and an exact amount rather than one with a fee', () => {
    const [one, two, sum, near] = [open(300_000), open(700_000), open(1_000_000), open(1_002_500)];
    const owed = debtor(1, 'PT Maju Bersama', [one, two, sum, near]);
    const found = explainLine(line(1_000_000, 'PT MAJU BERSAMA'), [owed]);
    expect(found.map(({ bagian }) => bagian.map(({ idInvoice }) => idInvoice))).toEqual([
      [sum.idInvoice],
      [one.idInvoice, two.idInvoice],
      [near.idInvoice],
    ]);
  });

  it('is up to six invoices of one company', () => {
    const parts = [101_000, 203_000, 307_000, 401_000, 503_000, 601_000].map(one => open(one));
    const debtors = [debtor(1, 'PT Maju', [open(1), ...parts, open(9_000_000)])];
    expect(best(line(2_116_000), debtors)).toEqual([1, parts.map(one => one.idInvoice), 0]);
    const seven = [...parts, open(11_000_000)];
    expect(explainLine(line(13_116_000), [debtor(1, 'PT Maju', seven)])).toEqual([]);
  });

  it('is net of the PPh and the PPN that the company withholds, unless it transferred them', () => {
    const owed = open(9_800_000, { pph: 200_000, jenisPph: ['PPH23_JASA'], ssp: 1_100_000 });
    const debtors = [debtor(1, 'PT Maju', [owed])];
    const deducted = (jumlah: number) =>
      explainLine(line(jumlah), debtors)[0]?.bagian.map(({ terbuka, pph, ssp }) => [
        terbuka,
        pph,
        ssp,
      ]);
    expect(deducted(9_800_000)).toEqual([[11_100_000, 200_000, 1_100_000]]);
    expect(deducted(10_000_000)).toEqual([[11_100_000, 0, 1_100_000]]);
    expect(deducted(10_900_000)).toEqual([[11_100_000, 200_000, 0]]);
    expect(deducted(11_100_000)).toEqual([[11_100_000, 0, 0]]);
    expect(deducted(9_900_000)).toBeUndefined();
  });

  it('has a fee of at most 10,000, and an unusual one only where the line shows who paid', () => {
    const debtors = [debtor(1, 'PT Maju Bersama', [open(1_000_000)])];
    expect(best(line(997_500), debtors)?.[2]).toBe(2_500);
    expect(best(line(992_345), debtors)).toBeUndefined();
    expect(best(line(992_345, 'PT MAJU BERSAMA'), debtors)?.[2]).toBe(7_655);
    expect(best(line(989_999, 'PT MAJU BERSAMA'), debtors)).toBeUndefined();
  });

  it('is a payment that was entered for it, exactly and of about that day', () => {
    const entered = open(1_000_000, {
      idPayment: 5,
      status: 'BUKTI_DIUNGGAH',
      tanggalBayar: '2026-11-20',
    });
    const rest = open(1_000_000);
    const debtors = [debtor(1, 'PT Maju', [rest, entered])];
    expect(explainLine(line(1_000_000), debtors)[0]?.bagian[0]?.idPayment).toBe(5);
    expect(explainLine(line(997_500), debtors).map(({ bagian }) => bagian[0]?.idPayment)).toEqual([
      null,
    ]);
    const old = { ...entered, status: 'TERVERIFIKASI', tanggalBayar: '2026-11-02' } as const;
    expect(explainLine(line(1_000_000), [debtor(1, 'PT Maju', [old])])).toEqual([]);
  });

  it('is no invoice of a later day', () => {
    expect(
      best(line(5_000_000), [debtor(1, 'PT Maju', [open(5_000_000, { sejak: '2026-11-21' })])]),
    ).toBe(undefined);
  });
});

describe('the search', () => {
  it('is bounded', () => {
    const budget = { steps: 10_000 };
    const amounts = Array.from({ length: 400 }, (_, at) => 1_000_003 + at * 7);
    findSets(amounts, { from: 6_000_001, to: 6_000_001, maxSize: 6, budget });
    expect(budget.steps).toBeGreaterThan(-400);
    const alike = Array.from({ length: 200 }, () => open(1_000_000));
    expect(explainLine(line(3_000_000), [debtor(1, 'PT Maju', alike)]).length).toBeGreaterThan(0);
  });

  it('finds only sums between the limits, and every equation computes to the amount', () => {
    const amount = fc.integer({ min: 1, max: 40 }).map(n => n * 500);
    const owed = fc.record({
      neto: amount,
      pph: fc.constantFrom(0, 0, 500, 1_500),
      ssp: fc.constantFrom(0, 0, 2_000),
    });
    fc.assert(
      fc.property(
        fc.array(owed, { minLength: 1, maxLength: 9 }),
        fc.integer({ min: 1, max: 120 }).map(n => n * 500),
        (rests, jumlah) => {
          const debtors = [
            debtor(
              1,
              'PT Maju Bersama',
              rests.map(({ neto, pph, ssp }) => open(neto, { pph, ssp })),
            ),
          ];
          for (const found of explainLine(line(jumlah, 'PT MAJU BERSAMA'), debtors)) {
            expect(explainedAmount(found)).toBe(jumlah);
            expect(found.bagian.reduce((sum, part) => sum + part.jumlah, 0)).toBe(jumlah);
            expect(found.bagian.every(part => part.jumlah > 0)).toBe(true);
            expect(found.bagian.length).toBeLessThanOrEqual(maxExplainedParts);
          }
        },
      ),
    );
  });
});
