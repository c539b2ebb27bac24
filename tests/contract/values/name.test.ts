import { describe, expect, it } from 'vitest';
import { pesertaFields } from '#contract/domains/peserta/record.ts';
import { isSameName, nameKey, normalizeName } from '#contract/core/values/name.ts';

describe('a name', () => {
  it('keeps its letters as typed, composed and with single spaces', () => {
    expect(normalizeName('  Siti\u00a0 nurBAYA\n de\u202fJo\u200bng ')).toBe(
      'Siti nurBAYA de Jong',
    );
    expect(normalizeName('Zoe\u0301')).toBe('Zo\u00e9');
  });

  it('is the same in any case and with any spaces', () => {
    expect(isSameName('SITI  AMINAH', ' siti aminah')).toBe(true);
    expect(isSameName('ZOE\u0301', 'zo\u00e9')).toBe(true);
    expect(isSameName('Siti Aminah', 'Siti Amina')).toBe(false);
  });

  it.each([
    "Nur'aini",
    'Nur\u2019aini',
    'Nur\u2018aini',
    'Nur`aini',
    'Nur\u00b4aini',
    'Nur\u02bcaini',
    'NURAINI',
  ])('is the same with and without apostrophes: %s', name => {
    expect(nameKey(name)).toBe('nuraini');
  });

  it('is the same with and without accents', () => {
    expect(isSameName('Ren\u00e9 Z\u00fclk', 'Rene Zulk')).toBe(true);
    expect(isSameName('Nur\u200baini', 'Nuraini')).toBe(true);
    expect(isSameName('Nur Aini', 'Nuraini')).toBe(false);
  });

  it('is normalized by the form as well', () => {
    expect(pesertaFields.nama.parse(' Siti   Aminah ')).toBe('Siti Aminah');
  });
});
