import { describe, expect, it } from 'vitest';
import { expectedSettlement, invoiceTotals } from '#contract/domains/invoice/amounts.ts';
import {
  creditOf,
  notaTotals,
  nothingCredited,
  valueOfQuantity,
  type CreditableLine,
  type CreditedBefore,
} from '#contract/domains/nota/amounts.ts';
import { taxClasses } from '#contract/domains/price/index.ts';
import { pphKinds } from '#contract/domains/tax/index.ts';
import { fc } from '#tests/properties.ts';

/** Lines as an invoice stores them: half or all of some units, of any tax class and PPh. */
const invoiced = fc
  .record({
    lines: fc.array(
      fc.record({
        kelasPajak: fc.constantFrom(...taxClasses),
        jenisPph: fc.constantFrom(...pphKinds),
        qty: fc.integer({ min: 1, max: 5_000 }),
        price: fc.integer({ min: 1, max: 2_000_000 }),
        isHalf: fc.boolean(),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    day: fc.constantFrom('2022-03-01', '2022-05-01', '2026-11-29'),
    hasNpwp: fc.boolean(),
    pemungutPPN: fc.boolean(),
  })
  .map(({ lines, day, hasNpwp, pemungutPPN }) => {
    const taxable = lines.map(({ kelasPajak, jenisPph, qty, price, isHalf }) => ({
      bruto: qty * price,
      nilai: isHalf ? Math.ceil((qty * price) / 2) : qty * price,
      document: { jenis: 'PRODUK' as const, kelasPajak, jenisPph },
    }));
    const totals = invoiceTotals(taxable, {
      tanggal: day,
      pembeli: { hasNpwp, skb: null },
      skbPenjual: null,
    });
    const stored = lines.map(({ qty }, at): CreditableLine => {
      const { ppn, pph } = totals.baris[at] ?? {};
      if (!ppn || !pph) throw new Error('A line has its taxes.');
      const { nilai = 0 } = taxable[at] ?? {};
      const { dpp, ppnRate, ppnDTP } = ppn;
      return { nilai, qty, dpp, ppnRate, ppn: ppn.ppn, ppnDTP, pph: pph.pph, pphArah: pph.pphArah };
    });
    return { totals, stored, pemungutPPN };
  });

const names = ['nilai', 'dpp', 'ppn', 'ppnDTP', 'pph'] as const;

/** What of a line is left is credited in some steps: by quantity, by amount, and at last the rest. */
function creditInSteps(line: CreditableLine, steps: readonly number[]): CreditedBefore {
  let before = nothingCredited;
  const credit = (nilai: number, qty: number): void => {
    const found = creditOf(line, before, nilai);
    for (const name of names) {
      expect(found[name], name).toBeGreaterThanOrEqual(0);
      expect(before[name] + found[name], name).toBeLessThanOrEqual(line[name]);
    }
    before = {
      qty: before.qty + qty,
      nilai: before.nilai + found.nilai,
      dpp: before.dpp + found.dpp,
      ppn: before.ppn + found.ppn,
      ppnDTP: before.ppnDTP + found.ppnDTP,
      pph: before.pph + found.pph,
    };
  };
  for (const step of steps) {
    const left = line.nilai - before.nilai;
    if (left === 0) break;
    const units = line.qty - before.qty;
    if (step % 2 === 0 && units > 1) {
      const qty = 1 + (step % (units - 1));
      credit(valueOfQuantity(line, before, qty), qty);
    } else credit(1 + (step % left), 0);
  }
  const units = line.qty - before.qty;
  if (units > 0) credit(valueOfQuantity(line, before, units), units);
  return before;
}

describe('the amounts of notes', () => {
  it('add up to the invoice to the rupiah, and never exceed it, in whatever steps it is credited', () => {
    fc.assert(
      fc.property(
        invoiced,
        fc.array(fc.nat(1_000_000_000), { maxLength: 6 }),
        ({ stored, totals, pemungutPPN }, steps) => {
          const credited = stored.map(line => {
            const whole = creditInSteps(line, steps);
            for (const name of names) expect(whole[name], name).toBe(line[name]);
            return { ...whole, pphArah: line.pphArah };
          });
          const sums = notaTotals(credited);
          expect(sums).toMatchObject({
            subTotal: totals.subTotal,
            dpp: totals.dpp,
            ppn: totals.ppn,
            ppnDTP: totals.ppnDTP,
            pphDipungut: totals.pphDipungut,
            pphDipotong: totals.pphDipotong,
            total: totals.total,
          });
          expect(
            expectedSettlement(totals, pemungutPPN, {
              dikredit: sums.nilaiTagihan,
              dikreditPpn: sums.ppn - sums.ppnDTP,
              dikreditPph: sums.pphDipotong,
            }),
          ).toEqual({ harusTransfer: 0, harusBuktiPotong: 0, harusSspPpn: 0, nilaiTagihan: 0 });
        },
      ),
    );
  });

  it('compute the PPN of a part on its rounded base, as the invoice does', () => {
    // 10 of 150 doses of which the invoice bills half.
    const line: CreditableLine = {
      qty: 150,
      nilai: 24_124_500,
      dpp: 22_114_125,
      ppnRate: 12,
      ppn: 2_653_695,
      ppnDTP: 0,
      pph: 0,
      pphArah: null,
    };
    const nilai = valueOfQuantity(line, nothingCredited, 10);
    expect(nilai).toBe(1_608_300);
    expect(creditOf(line, nothingCredited, nilai)).toEqual({
      nilai,
      dpp: 1_474_275,
      ppn: 176_913,
      ppnDTP: 0,
      pph: 0,
    });
  });

  it('keep PPN that the government bears and exempt lines apart', () => {
    const line: CreditableLine = {
      qty: 2,
      nilai: 1_000,
      dpp: 917,
      ppnRate: 12,
      ppn: 110,
      ppnDTP: 110,
      pph: 15,
      pphArah: 'DIPOTONG',
    };
    const half = creditOf(line, nothingCredited, 500);
    expect(half).toEqual({ nilai: 500, dpp: 459, ppn: 55, ppnDTP: 55, pph: 8 });
    expect(notaTotals([{ ...half, pphArah: 'DIPOTONG' }])).toMatchObject({
      total: 492,
      nilaiTagihan: 500,
    });
    const exempt = creditOf({ ...line, dpp: 0, ppnRate: 0, ppn: 0, ppnDTP: 0 }, half, 500);
    expect(exempt).toMatchObject({ dpp: 0, ppn: 0, ppnDTP: 0 });
  });
});
