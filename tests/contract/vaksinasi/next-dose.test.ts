import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '#contract/core/values/day.ts';
import {
  intervalRuleOn,
  intervalRules,
  nextDose,
  checkInterval,
  evaluateScreening,
  questionsFor,
  screeningInForceOn,
  type NextDoseInput,
} from '#contract/domains/vaksinasi/index.ts';
import { dosesToFinish } from '#contract/domains/peserta/vaccination-states.ts';
import { fc } from '#tests/properties.ts';
import { rendered } from '../../builders/rendered.ts';

const day = fc
  .integer({ min: Date.UTC(2021, 0, 1) / 86_400_000, max: Date.UTC(2035, 11, 31) / 86_400_000 })
  .map(n => new Date(n * 86_400_000).toISOString().slice(0, 10));
const dayOffset = fc.integer({ min: -60, max: 400 });

const baseInput: NextDoseInput = {
  vaccinationType: 0,
  birthDate: '1990-01-01',
  isValid: true,
  isActive: true,
  dosesGiven: 0,
  lastGivenOn: null,
  otherDoses: [],
  primaryDoneOn: null,
  lastBoosterOn: null,
  lastPrimaryOn: null,
  refusal: null,
};

describe('interval between doses', () => {
  it('adds and subtracts calendar days', () => {
    fc.assert(
      fc.property(day, dayOffset, (from, n) => {
        expect(daysBetween(from, addDays(from, n))).toBe(n);
        expect(addDays(addDays(from, n), -n)).toBe(from);
      }),
    );
  });

  it('rejects a day too early, warns about one too late, and accepts those between', () => {
    fc.assert(
      fc.property(day, dayOffset, (first, n) => {
        const on = addDays(first, n);
        const { minDays, maxDays } = intervalRuleOn(on);
        const { status: verdict, from, until } = checkInterval(first, on);
        expect(verdict).toBe(n < minDays ? 'tooSoon' : n > maxDays ? 'late' : 'fine');
        expect(on < from).toBe(verdict === 'tooSoon');
        expect(on > until).toBe(verdict === 'late');
      }),
    );
  });

  it('is monotonic: a day that is not too early stays so later', () => {
    fc.assert(
      fc.property(day, dayOffset, dayOffset, (first, n, more) => {
        const [early, late] = n <= more ? [n, more] : [more, n];
        const isOpen = (days: number) =>
          checkInterval(first, addDays(first, days)).status !== 'tooSoon';
        if (isOpen(early)) expect(isOpen(late)).toBe(true);
      }),
    );
  });

  it('uses the rule in force on the day of the dose', () => {
    const rules = [
      ...intervalRules,
      { from: '2027-01-01', minDays: 14, maxDays: 42, source: 'contoh' },
    ];
    expect(checkInterval('2026-12-15', '2026-12-31', rules).status).toBe('tooSoon');
    expect(checkInterval('2026-12-15', '2027-01-01', rules).status).toBe('fine');
    expect(checkInterval('2026-12-01', '2027-01-02', rules).status).toBe('fine');
    expect([21, 28].map(n => checkInterval('2026-12-01', addDays('2026-12-01', n)).status)).toEqual(
      ['fine', 'fine'],
    );
  });
});

