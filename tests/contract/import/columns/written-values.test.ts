import { describe, expect, it } from 'vitest';
import { pesertaCategories } from '#contract/domains/lookup.ts';
import {
  boosterColumns,
  createLookupFinders,
  matchColumns,
  parseRow,
  type ColumnField,
  type SheetCell,
} from '#contract/domains/import/columns/index.ts';
import { lookupLists } from '#server/domains/lookup/index.ts';

const finders = createLookupFinders({ ...lookupLists, kategori: pesertaCategories });
const mapping = matchColumns(
  boosterColumns,
  boosterColumns.map(one => one.header),
);
type Cells = Partial<Record<ColumnField, string | SheetCell>>;

const parse = (cells: Cells) =>
  parseRow(
    boosterColumns.map(({ field }) => {
      const cell = cells[field] ?? '';
      return typeof cell === 'string' ? { text: cell, isNumber: false } : cell;
    }),
    mapping,
    finders,
  );
const valueOf = (field: Exclude<ColumnField, 'no'>, text: string | SheetCell) =>
  parse({ [field]: text }).values[field];
const number = (text: string): SheetCell => ({ text, isNumber: true });

describe('an integer written with a fraction of zeros', () => {
  it.each<[Exclude<ColumnField, 'no'>, string, string]>([
    ['noHP', '81768083191.0', '+6281768083191'],
    ['noHP', '081768083191,00', '+6281768083191'],
    ['noHP', '6281768083191.0', '+6281768083191'],
    ['noHP', '0812.3456.7890', '+6281234567890'],
    ['noHP', '0812.34567000', '+6281234567000'],
    ['nik', '3273051211870009.0', '3273051211870009'],
    ['nip', '10023.0', '10023'],
    ['nip', 'K-10023.0', 'K-10023.0'],
    ['kodePos', '40111.0', '40111'],
    ['kodeFaskes', '10250301.00', '10250301'],
    ['penanggung', '3273051211870009.0', '3273051211870009'],
    ['penanggung', '10023.0', '10023'],
    ['kabKota', '3273.0', '32.73'],
    ['noPaspor', '1234567.0', '1234567'],
  ])('%s %s is %s', (field, text, value) => {
    expect(valueOf(field, text)).toBe(value);
    expect(valueOf(field, number(text))).toBe(value);
  });
});

describe('a value with invisible and unusual characters', () => {
  it.each<[Exclude<ColumnField, 'no'>, string, string]>([
    ['nik', '\u202a3273\u00a00512\u20131187\u20110009\u202c', '3273051211870009'],
    ['nik', '３２７３０５１２１１８７０００９', '3273051211870009'],
    ['noHP', '\u202a+62\u00a0812\u20113456\u20137890\u202c', '+6281234567890'],
    ['tanggalLahir', '12\u201111\u20131987\u200b', '1987-11-12'],
    ['email', '\u200bBudi@contoh.co.id\ufeff', 'budi@contoh.co.id'],
    ['nama', 'Budi\u00a0\u200eSantoso', 'Budi Santoso'],
    ['kabKota', 'Kota\u00a0Band\u00adung', '32.73'],
    ['noPaspor', 'X\u2013123 4567', 'X1234567'],
    ['jenisKelamin', '\u200eL', 'L'],
  ])('%s %j is %s', (field, text, value) => {
    expect(valueOf(field, text)).toBe(value);
  });
});

