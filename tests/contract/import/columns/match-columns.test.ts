import { describe, expect, it } from 'vitest';
import {
  boosterColumns,
  countHeaderMatches,
  matchColumns,
  pesertaColumns,
  normalizeHeader,
  type SheetColumn,
} from '#contract/domains/import/columns/index.ts';
import { fc } from '#tests/properties.ts';

const fieldsOf = (headers: string[], columns: readonly SheetColumn[] = pesertaColumns) =>
  matchColumns(columns, headers).matches.map(({ field, index }) => [index, field]);

/** Returns a header as people retype it: other case, spacing and punctuation. */
const retyped = (header: string): fc.Arbitrary<string> =>
  fc
    .record({
      upper: fc.boolean(),
      before: fc.constantFrom('', ' ', '  ', '* '),
      after: fc.constantFrom('', ' ', ' *', ':', ' (wajib)', '.'),
      gap: fc.constantFrom(' ', '  ', '_', '-', '\n', '. '),
    })
    .map(({ upper, before, after, gap }) => {
      const text = before + header.replaceAll(' ', gap) + after;
      return upper ? text.toUpperCase() : text.toLowerCase();
    });

describe('columns', () => {
  it('are in the order of the template, A to Y', () => {
    expect(pesertaColumns).toHaveLength(25);
    expect(pesertaColumns.at(-1)?.header).toBe('Persetujuan Data*');
  });

  it.each([
    ['Peserta', pesertaColumns],
    ['Booster', boosterColumns],
  ])('of %s have unique headers and synonyms', (_, columns: readonly SheetColumn[]) => {
    const names = columns.flatMap(({ header, synonyms }) => [
      ...new Set([normalizeHeader(header), ...synonyms]),
    ]);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(names.map(normalizeHeader)).toEqual(names);
  });

  it('have a star exactly when they are always required', () => {
    const starred = boosterColumns.filter(({ header }) => header.endsWith('*'));
    const required = boosterColumns.filter((one: SheetColumn) => one.required === 'always');
    expect(starred).toEqual(required);
  });
});

describe('matching headers', () => {
  it('finds its own headers in any order and notation', () => {
    const shuffled = fc
      .shuffledSubarray([...boosterColumns], { minLength: boosterColumns.length })
      .chain(columns =>
        fc
          .tuple(...columns.map(({ header }) => retyped(header)))
          .map(headers => ({ columns, headers })),
      );
    fc.assert(
      fc.property(shuffled, ({ columns, headers }) => {
        const { matches, missing, unmatched } = matchColumns(boosterColumns, headers);
        expect(missing).toEqual([]);
        expect(unmatched).toEqual([]);
        for (const { field, index, confidence } of matches) {
          expect([columns[index]?.field, confidence]).toEqual([field, 'exact']);
        }
      }),
    );
  });

  it('maps each field to one column and each column to one field, for any headers', () => {
    const anyHeader = fc.oneof(
      fc.string(),
      fc.constantFrom(...pesertaColumns.flatMap(one => [one.header, ...one.synonyms])),
    );
    fc.assert(
      fc.property(fc.array(anyHeader, { maxLength: 60 }), headers => {
        const { matches, unmatched } = matchColumns(pesertaColumns, headers);
        expect(new Set(matches.map(one => one.field)).size).toBe(matches.length);
        expect(new Set(matches.map(one => one.index)).size).toBe(matches.length);
        const named = headers.filter(header => header.trim() !== '').length;
        expect(unmatched.length + matches.filter(one => one.header.trim() !== '').length).toBe(
          named,
        );
      }),
    );
  });

  it('finds common synonyms', () => {
    expect(
      fieldsOf(['No.', 'Nama', 'No KTP', 'Tgl Lahir', 'L/P', 'HP/WA', 'Kab./Kota', 'Keterangan']),
    ).toEqual([
      [0, 'no'],
      [2, 'nik'],
      [1, 'nama'],
      [3, 'tanggalLahir'],
      [4, 'jenisKelamin'],
      [5, 'noHP'],
      [6, 'kabKota'],
    ]);
  });

  it('finds headers with typing errors, marked as similar', () => {
    const { matches } = matchColumns(pesertaColumns, ['Tangal Lahir', 'Jenis Kelamn']);
    expect(matches.map(({ field, confidence }) => [field, confidence])).toEqual([
      ['tanggalLahir', 'similar'],
      ['jenisKelamin', 'similar'],
    ]);
  });

  it('does not map an employee number to the NIK', () => {
    expect(fieldsOf(['NIK Karyawan', 'NIK', 'NIK/Nama Karyawan Penanggung'])).toEqual([
      [1, 'nik'],
      [2, 'penanggung'],
      [0, 'nip'],
    ]);
  });

  it('prefers the leftmost of two equal headers', () => {
    const { matches, unmatched } = matchColumns(pesertaColumns, ['NIK', 'NIK']);
    expect(matches.map(one => one.index)).toEqual([0]);
    expect(unmatched).toEqual([{ index: 1, header: 'NIK' }]);
  });

  it('tells the header row from titles and data rows', () => {
    expect(countHeaderMatches(pesertaColumns, ['Daftar Peserta Vaksinasi', '', ''])).toBe(0);
    expect(countHeaderMatches(pesertaColumns, ['1', 'WNI', '3602041211870001', 'BUDI'])).toBe(0);
    expect(countHeaderMatches(pesertaColumns, ['No', 'NIK', 'Nama'])).toBe(3);
  });

  it('stays fast for very long headers', () => {
    expect(
      matchColumns(pesertaColumns, ['('.repeat(200_000), 'x '.repeat(200_000)]).matches,
    ).toEqual([]);
  });
});
