import { describe, expect, it } from 'vitest';
import {
  validateDay,
  parseMinutes,
  openMinutes,
  closedReason,
  type Opening,
  weekdayName,
  weekdayOf,
  weekdays,
  weekInput,
  weekTotals,
} from '#contract/domains/jadwal/index.ts';
import { fc } from '#tests/properties.ts';
import { rendered, renderedErrors } from '../builders/rendered.ts';
import { dayHours } from '../builders/jadwal.ts';

const formatMinutes = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const minute = fc.integer({ min: 0, max: 24 * 60 - 1 });
/** Returns `count` different times of a day, in ascending order. */
const ascendingTimes = (count: number) =>
  fc
    .uniqueArray(minute, { minLength: count, maxLength: count })
    .map(times => [...times].sort((a, b) => a - b).map(formatMinutes));

describe('a time', () => {
  it('parses to the minutes it was formatted from', () => {
    fc.assert(
      fc.property(minute, at => {
        expect(parseMinutes(formatMinutes(at))).toBe(at);
      }),
    );
  });

  it.each(['24:00', '8:00', '08.00', '08:60', '0800', '', ' 08:00', '08:00:00', 'pagi', null, 8])(
    'rejects %j',
    text => {
      expect(parseMinutes(text)).toBeNull();
    },
  );
});

describe('a day', () => {
  it('in order has no issues, and is open outside its break', () => {
    fc.assert(
      fc.property(ascendingTimes(4), ([buka, from, until, tutup]) => {
        const day = dayHours({
          buka: buka ?? null,
          istirahatMulai: from ?? null,
          istirahatSelesai: until ?? null,
          tutup: tutup ?? null,
        });
        expect(validateDay(day)).toEqual({});
        const [opens = 0, begins = 0, ends = 0, closes = 0] = [buka, from, until, tutup].map(
          time => parseMinutes(time) ?? 0,
        );
        expect(openMinutes(day)).toBe(begins - opens + (closes - ends));
        expect(openMinutes(day)).toBeGreaterThan(0);
      }),
    );
  });

  it('in any other order has issues', () => {
    const inOrder = (times: readonly string[]) =>
      times.every((time, i) => i === 0 || (times[i - 1] ?? '') < time);
    fc.assert(
      fc.property(fc.tuple(minute, minute, minute, minute), minutes => {
        const [buka = '', from = '', until = '', tutup = ''] = minutes.map(formatMinutes);
        fc.pre(!inOrder([buka, from, until, tutup]));
        const day = dayHours({ buka, tutup, istirahatMulai: from, istirahatSelesai: until });
        expect(Object.keys(validateDay(day))).not.toEqual([]);
      }),
    );
  });

  it('never throws on any input, and agrees with the schema', () => {
    const any = fc.oneof(
      fc.constant(null),
      minute.map(formatMinutes),
      fc.constantFrom('', '24:00', '8', 'x'),
    );
    fc.assert(
      fc.property(
        fc.record({
          aktif: fc.boolean(),
          buka: any,
          tutup: any,
          istirahatMulai: any,
          istirahatSelesai: any,
          kapasitas: fc.option(fc.integer({ min: -1, max: 3 })),
        }),
        day => {
          const isAccepted = weekInput.safeParse({ hari: [{ hari: 1, ...day }] }).success;
          const times = [day.buka, day.tutup, day.istirahatMulai, day.istirahatSelesai];
          const hasValidFields =
            times.every(time => time === null || parseMinutes(time) !== null) &&
            (day.kapasitas === null || day.kapasitas > 0);
          expect(isAccepted).toBe(hasValidFields && Object.keys(validateDay(day)).length === 0);
        },
      ),
    );
  });

  it.each([
    [{ buka: null }, { buka: 'Wajib diisi' }],
    [{ kapasitas: null }, { kapasitas: 'Wajib diisi' }],
    [{ tutup: '08:00' }, { tutup: 'Jam tutup harus sesudah jam buka (08:00)' }],
    [
      { istirahatSelesai: null },
      { istirahatSelesai: 'Isi juga akhir istirahat, atau kosongkan awalnya' },
    ],
    [
      { istirahatMulai: null },
      { istirahatMulai: 'Isi juga awal istirahat, atau kosongkan akhirnya' },
    ],
    [
      { istirahatMulai: '08:00' },
      { istirahatMulai: 'Istirahat harus mulai sesudah jam buka (08:00)' },
    ],
    [
      { istirahatSelesai: '16:00' },
      { istirahatSelesai: 'Istirahat harus selesai sebelum jam tutup (16:00)' },
    ],
    [
      { istirahatSelesai: '12:00' },
      { istirahatSelesai: 'Istirahat harus selesai sesudah mulai (12:00)' },
    ],
    [
      { istirahatMulai: '16:30', istirahatSelesai: '17:00' },
      {
        istirahatMulai: 'Istirahat harus mulai sebelum jam tutup (16:00)',
        istirahatSelesai: 'Istirahat harus selesai sebelum jam tutup (16:00)',
      },
    ],
  ])('%j reports the field and the reason', (overrides, expectedIssues) => {
    const issues = Object.entries(validateDay(dayHours(overrides)));
    expect(Object.fromEntries(issues.map(([field, found]) => [field, rendered(found)]))).toEqual(
      expectedIssues,
    );
  });

  it('that is closed may omit its hours, but not half of them', () => {
    const none = { buka: null, tutup: null, istirahatMulai: null, istirahatSelesai: null };
    expect(validateDay(dayHours({ aktif: false, ...none, kapasitas: null }))).toEqual({});
    expect(validateDay(dayHours({ aktif: false }))).toEqual({});
    expect(Object.keys(validateDay(dayHours({ aktif: false, tutup: null })))).toEqual(['tutup']);
    const breakAlone = { aktif: false, buka: null, tutup: null };
    expect(Object.keys(validateDay(dayHours(breakAlone)))).toEqual(['istirahatMulai']);
    expect(openMinutes(dayHours({ aktif: false }))).toBe(0);
  });
});

