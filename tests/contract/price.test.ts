import { describe, expect, it } from 'vitest';
import {
  ceilingsOf,
  dayBefore,
  exceededCeiling,
  validatePrice,
  extendedPriceIssue,
  priceInput,
  priceOn,
  priceTimeline,
  decreesOn,
  type Ceiling,
  type CeilingDecree,
  type CeilingKind,
  type ExistingPrice,
  type PriceDraft,
} from '#contract/domains/price/index.ts';
import { fc, runs } from '#tests/properties.ts';
import { rendered } from '../builders/rendered.ts';

const first = '2026-01-01';
const dayAt = (n: number): string =>
  new Date(Date.parse(`${first}T00:00:00Z`) + n * 86_400_000).toISOString().slice(0, 10);

/** Few days, so that prices often collide. */
const span = 40;
const days = Array.from({ length: span + 10 }, (_, n) => dayAt(n));
const anyDay = fc.integer({ min: 0, max: span - 1 }).map(dayAt);
const anySum = fc.constantFrom(90_000, 100_000, 117_910, 120_000, 150_000);

/** A few prices with different first days; some with a last day. */
const anyPrices: fc.Arbitrary<ExistingPrice[]> = fc
  .uniqueArray(
    fc.record({
      from: fc.integer({ min: 0, max: span - 1 }),
      length: fc.option(fc.integer({ min: 0, max: 12 })),
      harga: anySum,
    }),
    { selector: ({ from }) => from, maxLength: 6 },
  )
  .map(prices =>
    prices.map(({ from, length, harga }) => ({
      harga,
      berlakuDari: dayAt(from),
      sampaiDiisi: length === null ? null : dayAt(from + length),
    })),
  );

const anyCeilings: fc.Arbitrary<Ceiling[]> = fc
  .uniqueArray(fc.record({ from: anyDay, amount: anySum }), {
    selector: ({ from }) => from,
    maxLength: 3,
  })
  .map(rules =>
    rules
      .sort((a, b) => (a.from < b.from ? -1 : 1))
      .map(rule => ({ ...rule, decree: `SK ${rule.from}` })),
  );

const anyDraft: fc.Arbitrary<PriceDraft> = fc
  .record({
    harga: anySum,
    from: fc.integer({ min: 0, max: span - 1 }),
    length: fc.option(fc.integer({ min: -2, max: 12 })),
  })
  .map(({ harga, from, length }) => ({
    harga,
    berlakuDari: dayAt(from),
    berlakuSampai: length === null ? null : dayAt(from + length),
  }));

/** Reference implementation: the last price to have begun, unless it has ended. */
function referencePriceOn(
  prices: readonly ExistingPrice[],
  day: string,
): ExistingPrice | undefined {
  let latest: ExistingPrice | undefined;
  for (const price of prices) {
    if (price.berlakuDari > day) continue;
    if (!latest || price.berlakuDari > latest.berlakuDari) latest = price;
  }
  return latest?.sampaiDiisi != null && latest.sampaiDiisi < day ? undefined : latest;
}

/** Reference implementation: the ceiling on a day. */
const referenceCeilingOn = (rules: readonly Ceiling[], day: string): Ceiling | undefined =>
  rules.filter(({ from }) => from <= day).at(-1);

const withPrice = (
  { harga, berlakuDari, berlakuSampai }: PriceDraft,
  others: readonly ExistingPrice[],
): ExistingPrice[] => [...others, { harga, berlakuDari, sampaiDiisi: berlakuSampai ?? null }];

const firstDecree: CeilingDecree = {
  nomor: 'HK.01.07/MENKES/4643/2021',
  berlakuMulai: '2021-05-11',
  batasVaksin: 321_660,
  batasLayanan: 117_910,
};

describe('dayBefore', () => {
  it.each([
    ['2026-03-01', '2026-02-28'],
    ['2024-03-01', '2024-02-29'],
    ['2026-01-01', '2025-12-31'],
  ])('%s is %s', (day, before) => {
    expect(dayBefore(day)).toBe(before);
  });
});

describe('price on a day', () => {
  it('agrees with the reference implementation on every day', () => {
    fc.assert(
      fc.property(anyPrices, prices => {
        const lines = priceTimeline(prices);
        for (const day of days) {
          expect(priceOn(lines, day)?.berlakuDari).toBe(referencePriceOn(prices, day)?.berlakuDari);
        }
      }),
    );
  });

  it('is unique: periods never overlap, whatever the order of entry', () => {
    fc.assert(
      fc.property(anyPrices, prices => {
        const lines = priceTimeline(prices);
        lines.forEach(({ berlakuDari, berlakuSampai }, at) => {
          expect(berlakuSampai === null || berlakuSampai >= berlakuDari).toBe(true);
          const next = lines[at + 1];
          if (next) expect(berlakuSampai !== null && berlakuSampai < next.berlakuDari).toBe(true);
        });
        expect(priceTimeline([...prices].reverse())).toEqual(lines);
      }),
    );
  });
});

