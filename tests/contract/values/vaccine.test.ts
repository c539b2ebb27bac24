import { describe, expect, it } from 'vitest';
import { vaccineInput } from '#contract/domains/vaksinasi/input.ts';
import { isSameVaccine } from '#contract/domains/vaksinasi/vaccine.ts';
import {
  batchNumber,
  parseVaccine,
  suggestVaccine,
  vaccineField,
  vaccineOfDose,
} from '#contract/core/values/vaccine.ts';

describe('the name of a vaccine', () => {
  it.each([
    ['sinovac', 'CoronaVac'],
    ['CORONAVAC (Sinovac)', 'CoronaVac'],
    ['Vaksin COVID-19 Sinopharm, booster', 'Sinopharm'],
    ['Vaksin COVID-19 Sinopharm, vial 2 dosis', 'Sinopharm'],
    ['Comirnaty', 'Pfizer'],
    ['astra zeneca', 'AstraZeneca'],
    ['Sputnik-V', 'Sputnik V'],
    ['bio farma', 'Bio Farma'],
    ['IndoVac (Bio Farma)', 'IndoVac'],
    ['Sinovac Biofarma', 'Bio Farma'],
    ['Sinovac/Biofarma', 'Bio Farma'],
    ['Sinovac (Bio Farma)', 'Bio Farma'],
    ['Moderna mRNA', 'Moderna'],
    ['lainnya:  Soberana', 'Lainnya: Soberana'],
    ['Lainnya: pfizer', 'Pfizer'],
    ['Abc', null],
    ['Lainnya: ', null],
    ['Lainnya: =1+1', null],
    ['Lainnya: 😀😀', null],
    ['', null],
  ])('%s is stored as %s', (text, expected) => {
    expect(parseVaccine(text)).toBe(expected);
  });

  it('is suggested for a misspelling only', () => {
    expect(suggestVaccine('Sinofarm')).toBe('Sinopharm');
    expect(suggestVaccine('Astra')).toBe('AstraZeneca');
    expect(suggestVaccine('Modernaa')).toBe('Moderna');
    expect(suggestVaccine('Abc')).toBeUndefined();
    expect(suggestVaccine('xy')).toBeUndefined();
  });

  it('of a dose is kept as another vaccine when it is not in the list', () => {
    expect(vaccineOfDose('Vaksin Rubah')).toBe('Lainnya: Vaksin Rubah');
    expect(vaccineOfDose('sinopharm')).toBe('Sinopharm');
    expect(vaccineOfDose('=1+1')).toBeNull();
  });

  it('is refused with a suggestion, and never with an identity number', () => {
    expect(vaccineField.parse(' sinovac ')).toBe('CoronaVac');
    expect(vaccineField.safeParse('Sinofarm').error?.message).toContain('Sinopharm');
    expect(vaccineField.safeParse('Abc').success).toBe(false);
    expect(vaccineField.safeParse('Lainnya: 3273050101900001').success).toBe(false);
  });

  it.each(['327305/010190/0001', '327305,010190,0001', '327305(010190)0001'])(
    'is refused with the split identity number %s, as is a batch number',
    nik => {
      expect(vaccineField.safeParse(`Lainnya: ${nik}`).success).toBe(false);
      expect(batchNumber.safeParse(nik).success).toBe(false);
      expect(vaccineInput.vaksin.safeParse(nik).success).toBe(false);
    },
  );
});

describe('two doses are of one vaccine', () => {
  it.each([
    [{ idProduk: 1, vaksin: 'A' }, { idProduk: 1, vaksin: 'B' }, true],
    [{ idProduk: 1, vaksin: 'Vaksin Sinopharm' }, { idProduk: 2, vaksin: 'Sinopharm' }, true],
    [{ vaksin: 'Vaksin Baru' }, { vaksin: 'vaksin baru ' }, true],
    [{ idProduk: 1, vaksin: 'Sinopharm' }, { idProduk: 2, vaksin: 'CoronaVac' }, false],
    [{ vaksin: 'Sinopharm Vial 1 dosis' }, { vaksin: 'Sinopharm (0,5 ml)' }, true],
    [{ vaksin: 'Paket Sinopharm' }, { vaksin: 'Sinopharm' }, true],
    [{ vaksin: 'IndoVac Bio Farma (0,5 ml)' }, { vaksin: 'IndoVac' }, true],
    [{ vaksin: 'Paket Sinopharm' }, { vaksin: 'Paket Moderna' }, false],
    // Bio Farma makes other vaccines too, and a text with two names is neither.
    [{ vaksin: 'Flubio Bio Farma' }, { vaksin: 'Hepatitis B Bio Farma' }, false],
    [{ vaksin: 'Sinopharm atau Pfizer' }, { vaksin: 'Sinopharm' }, false],
  ])('%j and %j: %s', (one, other, expected) => {
    expect(isSameVaccine(one, other)).toBe(expected);
  });
});
