import { describe, expect, it } from 'vitest';
import { lastPlannedDose, suggestBatches } from '#contract/domains/work-order/allocation.ts';
import {
  followUpsOf,
  isDiscrepancy,
  isOutsideLimits,
  receiptResult,
} from '#contract/domains/work-order/receipt.ts';
import { fc } from '#tests/properties.ts';

const doses = fc.nat(1_000);

describe('the result of a count', () => {
  it('accounts for every shipped dose and accepts none that was not shipped or is damaged', () => {
    fc.assert(
      fc.property(doses, doses, doses, doses, (qtyKirim, qtyTiba, a, b) => {
        const bocor = Math.min(a, qtyTiba);
        const rusak = Math.min(b, qtyTiba - bocor);
        const { qtyTerima, kurang, lebih, diganti } = receiptResult({
          qtyKirim,
          qtyTiba,
          bocor,
          rusak,
        });
        expect(Math.min(qtyTerima, kurang, lebih, diganti)).toBeGreaterThanOrEqual(0);
        expect(qtyTerima + kurang + diganti).toBe(qtyKirim);
        expect(qtyTerima).toBeLessThanOrEqual(qtyTiba - bocor - rusak);
        expect(kurang === 0 || lebih === 0).toBe(true);
      }),
    );
  });

  it('accepts nothing of a refused shipment, nor of a line whose vial monitors are spent', () => {
    const count = { qtyKirim: 100, qtyTiba: 98, bocor: 0, rusak: 0 };
    const nothing = { qtyTerima: 0, kurang: 2, lebih: 0, diganti: 98 };
    expect(receiptResult(count, 'TOLAK')).toEqual(nothing);
    expect(receiptResult({ ...count, vvm: 'C' })).toEqual(nothing);
    expect(receiptResult({ ...count, vvm: 'B' }, 'KARANTINA')).toMatchObject({ qtyTerima: 98 });
  });

  it.each([
    ['nothing', { qtyTiba: 100, bocor: 0, rusak: 0 }, []],
    ['a further delivery', { qtyTiba: 95, bocor: 0, rusak: 0 }, ['KIRIM_SUSULAN']],
    ['a replacement', { qtyTiba: 100, bocor: 2, rusak: 1 }, ['PENGGANTIAN']],
    ['a return', { qtyTiba: 103, bocor: 0, rusak: 0 }, ['AMBIL_KEMBALI']],
    // The leaking doses go back with the surplus.
    ['one return', { qtyTiba: 103, bocor: 3, rusak: 0 }, ['AMBIL_KEMBALI']],
    ['two follow-ups', { qtyTiba: 95, bocor: 1, rusak: 0 }, ['KIRIM_SUSULAN', 'PENGGANTIAN']],
  ])('calls for %s', (_, count, expected) => {
    const results = [receiptResult({ qtyKirim: 100, ...count })];
    expect(followUpsOf('KIRIM', results)).toEqual(expected);
    expect(results.some(isDiscrepancy)).toBe(expected.length > 0);
    expect(followUpsOf('AMBIL_KEMBALI', results)).toEqual([]);
  });
});

describe('batches', () => {
  it('must outlast the last planned dose, counted from the arrival when that is later', () => {
    const line = { tanggalVaksinasi: '2030-01-10', dosisPerOrang: 2, intervalHari: 21 };
    expect(lastPlannedDose(line, '2030-01-05')).toBe('2030-01-31');
    expect(lastPlannedDose(line, '2030-02-01')).toBe('2030-02-22');
    expect(lastPlannedDose({ ...line, dosisPerOrang: 1 }, '2030-01-05')).toBe('2030-01-10');
  });

  it('are suggested first to expire first, never beyond what is left', () => {
    const batches = [
      { id: 1, kedaluwarsa: '2031-01-01', sisa: 50 },
      { id: 2, kedaluwarsa: '2030-06-01', sisa: 30 },
      { id: 3, kedaluwarsa: '2030-05-01', sisa: 0 },
    ];
    expect(suggestBatches(60, batches)).toEqual([
      { idBatch: 2, qtyKirim: 30 },
      { idBatch: 1, qtyKirim: 30 },
    ]);
    expect(suggestBatches(90, batches).reduce((sum, { qtyKirim }) => sum + qtyKirim, 0)).toBe(80);
  });

  it('warn of temperatures outside 2 to 8 degrees', () => {
    const limits = { suhuMin: 2, suhuMax: 8 };
    expect([1.9, 2, 8, 8.1, null].map(suhu => isOutsideLimits(suhu, limits))).toEqual([
      true,
      false,
      false,
      true,
      false,
    ]);
  });
});