describe('price ceiling', () => {
  it('is exceeded exactly when it is exceeded on one of the days', () => {
    fc.assert(
      fc.property(anyCeilings, anyPrices, (rules, prices) => {
        for (const price of priceTimeline(prices)) {
          const last = days.at(-1) ?? '';
          const expected = days.filter(
            day => price.berlakuDari <= day && day <= (price.berlakuSampai ?? last),
          );
          const broken = expected
            .map(day => referenceCeilingOn(rules, day))
            .find(rule => rule !== undefined && price.harga > rule.amount);
          expect(exceededCeiling(rules, price)).toEqual(broken);
        }
      }),
    );
  });

  it('of the ministry follows its decree, and there was none before', () => {
    const over = (kind: CeilingKind, harga: number, from: string, until?: string) =>
      exceededCeiling(ceilingsOf([firstDecree], kind), {
        harga,
        berlakuDari: from,
        berlakuSampai: until ?? null,
      })?.decree;
    const decree = 'KMK HK.01.07/MENKES/4643/2021';
    expect(over('vaccine', 321_660, '2021-05-11')).toBeUndefined();
    expect(over('vaccine', 321_661, '2021-05-11')).toBe(decree);
    expect(over('service', 117_910, '2030-01-01')).toBeUndefined();
    expect(over('service', 117_911, '2030-01-01')).toBe(decree);
    expect(over('package', 439_570, '2022-01-01')).toBeUndefined();
    expect(over('package', 439_571, '2022-01-01')).toBe(decree);
    expect(over('service', 177_910, '2021-03-01', '2021-05-10')).toBeUndefined();
    expect(over('service', 177_910, '2021-03-01', '2021-05-11')).toBe(decree);
    expect(over('service', 177_910, '2021-03-01')).toBe(decree);
  });
});

describe('the ceilings of several decrees', () => {
  const higher: CeilingDecree = {
    nomor: 'HK.01.07/MENKES/9/2026',
    berlakuMulai: '2026-07-01',
    batasVaksin: 400_000,
    batasLayanan: null,
  };
  const decrees = [higher, firstDecree];
  const isWithin = (kind: CeilingKind, harga: number, from: string, until: string | null = null) =>
    exceededCeiling(ceilingsOf(decrees, kind), {
      harga,
      berlakuDari: from,
      berlakuSampai: until,
    }) === undefined;

  it('apply from the day of each decree on, not the day before', () => {
    expect(isWithin('vaccine', 400_000, '2026-07-01')).toBe(true);
    expect(isWithin('vaccine', 400_001, '2026-07-01')).toBe(false);
    expect(isWithin('vaccine', 321_661, '2026-06-30')).toBe(false);
    expect(isWithin('vaccine', 321_661, '2026-06-30', '2026-06-30')).toBe(false);
    expect(isWithin('vaccine', 321_660, '2026-06-30', '2026-07-01')).toBe(true);
  });

  it('stay where a decree does not set them, and a package has the sum of both', () => {
    expect(ceilingsOf(decrees, 'service')).toEqual([
      { from: '2021-05-11', amount: 117_910, decree: 'KMK HK.01.07/MENKES/4643/2021' },
    ]);
    expect(ceilingsOf(decrees, 'package')).toEqual([
      { from: '2021-05-11', amount: 439_570, decree: 'KMK HK.01.07/MENKES/4643/2021' },
      {
        from: '2026-07-01',
        amount: 517_910,
        decree: 'KMK HK.01.07/MENKES/9/2026, KMK HK.01.07/MENKES/4643/2021',
      },
    ]);
    expect(ceilingsOf([higher], 'package')).toEqual([]);
  });

  it('are cited by the decrees that apply on a day', () => {
    expect(decreesOn(decrees, '2021-05-10')).toEqual([]);
    expect(decreesOn(decrees, '2026-06-30')).toEqual([firstDecree]);
    expect(decreesOn(decrees, '2026-07-01')).toEqual([firstDecree, higher]);
    const both = { ...higher, berlakuMulai: '2026-08-01', batasLayanan: 120_000 };
    expect(decreesOn([...decrees, both], '2026-08-01')).toEqual([both]);
  });
});

