import { describe, expect, it } from 'vitest';
import { formatNik, parseNik } from '#contract/core/values/nik.ts';
import {
  applyNikEdit,
  nikCandidates,
  nikOfWoman,
  onlyNikWithOtherDigit,
} from '#contract/core/values/nik-candidates.ts';
import { fc, runs } from '#tests/properties.ts';

const today = '2030-01-02';
const woman = { region: '32.73.05', birthDate: '1988-12-31', sex: 'P', serial: 7 } as const;
const nik = formatNik(woman);
const facts = { birthDate: '1988-12-31', sex: 'P', region: '32.73', today } as const;

const anyPerson = fc.record({
  region: fc
    .tuple(
      fc.integer({ min: 11, max: 97 }),
      fc.integer({ min: 1, max: 99 }),
      fc.integer({ min: 1, max: 40 }),
    )
    .map(parts => parts.map(part => String(part).padStart(2, '0')).join('.')),
  birthDate: fc
    .date({ min: new Date('1940-01-01'), max: new Date('2011-12-31'), noInvalidDate: true })
    .map(date => date.toISOString().slice(0, 10)),
  sex: fc.constantFrom<'L' | 'P'>('L', 'P'),
  serial: fc.integer({ min: 1, max: 9999 }),
});

const replaceAt = (text: string, at: number, digit: string): string =>
  text.slice(0, at) + digit + text.slice(at + 1);

describe('the candidates of a NIK', () => {
  it.each([
    ['two digits exchanged', '2373057112880007', { jenis: 'tukar', posisi: 1 }],
    ['a wrong digit', '3273057192880007', { jenis: 'angka', posisi: 9, angka: '1' }],
    ['a missing digit', nik.slice(0, 8) + nik.slice(9), { jenis: 'sisip' }],
    ['an added digit', `${nik.slice(0, 8)}9${nik.slice(8)}`, { jenis: 'hapus', posisi: 9 }],
    ['a woman without 40', '3273053112880007', { jenis: 'hariPerempuan' }],
    ['another year', '3273057112790007', { jenis: 'tahun', angka: '88' }],
    ['another region', '9999057112880007', { jenis: 'wilayah', angka: '3273' }],
  ])('%s', (_, wrong, edit) => {
    const [first] = nikCandidates(wrong, facts);
    expect(first?.nik).toBe(nik);
    expect(first?.edit).toMatchObject(edit);
    expect(first?.agrees).toEqual(['birthDate', 'sex', 'region']);
  });

  it('are none for a right number, without facts, or for other texts', () => {
    expect(nikCandidates(nik, facts)).toEqual([]);
    expect(nikCandidates('3273057192880007', { ...facts, birthDate: null, sex: null })).toEqual([]);
    expect(nikCandidates('3,27305E+15', facts)).toEqual([]);
    expect(nikCandidates('', facts)).toEqual([]);
  });

  it('contradict nothing that is known, differ from the number, and are few', () => {
    fc.assert(
      fc.property(anyPerson, fc.stringMatching(/^\d{15,17}$/), (person, text) => {
        const known = { ...person, region: person.region.slice(0, 5), today };
        const found = nikCandidates(text, known);
        expect(found.length).toBeLessThanOrEqual(5);
        for (const { nik: candidate, edit } of found) {
          const parsed = parseNik(candidate, today).nik;
          expect(parsed?.sex).toBe(person.sex);
          expect(parsed?.birthDate.slice(2)).toBe(person.birthDate.slice(2));
          expect(applyNikEdit(text, edit)).toBe(candidate);
        }
      }),
    );
  });
});

describe('a NIK with one wrong digit', () => {
  it('is restored or left, but never turned into another', () => {
    fc.assert(
      fc.property(
        anyPerson,
        fc.integer({ min: 0, max: 15 }),
        fc.integer({ min: 0, max: 9 }),
        (person, at, digit) => {
          const right = formatNik(person);
          const wrong = replaceAt(right, at, String(digit));
          const known = { ...person, region: person.region.slice(0, 5), today };
          expect([null, right]).toContain(onlyNikWithOtherDigit(wrong, known));
        },
      ),
      { numRuns: runs(200) },
    );
  });

  it('is left when a fact is unknown or the region is another', () => {
    const wrong = '3273057192880007';
    expect(onlyNikWithOtherDigit(wrong, facts)).toBe(nik);
    expect(onlyNikWithOtherDigit(wrong, { ...facts, region: null })).toBeNull();
    expect(onlyNikWithOtherDigit(wrong, { ...facts, region: '32.04' })).toBeNull();
    expect(onlyNikWithOtherDigit(wrong, { ...facts, sex: null })).toBeNull();
  });

  it('of a woman gets its 40 only when everything else agrees', () => {
    const wrong = '3273053112880007';
    expect(nikOfWoman(wrong, facts)).toBe(nik);
    expect(nikOfWoman(wrong, { ...facts, sex: 'L' })).toBeNull();
    expect(nikOfWoman(wrong, { ...facts, birthDate: '1988-12-30' })).toBeNull();
    expect(nikOfWoman(nik, facts)).toBeNull();
  });
});
