import { describe, expect, it } from 'vitest';
import { addDays, addMonths } from '#contract/core/values/day.ts';
import {
  ageOn,
  boosterRules,
  boosterEligibility,
  validateBooster,
  emptyBooster,
} from '#contract/domains/peserta/index.ts';
import { message } from '#contract/core/messages/message.ts';
import { fc } from '#tests/properties.ts';

const day = fc
  .date({ min: new Date('2021-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10));
const birthDate = fc
  .date({ min: new Date('1930-01-01'), max: new Date('2015-12-31'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10));
const booster = fc.constantFrom<1 | 2>(1, 2);

/** Returns the whole months between two days, counted one by one. */
function monthsBetween(from: string, to: string): number {
  let months = 0;
  while (addMonths(from, months + 1) <= to) months += 1;
  return months;
}

describe('addMonths', () => {
  it('returns the last day of a month that lacks the day', () => {
    expect(addMonths('2021-08-31', 6)).toBe('2022-02-28');
    expect(addMonths('2023-08-31', 6)).toBe('2024-02-29');
    expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
    expect(addMonths('2021-12-15', 1)).toBe('2022-01-15');
    expect(addMonths('2022-01-15', -1)).toBe('2021-12-15');
  });
});

describe('booster eligibility', () => {
  it('follows the circulars day by day', () => {
    const adult = { birthDate: '1990-05-05', lastDoseOn: '2021-08-01', booster: 1 } as const;
    expect(boosterEligibility(adult, '2022-01-11').isEligible).toBe(false);
    expect(boosterEligibility(adult, '2022-02-01').isEligible).toBe(true);
    const soon = { ...adult, lastDoseOn: '2021-12-01' };
    expect(boosterEligibility(soon, '2022-02-28')).toMatchObject({
      isEligible: false,
      from: '2022-03-01',
    });
    expect(boosterEligibility(soon, '2022-03-01').isEligible).toBe(true);
    const elder = { ...soon, birthDate: '1950-01-01', lastDoseOn: '2021-11-21' };
    expect(boosterEligibility(elder, '2022-02-20').isEligible).toBe(false);
    expect(boosterEligibility(elder, '2022-02-21')).toMatchObject({
      isEligible: true,
      reason: message('peserta.booster.allowed', {
        usia: 60,
        bulan: 3,
        aturan: 'SE SR.02.06/II/1123/2022',
      }),
    });
    const second = { ...adult, lastDoseOn: '2022-03-01', booster: 2 } as const;
    expect(boosterEligibility(second, '2023-01-23').isEligible).toBe(false);
    expect(boosterEligibility(second, '2023-01-24').isEligible).toBe(true);
  });

  it('is given exactly when a rule in force allows it, by age and whole months', () => {
    fc.assert(
      fc.property(birthDate, day, day, booster, (born, last, on, which) => {
        const allowed = boosterRules.some(
          rule =>
            rule.booster === which &&
            rule.from <= on &&
            on <= (rule.to ?? '9999-12-31') &&
            addMonths(born, rule.minAge * 12) <= on &&
            last <= on &&
            monthsBetween(last, on) >= rule.months,
        );
        expect(
          boosterEligibility({ birthDate: born, lastDoseOn: last, booster: which }, on).isEligible,
        ).toBe(allowed);
      }),
    );
  });

  it('never ends while the last rules are in force, and begins on the predicted day', () => {
    fc.assert(
      fc.property(birthDate, day, day, booster, (born, last, on, which) => {
        const input = { birthDate: born, lastDoseOn: last, booster: which };
        const result = boosterEligibility(input, on);
        if (result.isEligible) {
          expect(boosterEligibility(input, addMonths(on, 12)).isEligible).toBe(true);
        } else if (result.from !== null) {
          expect(result.from > on).toBe(true);
          expect(boosterEligibility(input, result.from).isEligible).toBe(true);
        }
        expect(ageOn(born, on) < 18 && result.isEligible).toBe(false);
      }),
    );
  });

  it('begins on the predicted first day', () => {
    const input = { birthDate: '1990-05-05', lastDoseOn: '2026-05-31', booster: 1 } as const;
    const { from } = boosterEligibility(input, '2026-06-01');
    expect(from).toBe('2026-08-31');
    expect(boosterEligibility(input, '2026-08-30').isEligible).toBe(false);
    expect(boosterEligibility(input, addDays('2026-08-30', 1)).isEligible).toBe(true);
  });
});

describe('booster validation', () => {
  const today = '2026-11-21';
  const completeBooster = {
    ...emptyBooster,
    tanggalLahir: '1990-05-05',
    rencanaTanggal: null,
    vaksinPrimer: 'Sinopharm',
    tanggalDosis1: '2026-02-21',
    tanggalDosis2: '2026-03-21',
    jenisBooster: 'Sinopharm',
  };

  it('requires the previous doses, and nothing in the regular programme', () => {
    expect(validateBooster({ ...emptyBooster }, 0, today)).toEqual([]);
    expect(validateBooster(completeBooster, 1, today)).toEqual([]);
    expect(validateBooster({ ...emptyBooster }, 1, today).map(one => one.field)).toEqual([
      'vaksinPrimer',
      'tanggalDosis2',
      'jenisBooster',
    ]);
    expect(validateBooster(completeBooster, 2, today)).toEqual([
      { code: 'E13', field: 'tanggalBooster' },
    ]);
  });

  it('requires dates in order and in the past', () => {
    const at = (changes: object, type: 1 | 2 = 1) =>
      validateBooster({ ...completeBooster, ...changes }, type, today).map(one => [
        one.code,
        one.field,
      ]);
    expect(at({ tanggalDosis1: '2026-03-21' })).toEqual([['E21', 'tanggalDosis2']]);
    expect(at({ tanggalDosis2: '2026-11-22' })).toEqual([['E21', 'tanggalDosis2']]);
    expect(at({ tanggalDosis2: today })).toEqual([['E21', 'tanggalDosis2']]);
    expect(at({ tanggalBooster: today }, 2)).toEqual([]);
    expect(at({ tanggalDosis2: '2026-02-31' })).toEqual([['E13', 'tanggalDosis2']]);
    expect(at({ tanggalBooster: '2026-03-20' }, 2)).toEqual([['E21', 'tanggalBooster']]);
    expect(at({ tanggalLahir: '2026-02-22' })).toEqual([['E21', 'tanggalDosis1']]);
  });

  it('reports a planned or given day too soon after the second dose', () => {
    const at = (changes: object, type: 1 | 2 = 1) =>
      validateBooster({ ...completeBooster, ...changes }, type, today).map(one => [
        one.code,
        one.field,
      ]);
    expect(at({ rencanaTanggal: '2026-06-20' })).toEqual([['E14', 'rencanaTanggal']]);
    expect(at({ rencanaTanggal: '2026-06-21' })).toEqual([]);
    expect(at({ tanggalBooster: '2026-06-20' }, 2)).toEqual([['E14', 'tanggalBooster']]);
    expect(at({ tanggalBooster: '2026-06-21' }, 2)).toEqual([]);
    expect(at({ tanggalBooster: '2026-06-21' })).toEqual([['E16', 'tanggalBooster']]);
  });
});

describe('a person born on 29 February', () => {
  it('is a year older on 28 February of other years, for every rule', () => {
    expect(ageOn('2008-02-29', '2026-02-27')).toBe(17);
    expect(ageOn('2008-02-29', '2026-02-28')).toBe(18);
    expect(ageOn('2008-02-29', '2028-02-28')).toBe(19);
    expect(ageOn('2008-02-29', '2028-02-29')).toBe(20);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 120 }), years => {
        const birthday = addMonths('2008-02-29', years * 12);
        expect([ageOn('2008-02-29', addDays(birthday, -1)), ageOn('2008-02-29', birthday)]).toEqual(
          [years - 1, years],
        );
      }),
    );
  });
});