describe('adding a price', () => {
  it('keeps the price of every day up to today, and respects every ceiling', () => {
    fc.assert(
      fc.property(anyPrices, anyDraft, anyDay, anyCeilings, (others, draft, today, anyRules) => {
        // Stored prices respect the ceilings.
        const respectsCeilings = priceTimeline(others).every(
          price => !exceededCeiling(anyRules, price),
        );
        const rules = respectsCeilings ? anyRules : [];
        const priceIssues = validatePrice(draft, others, { today, ceilings: rules });
        if (Object.keys(priceIssues).length > 0) return;
        const after = priceTimeline(withPrice(draft, others));
        for (const day of days) {
          const expected = referencePriceOn(others, day);
          const now = priceOn(after, day);
          if (day <= today && expected) expect(now?.berlakuDari).toBe(expected.berlakuDari);
          const rule = referenceCeilingOn(rules, day);
          if (now && rule) expect(now.harga).toBeLessThanOrEqual(rule.amount);
        }
        // An entered last day takes effect, unless another price follows earlier.
        const { berlakuDari, berlakuSampai } = draft;
        expect(after.find(one => one.berlakuDari === berlakuDari)?.sampaiDiisi).toBe(berlakuSampai);
        if (berlakuSampai != null)
          expect(priceOn(after, berlakuSampai)?.berlakuDari).toBe(berlakuDari);
      }),
      { numRuns: runs(167) },
    );
  });

  it('that begins after today and follows a begun one is never rejected for its period', () => {
    fc.assert(
      fc.property(anyPrices, anyDraft, (prices, draft) => {
        const today = dayAt(20);
        const begun = prices.filter(({ berlakuDari }) => berlakuDari <= today);
        const open = { ...draft, berlakuSampai: null };
        fc.pre(draft.berlakuDari > today);
        expect(validatePrice(open, begun, { today, ceilings: [] })).toEqual({});
      }),
    );
  });

  const today = '2026-06-15';
  const context = { today, ceilings: ceilingsOf([firstDecree], 'service') };
  const known: ExistingPrice[] = [
    { harga: 100_000, berlakuDari: '2026-01-01', sampaiDiisi: null },
    { harga: 110_000, berlakuDari: '2026-09-01', sampaiDiisi: '2026-09-30' },
  ];
  const draft = (from: string, until: string | null = null, harga = 105_000) => ({
    harga,
    berlakuDari: from,
    berlakuSampai: until,
  });

  it.each([
    ['ends before it begins', draft('2026-10-02', '2026-10-01'), 'berlakuSampai'],
    ['begins on the same day as another', draft('2026-09-01'), 'berlakuDari'],
    ['begins today, when another is in effect', draft(today), 'berlakuDari'],
    ['begins within a future price with a last day', draft('2026-09-30'), 'berlakuDari'],
    ['overlaps a future price', draft('2026-08-01', '2026-09-01'), 'berlakuSampai'],
    ['is above the ceiling', draft('2026-10-01', null, 117_911), 'harga'],
  ])('is rejected at its field when it %s', (_, newPrice, field) => {
    expect(Object.keys(validatePrice(newPrice, known, context))).toEqual([field]);
  });

  it.each([
    ['follows the current one from tomorrow', draft('2026-06-16')],
    ['lasts until the day before the next', draft('2026-08-01', '2026-08-31')],
    ['begins where another ends', draft('2026-10-01')],
    ['fills past days without a price', draft('2025-01-01')],
  ])('is accepted when it %s', (_, newPrice) => {
    expect(validatePrice(newPrice, known, context)).toEqual({});
  });

  it('names the ceiling, its first day and its decree', () => {
    const { harga } = validatePrice(draft('2026-10-01', null, 177_910), known, context);
    expect(harga?.map(rendered)[0]?.replace(/\u00a0/g, ' ')).toBe(
      'Paling tinggi Rp 117.910 sejak 11 Mei 2021 menurut KMK HK.01.07/MENKES/4643/2021',
    );
  });

  it('does not extend an earlier price beyond a ceiling', () => {
    const rules = [{ from: '2026-08-01', amount: 90_000, decree: 'SK baru' }];
    const both = [
      { harga: 100_000, berlakuDari: '2026-01-01', sampaiDiisi: null },
      { harga: 90_000, berlakuDari: '2026-08-01', sampaiDiisi: null },
    ];
    const issue = extendedPriceIssue(both, both.slice(0, 1), rules);
    expect(issue && rendered(issue)).toContain('01 Januari 2026');
    const later = { harga: 90_000, berlakuDari: '2026-08-02' };
    const issuesOrResult = validatePrice(later, both.slice(0, 1), { today, ceilings: rules }, both);
    expect(Object.keys(issuesOrResult)).toEqual(['berlakuDari']);
  });
});

describe('price input', () => {
  const filled = { harga: 100_000, berlakuDari: '2026-07-01', noSK: 'SK 1' };
  it.each([
    [{ berlakuDari: '2021-02-23' }, 'berlakuDari'],
    [{ berlakuDari: '2206-07-01' }, 'berlakuDari'],
    [{ berlakuDari: '2026-02-30' }, 'berlakuDari'],
    [{ harga: 0 }, 'harga'],
    [{ harga: 99_999.5 }, 'harga'],
    [{ harga: '100000' }, 'harga'],
    [{ noSK: ' ' }, 'noSK'],
  ])('rejects %o', (overrides, field) => {
    const issuesOrResult = priceInput.safeParse({ ...filled, ...overrides });
    expect(issuesOrResult.error?.issues.map(({ path }) => path[0])).toEqual([field]);
  });
});
