import { expect, it } from 'vitest';
import {
  balanceEquation,
  quantitiesAfter,
  sumQuantities,
  type BalanceTerm,
} from '#contract/domains/stock/balance.ts';
import { stockEntryKinds } from '#contract/domains/stock/record.ts';
import { fc } from '#tests/properties.ts';

const movements = fc.array(
  fc.record({
    jenis: fc.constantFrom(...stockEntryKinds),
    jumlah: fc.integer({ min: -50, max: 200 }),
  }),
  { maxLength: 30 },
);
const sumOf = (terms: readonly BalanceTerm[]): number =>
  terms.reduce((sum, { doses }) => sum + doses, 0);

it('balances after any movements, of one stock and of several', () => {
  fc.assert(
    fc.property(fc.array(movements, { minLength: 1, maxLength: 5 }), stocks => {
      const quantities = stocks.map(quantitiesAfter);
      for (const doses of [...quantities, sumQuantities(quantities)]) {
        const { left, right } = balanceEquation(doses);
        expect(sumOf(left)).toBe(sumOf(right));
      }
    }),
  );
});

it('names what was used beyond what was received, and leaves out what is zero', () => {
  const doses = quantitiesAfter([
    { jenis: 'TERIMA', jumlah: 10 },
    { jenis: 'SUNTIK', jumlah: 13 },
  ]);
  expect(balanceEquation(doses)).toEqual({
    left: [
      { name: 'diterima', doses: 10 },
      { name: 'lebih', doses: 3 },
    ],
    right: [
      { name: 'diberikan', doses: 13 },
      { name: 'sisa', doses: 0 },
    ],
  });
});