describe('next dose', () => {
  it('is one more than the doses given, until all are given', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(0, 1, 2 as const),
        fc.integer({ min: 0, max: 3 }),
        day,
        (vaccinationType, dosesGiven, on) => {
          const { number } = nextDose({ ...baseInput, vaccinationType, dosesGiven }, on);
          const isDone = vaccinationType === 2 || dosesGiven >= dosesToFinish(vaccinationType);
          expect(number).toBe(isDone ? null : dosesGiven + 1);
        },
      ),
    );
  });

  it.each<[Partial<NextDoseInput>, RegExp | null]>([
    [{}, null],
    [{ isValid: false }, /belum valid/],
    [{ isActive: false }, /nonaktif/],
    [{ birthDate: '2026-05-01' }, /tanggal lahir/],
    [{ dosesGiven: 1, lastGivenOn: '2026-04-20' }, /Baru 11 hari.*boleh mulai 11-Mei-2026/],
    [{ dosesGiven: 1, lastGivenOn: '2026-05-02' }, /diberikan 02-Mei-2026/],
    [{ dosesGiven: 1, lastGivenOn: '2026-04-10' }, null],
    [{ dosesGiven: 2, lastGivenOn: '2026-04-10' }, /Semua dosis/],
    [{ vaccinationType: 1 }, /dosis 2 belum tercatat/],
    [{ vaccinationType: 1, primaryDoneOn: '2026-02-02' }, /Baru boleh diberikan mulai 02-Mei-2026/],
    [{ vaccinationType: 1, primaryDoneOn: '2026-02-01' }, null],
    [{ vaccinationType: 1, primaryDoneOn: '2026-02-01', refusal: 'Ditolak' }, /Ditolak/],
    [
      { vaccinationType: 1, primaryDoneOn: '2025-01-01', lastBoosterOn: '2025-12-01' },
      /mulai 01-Jun-2026/,
    ],
    [{ otherDoses: [{ day: '2026-04-11', isPrimary: true }] }, /11-Apr-2026; boleh mulai 02-Mei/],
    [{ otherDoses: [{ day: '2026-05-10', isPrimary: true }] }, /10-Mei.*boleh mulai 31-Mei-2026/],
    [{ otherDoses: [{ day: '2026-04-10', isPrimary: true }] }, null],
    [{ otherDoses: [{ day: '2026-04-30', isPrimary: false }] }, /primer orang ini sudah lengkap/],
    [{ primaryDoneOn: '2026-05-01' }, /primer orang ini sudah lengkap/],
    [{ primaryDoneOn: '2026-06-01' }, null],
    [
      {
        dosesGiven: 1,
        lastGivenOn: '2026-04-10',
        otherDoses: [{ day: '2025-01-01', isPrimary: true }],
      },
      /primer orang ini sudah lengkap/,
    ],
    [
      {
        vaccinationType: 1,
        primaryDoneOn: '2025-01-01',
        otherDoses: [{ day: '2026-03-02', isPrimary: true }],
      },
      /mulai 02-Jun-2026/,
    ],
  ])('with %j on 1 May 2026 has the blocking reason %s', (more, obstacle) => {
    const result = nextDose({ ...baseInput, ...more }, '2026-05-01');
    if (obstacle === null) expect(result.blockedReason).toBeNull();
    else expect(result.blockedReason && rendered(result.blockedReason)).toMatch(obstacle);
  });

  it('after more than 28 days is allowed with a warning', () => {
    const result = nextDose(
      { ...baseInput, dosesGiven: 1, lastGivenOn: '2026-03-01' },
      '2026-05-01',
    );
    expect(result).toMatchObject({ number: 2, blockedReason: null });
    expect(result.warning && rendered(result.warning)).toMatch(/61 hari.*29-Mar-2026/);
  });
});

describe('doses of other registrations', () => {
  it('are at least the interval away from an allowed dose, and from the day it may be given', () => {
    const on = '2030-06-15';
    const { minDays } = intervalRuleOn(on);
    const offsets = fc.array(fc.integer({ min: -80, max: 80 }), { maxLength: 4 });
    fc.assert(
      fc.property(offsets, all => {
        const otherDoses = all.map(n => ({ day: addDays(on, n), isPrimary: true }));
        const booster = { ...baseInput, vaccinationType: 1 as const, primaryDoneOn: '2025-01-01' };
        const { blockedReason, from } = nextDose({ ...booster, otherDoses }, on);
        const isFree = (at: string) =>
          otherDoses.every(one => Math.abs(daysBetween(one.day, at)) >= minDays);
        if (blockedReason === null) expect(isFree(on)).toBe(true);
        else if (blockedReason.key === 'vaksinasi.next.otherDose') {
          expect(isFree(on)).toBe(false);
          expect(from !== null && from > on && isFree(from)).toBe(true);
        }
      }),
    );
  });
});

describe('screening', () => {
  const noToAll = (on: string, sex: string) =>
    Object.fromEntries(questionsFor(screeningInForceOn(on), sex).map(({ id }) => [id, false]));

  it('uses the questionnaire of the day, and asks only women about pregnancy', () => {
    expect(screeningInForceOn('2021-08-01').version).toBe('2021-05');
    expect(screeningInForceOn('2021-08-02').version).toBe('2021-08');
    const ids = (sex: string) =>
      questionsFor(screeningInForceOn('2026-01-01'), sex).map(({ id }) => id);
    expect(ids('P')).toContain('hamil');
    expect(ids('L')).not.toContain('hamil');
  });

  it('blocks the dose for each postponing answer and warns for the others', () => {
    const on = '2026-01-01';
    for (const { id, effect } of questionsFor(screeningInForceOn(on), 'P')) {
      const result = evaluateScreening({ jawaban: { ...noToAll(on, 'P'), [id]: true } }, 'P', on);
      expect(result.blockers.length, id).toBe(effect === 'tunda' ? 1 : 0);
      expect(result.warnings.length, id).toBe(effect === 'tunda' ? 0 : 1);
    }
    expect(evaluateScreening({ jawaban: {} }, 'L', on).unanswered).toHaveLength(5);
  });

  it.each([
    [179, 109, 0],
    [180, 80, 1],
    [120, 110, 1],
    [null, null, 0],
  ])('with a blood pressure of %s/%s returns %i blocking reasons', (sistolik, diastolik, n) => {
    const jawaban = noToAll('2026-01-01', 'L');
    expect(
      evaluateScreening({ jawaban, sistolik, diastolik }, 'L', '2026-01-01').blockers,
    ).toHaveLength(n);
  });
});
