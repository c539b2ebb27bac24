import { describe, expect, it } from 'vitest';
import {
  checkAmount,
  fractionOf,
  maxAmount,
  multiplyAmount,
  sumAmounts,
} from '#contract/core/values/rupiah.ts';
import { fc } from '#tests/properties.ts';

const anyAmount = fc.integer({ min: 0, max: maxAmount });

describe('amounts in rupiah', () => {
  it('are safe integers', () => {
    expect(Number.isSafeInteger(maxAmount)).toBe(true);
    expect(checkAmount(0)).toBe(0);
    expect(checkAmount(maxAmount)).toBe(maxAmount);
  });

  it.each([0.5, -1, maxAmount + 1, Number.NaN, Number.POSITIVE_INFINITY])('are not %s', value => {
    expect(() => checkAmount(value)).toThrow(RangeError);
  });

  it('are multiplied and added exactly, or rejected', () => {
    expect(multiplyAmount(321_660, 2000)).toBe(643_320_000);
    expect(multiplyAmount(1_000_000_000, 1_000_000)).toBe(maxAmount);
    expect(() => multiplyAmount(1_000_000_000, 10_000_000)).toThrow(RangeError);
    expect(sumAmounts([maxAmount - 1, 1])).toBe(maxAmount);
    expect(() => sumAmounts([maxAmount, 1])).toThrow(RangeError);
    expect(sumAmounts([])).toBe(0);
  });

  it('have fractions that are rounded half up', () => {
    const half = { numerator: 1, denominator: 2 };
    expect([0, 1, 2, 3].map(amount => fractionOf(amount, half))).toEqual([0, 1, 1, 2]);
    fc.assert(
      fc.property(
        anyAmount,
        fc.integer({ min: 0, max: 12 }),
        fc.integer({ min: 12, max: 1000 }),
        (amount, numerator, denominator) => {
          const result = BigInt(fractionOf(amount, { numerator, denominator }));
          // The exact value is within [result - 1/2, result + 1/2).
          const exact = 2n * BigInt(amount) * BigInt(numerator);
          const unit = BigInt(denominator);
          expect(exact >= (2n * result - 1n) * unit).toBe(true);
          expect(exact < (2n * result + 1n) * unit).toBe(true);
        },
      ),
    );
  });
});