describe('a week', () => {
  it('reports all issues of all days at once, each at its field', () => {
    const { error } = weekInput.safeParse({
      hari: [
        { hari: 1, ...dayHours({ tutup: '07:00', kapasitas: 0 }) },
        { hari: 1, ...dayHours({ buka: '8' }) },
        { hari: 8, ...dayHours() },
      ],
    });
    expect(Object.keys(renderedErrors(error)).sort()).toEqual([
      'hari.0.kapasitas',
      'hari.0.tutup',
      'hari.1.buka',
      'hari.2.hari',
    ]);
  });

  it('rejects a weekday named twice', () => {
    const day = { hari: 2, ...dayHours() };
    const { error } = weekInput.safeParse({ hari: [day, day] });
    expect(renderedErrors(error)).toEqual({
      'hari.1.hari': ['Hari ini disebut dua kali'],
    });
  });

  it('sums its open days', () => {
    const days = [dayHours(), dayHours({ kapasitas: 30 }), dayHours({ aktif: false })];
    expect(weekTotals(days)).toEqual({ hari: 2, menit: 2 * 7 * 60, kapasitas: 80 });
  });
});

describe('a planned day', () => {
  const openingOf = (days: number[] | undefined, libur: Opening['libur'] = []): Opening => ({
    nama: 'Klinik Melati',
    hari: days?.map(hari => ({ hari })) ?? null,
    libur,
  });
  const reasonOf = (opening: Opening, day: string): string | null => {
    const reason = closedReason(opening, day);
    return reason && rendered(reason);
  };

  it('has the weekday of the calendar', () => {
    expect(weekdayName(weekdayOf('2026-11-21'))).toBe('Sabtu');
    expect(weekdayName(weekdayOf('2024-02-29'))).toBe('Kamis');
    expect(weekdays.map(hari => weekdayOf(`2026-11-${15 + hari}`))).toEqual([...weekdays]);
  });

  it('may be any day without a schedule, and only open days with one', () => {
    expect(closedReason(openingOf(undefined), '2026-11-22')).toBeNull();
    expect(closedReason(openingOf([7]), '2026-11-22')).toBeNull();
    expect(reasonOf(openingOf([1, 3]), '2026-11-22')).toBe(
      'Klinik Melati tutup pada hari Minggu; bukanya Senin, Rabu',
    );
    expect(reasonOf(openingOf([]), '2026-11-22')).toBe(
      'Klinik Melati tidak punya hari buka dalam jadwalnya',
    );
  });

  it('may not be a holiday, with or without a schedule', () => {
    const libur = [{ tanggal: '2027-08-17', nama: 'Hari Kemerdekaan' }];
    const text = 'Klinik Melati libur pada 17 Agustus 2027 (Hari Kemerdekaan)';
    for (const days of [undefined, [], [1, 2]]) {
      expect(reasonOf(openingOf(days, libur), '2027-08-17')).toBe(text);
    }
    expect(reasonOf(openingOf(undefined, libur), '2027-08-18')).toBeNull();
  });
});
