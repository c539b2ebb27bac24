import { describe, expect, it } from 'vitest';
import { taxClasses } from '#contract/domains/price/index.ts';
import { calculatePpn } from '#contract/domains/tax/index.ts';
import { fc } from '#tests/properties.ts';
import { rendered } from '../../builders/rendered.ts';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const texts = (messages: Parameters<typeof rendered>[0][] | readonly { key: string }[]) =>
  messages.map(message => plain(rendered(message)));

/** The price of 2,000 doses. */
const doses2000 = 643_320_000;
const anyDay = fc.constantFrom(
  '2021-05-11',
  '2022-03-31',
  '2022-04-01',
  '2024-12-31',
  '2025-01-01',
);
const anyPrice = fc.oneof(
  fc.integer({ min: 0, max: 1_000_000_000_000 }),
  fc.integer({ min: 0, max: 1000 }),
);

describe('PPN', () => {
  it.each([
    ['2022-03-31', 643_320_000, 10, 64_332_000, '01'],
    ['2022-04-01', 643_320_000, 11, 70_765_200, '01'],
    ['2024-12-31', 643_320_000, 11, 70_765_200, '01'],
    ['2025-01-01', 589_710_000, 12, 70_765_200, '04'],
  ])('of 2,000 doses on %s: base %i, %i%%, tax %i', (day, dpp, ppnRate, ppn, kodeFaktur) => {
    const result = calculatePpn('PPN', doses2000, day);
    expect(result).toMatchObject({ dpp, ppnRate, ppn, ppnDTP: 0, kodeFaktur });
  });

  it('borne by the government is shown and not paid', () => {
    const result = calculatePpn('PPN_DTP', doses2000, '2022-02-01');
    expect(result).toMatchObject({ ppn: 64_332_000, ppnDTP: 64_332_000, kodeFaktur: '07' });
  });

  it('is not due on an exempt service, which has no tax invoice until March 2022', () => {
    const nothing = { dpp: 0, ppnRate: 0, ppn: 0, ppnDTP: 0 };
    const before = calculatePpn('DIBEBASKAN', 117_910, '2022-03-31');
    const after = calculatePpn('DIBEBASKAN', 117_910, '2022-04-01');
    expect(before).toMatchObject({ ...nothing, kodeFaktur: null });
    expect(after).toMatchObject({ ...nothing, kodeFaktur: '08' });
  });

  it('rounds the base and then the tax half up', () => {
    // 5 × 10 % is exactly one half.
    expect(calculatePpn('PPN', 5, '2022-03-31').ppn).toBe(1);
    expect(calculatePpn('PPN', 4, '2022-03-31').ppn).toBe(0);
    // 6 × 11/12 is exactly 5.5.
    expect(calculatePpn('PPN', 6, '2025-01-01')).toMatchObject({ dpp: 6, ppn: 1 });
  });

  it('never falls when the price rises, and is never above its base', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...taxClasses),
        anyPrice,
        fc.integer({ min: 0, max: 1000 }),
        anyDay,
        (kelas, price, more, day) => {
          const [less, greater] = [
            calculatePpn(kelas, price, day),
            calculatePpn(kelas, price + more, day),
          ];
          expect(greater.ppn).toBeGreaterThanOrEqual(less.ppn);
          expect(greater.dpp).toBeGreaterThanOrEqual(less.dpp);
          expect(less.ppn).toBeLessThanOrEqual(less.dpp);
          expect(less.dpp).toBeLessThanOrEqual(price);
          expect([0, less.ppn]).toContain(less.ppnDTP);
        },
      ),
    );
  });

  it('stays 11 % of the price since 2025, to one rupiah', () => {
    fc.assert(
      fc.property(anyPrice, price => {
        const [before, after] = ['2024-12-31', '2025-01-01'].map(
          day => calculatePpn('PPN', price, day).ppn,
        );
        expect(Math.abs((before ?? 0) - (after ?? 0))).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('explains base, rate and law', () => {
    expect(texts(calculatePpn('PPN', doses2000, '2025-01-01').explanation)).toEqual([
      'DPP nilai lain: 11/12 × Rp 643.320.000 = Rp 589.710.000',
      'PPN 12% × Rp 589.710.000 = Rp 70.765.200 (PMK 131/2024 Pasal 3)',
    ]);
    expect(texts(calculatePpn('PPN', doses2000, '2022-04-01').explanation)).toEqual([
      'Dasar pengenaan pajak (DPP) Rp 643.320.000',
      'PPN 11% × Rp 643.320.000 = Rp 70.765.200 (UU PPN Pasal 7 ayat (1) huruf a, diubah UU 7/2021)',
    ]);
    expect(texts(calculatePpn('DIBEBASKAN', 117_910, '2022-03-31').explanation)).toEqual([
      'Rp 117.910 tidak dikenai PPN (UU PPN Pasal 4A ayat (3) huruf a)',
    ]);
    expect(texts(calculatePpn('DIBEBASKAN', 117_910, '2022-04-01').explanation)).toEqual([
      'Rp 117.910 dibebaskan dari PPN (UU PPN Pasal 16B, diubah UU 7/2021)',
    ]);
  });

  it.each([
    ['2021-06-30', '(PMK 239/PMK.03/2020)'],
    ['2022-06-30', '(PMK 226/PMK.03/2021)'],
    ['2022-12-31', '(PMK 226/PMK.03/2021 jo. PMK 113/PMK.03/2022)'],
    ['2023-01-01', 'dicatat di Dasar hukum PPN DTP'],
  ])('borne by the government on %s names the decree, or that none is known', (day, ending) => {
    const { explanation } = calculatePpn('PPN_DTP', doses2000, day);
    expect(texts(explanation).at(-1)?.endsWith(ending)).toBe(true);
  });

  it('rejects amounts and days outside of the rules', () => {
    expect(() => calculatePpn('PPN', 0.5, '2026-01-01')).toThrow(RangeError);
    expect(() => calculatePpn('DIBEBASKAN', -1, '2026-01-01')).toThrow(RangeError);
    expect(() => calculatePpn('PPN', 1, '2010-03-31')).toThrow(RangeError);
  });
});
