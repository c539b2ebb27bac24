import { describe, expect, it } from 'vitest';
import { terbilang, terbilangRupiah } from '#contract/core/terbilang.ts';
import { maxAmount } from '#contract/core/values/rupiah.ts';
import { fc, runs } from '#tests/properties.ts';

const units: Readonly<Record<string, number>> = {
  nol: 0,
  satu: 1,
  dua: 2,
  tiga: 3,
  empat: 4,
  lima: 5,
  enam: 6,
  tujuh: 7,
  delapan: 8,
  sembilan: 9,
};

const scales: Readonly<Record<string, number>> = {
  ribu: 1e3,
  juta: 1e6,
  miliar: 1e9,
  triliun: 1e12,
};

/** Reads words back: a reference that knows the grammar but nothing of how the words are written. */
function readWords(words: string): number {
  const spelled = words
    .replace(/\bse(puluh|belas|ratus|ribu)\b/g, 'satu $1')
    .split(' ')
    .map(word => word.trim());
  let total = 0;
  let group = 0;
  let digit = 0;
  for (const word of spelled) {
    const scale = scales[word];
    if (word in units) digit = units[word] ?? Number.NaN;
    else if (word === 'belas') [group, digit] = [group + 10 + digit, 0];
    else if (word === 'puluh') [group, digit] = [group + 10 * digit, 0];
    else if (word === 'ratus') [group, digit] = [group + 100 * digit, 0];
    // "seribu triliun" multiplies what "seribu" has added.
    else if (scale && group + digit === 0) total *= scale;
    else if (scale) [total, group, digit] = [total + scale * (group + digit), 0, 0];
    else throw new Error(`Unknown word: ${word}`);
  }
  return total + group + digit;
}

describe('terbilang', () => {
  it.each([
    [321_660, 'tiga ratus dua puluh satu ribu enam ratus enam puluh rupiah'],
    [117_910, 'seratus tujuh belas ribu sembilan ratus sepuluh rupiah'],
    [879_140_000, 'delapan ratus tujuh puluh sembilan juta seratus empat puluh ribu rupiah'],
    [0, 'nol rupiah'],
    [1_001_000, 'satu juta seribu rupiah'],
    [21_000, 'dua puluh satu ribu rupiah'],
  ])('%i is "%s"', (amount, words) => {
    expect(terbilangRupiah(amount)).toBe(words);
  });

  it.each([
    [1, 'satu'],
    [10, 'sepuluh'],
    [11, 'sebelas'],
    [12, 'dua belas'],
    [19, 'sembilan belas'],
    [20, 'dua puluh'],
    [100, 'seratus'],
    [111, 'seratus sebelas'],
    [200, 'dua ratus'],
    [1000, 'seribu'],
    [1111, 'seribu seratus sebelas'],
    [2000, 'dua ribu'],
    [10_000, 'sepuluh ribu'],
    [11_000, 'sebelas ribu'],
    [100_000, 'seratus ribu'],
    [101_000, 'seratus satu ribu'],
    [1_000_000, 'satu juta'],
    [1_000_000_000, 'satu miliar'],
    [1_000_001_000, 'satu miliar seribu'],
    [1_000_000_000_000, 'satu triliun'],
    [maxAmount, 'seribu triliun'],
    [
      999_999_999_999_999,
      'sembilan ratus sembilan puluh sembilan triliun sembilan ratus sembilan puluh sembilan miliar sembilan ratus sembilan puluh sembilan juta sembilan ratus sembilan puluh sembilan ribu sembilan ratus sembilan puluh sembilan',
    ],
  ])('%i is "%s" without the unit', (amount, words) => {
    expect(terbilang(amount)).toBe(words);
  });

  it('reads back as the number, with single spaces', () => {
    const anyAmount = fc.oneof(
      fc.integer({ min: 0, max: maxAmount }),
      fc.integer({ min: 0, max: 3_000_000 }),
      // Amounts with many empty groups.
      fc
        .array(fc.constantFrom(0, 1, 10, 11, 100, 110, 111, 999), { minLength: 1, maxLength: 5 })
        .map(groups => groups.reduce<number>((sum, group) => sum * 1000 + group, 0)),
    );
    fc.assert(
      fc.property(anyAmount, amount => {
        const words = terbilang(amount);
        expect(readWords(words)).toBe(amount);
        expect(words).toMatch(/^[a-z]+( [a-z]+)*$/);
      }),
      { numRuns: runs(667) },
    );
  });

  it('is written for every number up to 9,999', () => {
    for (let n = 0; n < 10_000; n++) expect(readWords(terbilang(n))).toBe(n);
  });

  it.each([-1, 0.5, maxAmount + 1, Number.NaN])('rejects %s', amount => {
    expect(() => terbilang(amount)).toThrow(RangeError);
  });
});
