import { describe, expect, it } from 'vitest';
import { formatNik } from '#contract/core/values/nik.ts';
import { repairNik } from '#contract/core/values/nik-candidates.ts';
import { mayHaveLostDigits } from '#contract/domains/import/columns/index.ts';
import { fc, runs } from '#tests/properties.ts';

const today = '2026-11-21';

const anyPerson = fc.record({
  region: fc
    .tuple(
      fc.constantFrom(11, 32, 36, 73, 89, 90, 91, 94, 97),
      fc.integer({ min: 1, max: 99 }),
      fc.integer({ min: 1, max: 99 }),
    )
    .map(parts => parts.map(part => String(part).padStart(2, '0')).join('.')),
  birthDate: fc
    .date({ min: new Date('1927-01-01'), max: new Date('2026-11-21'), noInvalidDate: true })
    .map(date => date.toISOString().slice(0, 10)),
  sex: fc.constantFrom<'L' | 'P'>('L', 'P'),
  serial: fc.integer({ min: 1, max: 9999 }),
});

/** How programs change sixteen digits in a numeric cell. */
const cells = {
  'typed into Excel': (nik: string) => `${nik.slice(0, 15)}0`,
  'stored as a double': (nik: string) => BigInt(Number(nik)).toString(),
  'written with fifteen digits': (nik: string) =>
    BigInt(Number(Number(nik).toPrecision(15))).toString(),
  'typed into Excel, stored as a double': (nik: string) =>
    BigInt(Number(`${nik.slice(0, 15)}0`)).toString(),
} as const;

describe('a NIK that passed through a numeric cell', () => {
  it.each(Object.entries(cells))('%s, is repaired correctly or not at all', (_, through) => {
    fc.assert(
      fc.property(anyPerson, fc.boolean(), (person, knowsRegion) => {
        const nik = formatNik(person);
        const region = knowsRegion ? person.region.slice(0, 5) : '';
        const repaired = repairNik(through(nik), { ...person, region, today });
        expect([null, nik]).toContain(repaired);
      }),
      { numRuns: runs(334) },
    );
  });

  it('is never repaired when it was cut: ten serials fit every person', () => {
    fc.assert(
      fc.property(anyPerson, person => {
        const cut = cells['typed into Excel'](formatNik(person));
        expect(repairNik(cut, { ...person, region: person.region, today })).toBeNull();
      }),
    );
  });

  it('is repaired when the program stored all digits', () => {
    const person = { birthDate: '1990-10-20', sex: 'P' as const, today };
    expect(repairNik('3273056010900009', person)).toBe('3273056010900009');
  });

  it('of Papua is unique unless divisible by four', () => {
    const person = { birthDate: '1990-01-01', sex: 'L' as const, today };
    expect(BigInt(Number('9471010101900001')).toString()).toBe('9471010101900000');
    expect(repairNik('9471010101900000', person)).toBeNull();
    expect(repairNik('9471010101900004', person)).toBeNull();
    expect(repairNik('9471010101900006', person)).toBe('9471010101900006');
  });

  it('is not repaired when it contradicts the person', () => {
    const right = { birthDate: '1990-10-20', sex: 'P' as const, today };
    expect(repairNik('3273056010900009', { ...right, sex: 'L' })).toBeNull();
    expect(repairNik('3273056010900009', { ...right, birthDate: '1990-10-21' })).toBeNull();
    expect(repairNik('3273056010900009', { ...right, region: '32.74' })).toBeNull();
    expect(repairNik('3.27306E+15', right)).toBeNull();
  });
});

describe('a cell with a possibly cut number', () => {
  it.each([
    ['3273056010900000', true, true],
    ['3273056010900009', true, true],
    ['3273056010900000', false, false],
    ['3.27306E+15', false, true],
    ['3,27306E+15', false, true],
    ['327305601090000?', false, true],
    ['81234567890', true, false],
    ['BUDI', false, false],
  ])('%s with isNumber %s', (text, isNumber, rounded) => {
    expect(mayHaveLostDigits({ text, isNumber })).toBe(rounded);
  });
});