describe('the name of a regency or city', () => {
  it.each([
    ['Pangkalpinang', '19.71'],
    ['Tanjungpinang', '21.72'],
    ['Kota Tanjung-Pinang', '21.72'],
    ['Palangka Raya', '62.71'],
    ['Gunung Kidul', '34.03'],
    ['Karang Asem', '51.07'],
    ['Batubara', '12.19'],
    ['Tebingtinggi', '12.76'],
    ['Lubuk Linggau', '16.73'],
    ['Kab.Bandung', '32.04'],
    ['KAB. BANDUNG', '32.04'],
    ['Bandung (Kota)', '32.73'],
    ['Bandung, Kab.', '32.04'],
    ['Kota Bandung, Jawa Barat', '32.73'],
    ['Kota Bandung - Jawa Barat', '32.73'],
    ['Kota Bandung (Jawa Barat)', '32.73'],
    ['Kab. Garut / Jawa Barat', '32.05'],
    ['Kota Bandung Prov. Jawa Barat', '32.73'],
    ['Jakarta Selatan', '31.74'],
    ['Kota Adm. Jakarta Selatan', '31.74'],
    ['Kotabaru', '63.02'],
    ['Kab. Kotabaru', '63.02'],
    ['Kotamobagu', '71.74'],
    ['327301', '32.73'],
    ['32.73.01', '32.73'],
    ['32.73.01.1001', '32.73'],
    ['3273011001', '32.73'],
    ['Depok Jawa Barat', '32.76'],
    ['Depok Jabar', '32.76'],
    ['Kota Bandung Jawa Barat', '32.73'],
    ['Beji Kota Depok', '32.76'],
    ['Beji Kota Depok Jawa Barat', '32.76'],
    ['Jl. Margonda 1 Beji Depok Jawa Barat Indonesia', '32.76'],
    ['Jl. Margonda 1, Beji, Depok, Jawa Barat', '32.76'],
    ['Depok Jawa Barat 16424', '32.76'],
    ['Sleman Yogyakarta', '34.04'],
    ['Pangkal Pinang Bangka Belitung', '19.71'],
    ['Lampung Tengah Lampung', '18.02'],
    ['Kab Kotabaru Kalimantan Selatan', '63.02'],
  ])('%s is %s', (text, id) => {
    expect(finders.kabKota(text)).toEqual({ id });
  });

  it.each([
    ['Tangsel', 'Kota Tangerang Selatan'],
    ['Jogja', 'Kota Yogyakarta'],
    ['Solo', 'Kota Surakarta'],
    ['Makasar', 'Kota Makassar'],
    ['Kab. Tanggerang', 'Kabupaten Tangerang'],
    ['Tanggerang', 'Tangerang'],
  ])('%s suggests %s', (text, suggestion) => {
    expect(finders.kabKota(text)).toEqual({ suggestion });
    expect(parse({ kabKota: text }).issues).toEqual([
      { field: 'kabKota', kind: 'unknown', hint: suggestion },
    ]);
  });

  it.each([
    'Bandung',
    'Bandung, Jawa Barat',
    'Bandung Jawa Barat',
    'Garut Depok Jawa Barat',
    'Kota Depok Kota Bogor',
  ])('%s is ambiguous', text => {
    expect(finders.kabKota(text)).toBe('ambiguous');
  });

  it.each([
    '',
    'Indonesia',
    '40111',
    '99.99',
    'Tokyo',
    ',',
    '(Kota)',
    'Jawa Barat',
    // Without kind and province a word of an address may be anything.
    'Jalan Garut Beji Depok',
    // The code contradicts the name.
    '32.73 Kota Depok',
    // In another province.
    'Jalan Kenanga Surabaya Jawa Barat',
  ])('%j is unknown', text => {
    expect(finders.kabKota(text)).toBeNull();
  });

  it('of the list finds itself', () => {
    for (const { id, name } of lookupLists.kabKota) expect(finders.kabKota(name)).toEqual({ id });
  });
});

describe('words for sex and consent', () => {
  it.each([
    ['L (Laki-laki)', 'L'],
    ['Perempuan (P)', 'P'],
    ['P/Perempuan', 'P'],
    ['Lelaki', 'L'],
    ['Laki2', 'L'],
    ['laki - laki', 'L'],
  ])('%s is %s', (text, sex) => {
    expect(valueOf('jenisKelamin', text)).toBe(sex);
  });

  it.each(['L/P', 'Laki-laki (P)', 'X', '()'])('%s is no sex', text => {
    expect(parse({ jenisKelamin: text }).issues).toMatchObject([{ kind: 'unreadable' }]);
  });

  it.each([
    ['☑', true],
    ['✅', true],
    ['✔️', true],
    ['Bersedia', true],
    ['Sudah', true],
    ['OK', true],
    ['Setuju', true],
    ['☐', false],
    ['Tidak bersedia', false],
    ['Belum', false],
    ['❌', null],
    ['mungkin', null],
  ])('%s is %s', (text, consent) => {
    expect(valueOf('persetujuan', text)).toBe(consent);
  });
});

describe('a date that a time zone has shifted', () => {
  it.each([
    '1987-11-11 17:00',
    '1987-11-11T16:00:00.000Z',
    '11/11/1987 15:00',
    '1987-11-11 16:59:48',
    '11-11-1987 5:00 PM',
  ])('is the day of the NIK: %s', text => {
    for (const nik of ['3273051211870009', '3273055211870009']) {
      const { values, issues } = parse({ nik, tanggalLahir: text });
      expect([values.tanggalLahir, issues]).toEqual(['1987-11-12', []]);
    }
  });

  it('gets a warning that names the time where no NIK decides', () => {
    for (const field of ['tanggalDosis2', 'rencanaTanggal', 'tanggalLahir'] as const) {
      const { values, issues } = parse({ [field]: '2026-09-30 17:00', nik: '3273050101900009' });
      expect([values[field], issues]).toEqual([
        '2026-09-30',
        [{ field, kind: 'shifted', hint: '17:00' }],
      ]);
    }
  });

  it('is the next day in the last seconds of a day, and any other time does not count', () => {
    expect(parse({ tanggalDosis2: '2026-09-30 23:59:48' })).toMatchObject({
      values: { tanggalDosis2: '2026-10-01' },
      issues: [],
    });
    expect(parse({ tanggalDosis2: '2026-09-30 09:14:00' })).toMatchObject({
      values: { tanggalDosis2: '2026-09-30' },
      issues: [],
    });
  });
});

describe('a failed or uncalculated formula', () => {
  it('is an issue of its field, whatever it says', () => {
    const failed = { text: '#APAPUN', isNumber: false, isFormula: true, isError: true };
    const uncalculated = { text: '', isNumber: false, isFormula: true };
    expect(parse({ pekerjaan: failed, kecamatan: uncalculated, nip: 'Err:502' })).toMatchObject({
      values: { pekerjaan: null, kecamatan: null, nip: null },
      issues: [
        { field: 'kecamatan', kind: 'uncalculated' },
        { field: 'nip', kind: 'error' },
        { field: 'pekerjaan', kind: 'error' },
      ],
    });
  });
});
