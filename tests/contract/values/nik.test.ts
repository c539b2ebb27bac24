import { describe, expect, it } from 'vitest';
import {
  formatNik,
  containsNik,
  isCalendarDay,
  maskNik,
  maskDamagedNiks,
  maskInvalidNumber,
  maskNiks,
  nikMismatches,
  parseNik,
  type Nik,
} from '#contract/core/values/nik.ts';
import { parsePhone } from '#contract/core/values/phone.ts';
import { fc } from '#tests/properties.ts';

const today = '2026-11-21';

const anyDate = fc
  .date({ min: new Date('1927-01-01'), max: new Date('2026-11-21'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10));

const anyNik: fc.Arbitrary<Nik> = fc.record({
  region: fc
    .tuple(
      fc.integer({ min: 11, max: 97 }),
      fc.integer({ min: 1, max: 99 }),
      fc.integer({ min: 1, max: 99 }),
    )
    .map(parts => parts.map(part => String(part).padStart(2, '0')).join('.')),
  birthDate: anyDate,
  sex: fc.constantFrom('L', 'P'),
  serial: fc.integer({ min: 1, max: 9999 }),
});

describe('NIK', () => {
  it('parses to what it was formatted from', () => {
    fc.assert(
      fc.property(anyNik, nik => {
        expect(parseNik(formatNik(nik), today)).toEqual({ nik });
      }),
    );
  });

  it.each([
    ['3602041211870001', { region: '36.02.04', birthDate: '1987-11-12', sex: 'L', serial: 1 }],
    ['3273056010900009', { region: '32.73.05', birthDate: '1990-10-20', sex: 'P', serial: 9 }],
    ['3576014403910003', { region: '35.76.01', birthDate: '1991-03-04', sex: 'P', serial: 3 }],
    ['9471 0101 0190 0001', { region: '94.71.01', birthDate: '1990-01-01', sex: 'L', serial: 1 }],
  ])('parses %s', (text, nik) => {
    expect(parseNik(text, today)).toEqual({ nik });
  });

  it.each([
    ['', 'length'],
    ['327305601090000', 'length'],
    ['32730560109000091', 'length'],
    ['327305601090000X', 'length'],
    ['3.27306E+15', 'length'],
    ['1111111111111111', 'uniform'],
    ['3273053002900001', 'date'],
    ['3273050113900001', 'date'],
    ['3273050001900001', 'date'],
    ['3273057202900001', 'date'],
    ['3273053502900001', 'date'],
    ['3273050101900000', 'serial'],
  ])('rejects %s: %s', (text, error) => {
    expect(parseNik(text, today)).toEqual({ error });
  });

  it('never has a birth date in the future', () => {
    expect(parseNik('3273052111260001', today).nik?.birthDate).toBe('2026-11-21');
    expect(parseNik('3273052211260001', today).nik?.birthDate).toBe('1926-11-22');
  });

  it('accepts leap days in the century that had one', () => {
    expect(isCalendarDay(2000, 2, 29)).toBe(true);
    expect(isCalendarDay(1900, 2, 29)).toBe(false);
    expect(parseNik('3273052902000001', today).nik?.birthDate).toBe('2000-02-29');
    expect(parseNik('3273052902010001', today)).toEqual({ error: 'date' });
  });

  it('never throws on any text', () => {
    fc.assert(fc.property(fc.string({ maxLength: 40 }), text => void parseNik(text, today)));
  });

  it('parses long texts in reasonable time', () => {
    expect(parseNik('1'.repeat(100_000), today)).toEqual({ error: 'length' });
    expect(parseNik('1 '.repeat(100_000), today)).toEqual({ error: 'length' });
  });

  it('reports mismatches with a record', () => {
    fc.assert(
      fc.property(anyNik, anyDate, fc.constantFrom<'L' | 'P'>('L', 'P'), (nik, birthDate, sex) => {
        const mismatches = nikMismatches(nik, { birthDate, sex });
        expect(mismatches.includes('sex')).toBe(sex !== nik.sex);
        expect(mismatches.includes('birthDate')).toBe(
          birthDate.slice(2) !== nik.birthDate.slice(2),
        );
      }),
    );
  });

  it('is masked', () => {
    expect(maskNik('3273056010900009')).toBe('3273••••••••0009');
  });

  it.each([
    ['one space', '3273 0560 1090 0009'],
    ['two spaces', '3273  0560  1090  0009'],
    ['no-break spaces', '3273\u00a00560\u00a01090\u00a00009'],
    ['tabs', '3273\t0560\t1090\t0009'],
    ['dots and spaces', '3273. 0560. 1090 - 0009'],
  ])('is detected and masked in a text, separated by %s', (_, written) => {
    expect(parseNik(written, today).error).toBeUndefined();
    expect(containsNik(`NIK ${written}, Bandung`)).toBe(true);
    expect(maskNiks(`NIK ${written}, Bandung`)).toBe('NIK 3273••••••••0009, Bandung');
  });

  it.each([
    ['3,27306E+15', '3,•••••E+15'],
    ['berkas 3.2730560109E+15.csv', 'berkas 3.••••••••••E+15.csv'],
    ['327305601090000', '3273•••••••0000'],
    ['32730560109000091', '3273•••••••••0091'],
    ['NIK 3273056010900009', 'NIK 3273••••••••0009'],
  ])('is masked when a program or a typing error damaged it: %s', (text, masked) => {
    expect(maskDamagedNiks(text)).toBe(masked);
    expect(maskInvalidNumber(text)).toBe(masked);
    expect(maskDamagedNiks(masked)).toBe(masked);
  });

  it.each(['rekap 2026-11-22 14.30.15', 'peserta-20261122143015.csv', '081234567890', '1E5'])(
    'is not detected in %s',
    text => {
      expect(maskDamagedNiks(text)).toBe(text);
    },
  );

  it('is masked in an identity field when it shows a region and a birth date', () => {
    expect(maskInvalidNumber('3273 0560 1090')).toBe('3273••••1090');
    expect(maskInvalidNumber('32730560109')).toBe('32730560109');
    expect(maskInvalidNumber('X1234567')).toBe('X1234567');
  });

  it.each([
    ['32110512A0750001', '3211••••••••0001'],
    ['3273O56010900009', '3273••••••••0009'],
    ['32730560/10900009', '3273••••••••0009'],
    ['NIK: 3273 0560 1090 x', 'NIK: 3273••••1090 x'],
    ['A3273B0560C1090', 'A327•••••••1090'],
  ])(
    'is masked in an identity field with letters or signs among the digits: %s',
    (text, masked) => {
      expect(maskInvalidNumber(text)).toBe(masked);
      expect(maskInvalidNumber(masked)).toBe(masked);
    },
  );

  it('is not detected across the lines of an address', () => {
    const lines = 'Jalan Merdeka 10, 40111\n0812 3456 789';
    expect(containsNik(lines)).toBe(false);
    expect(maskNiks(lines)).toBe(lines);
  });
});

describe('mobile number', () => {
  it.each([
    ['0812-3456-7890', '+6281234567890'],
    ['+62 812 3456 7890', '+6281234567890'],
    ['62812.3456.7890', '+6281234567890'],
    ['(0812) 345678', '+62812345678'],
  ])('%s is stored as %s', (text, stored) => {
    expect(parsePhone(text)).toBe(stored);
  });

  it.each([
    '',
    '021-5551234',
    '08',
    '0802345678',
    '08123456789012345',
    '8123456789',
    '0812345678x',
  ])('rejects %s', text => {
    expect(parsePhone(text)).toBeNull();
  });

  it('in its stored form parses to itself', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        fc.stringMatching(/^\d{6,10}$/),
        (second, rest) => {
          const stored = parsePhone(`08${second}${rest}`);
          expect(stored).toBe(`+628${second}${rest}`);
          expect(parsePhone(stored ?? '')).toBe(stored);
        },
      ),
    );
  });
});
