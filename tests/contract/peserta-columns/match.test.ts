import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boosterColumns,
  isHeaderRow,
  matchColumns,
  pesertaColumns,
  plainHeader,
  type Column,
} from '#contract/peserta-columns/index.ts';

const fieldsOf = (headers: string[], columns: readonly Column[] = pesertaColumns) =>
  matchColumns(columns, headers).matches.map(({ field, index }) => [index, field]);

/** A header as people retype it: another case, more spaces, other marks. */
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

describe('the columns', () => {
  it('stand in the template’s order, A to Y', () => {
    expect(pesertaColumns).toHaveLength(25);
    expect(pesertaColumns.at(-1)?.header).toBe('Persetujuan Data*');
  });

  it.each([
    ['Peserta', pesertaColumns],
    ['Booster', boosterColumns],
  ])('of %s are told apart by every name they have', (_, columns: readonly Column[]) => {
    const names = columns.flatMap(({ header, synonyms }) => [
      ...new Set([plainHeader(header), ...synonyms]),
    ]);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(names.map(plainHeader)).toEqual(names);
  });

  it('say with a star that everybody needs them', () => {
    const starred = boosterColumns.filter(({ header }) => header.endsWith('*'));
    const required = boosterColumns.filter((one: Column) => one.required === 'always');
    expect(starred).toEqual(required);
  });
});

describe('matching headers', () => {
  it('knows its own, in any order and however retyped', () => {
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

  it('gives a field one column and a column one field, whatever the headers', () => {
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

  it('knows what people call them', () => {
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

  it('knows a slip of the finger, and says that it is not sure', () => {
    const { matches } = matchColumns(pesertaColumns, ['Tangal Lahir', 'Jenis Kelamn']);
    expect(matches.map(({ field, confidence }) => [field, confidence])).toEqual([
      ['tanggalLahir', 'similar'],
      ['jenisKelamin', 'similar'],
    ]);
  });

  it('does not take an employee’s number for an identity number', () => {
    expect(fieldsOf(['NIK Karyawan', 'NIK', 'NIK/Nama Karyawan Penanggung'])).toEqual([
      [1, 'nik'],
      [2, 'penanggung'],
      [0, 'nip'],
    ]);
  });

  it('takes the column further left of two of one name', () => {
    const { matches, unmatched } = matchColumns(pesertaColumns, ['NIK', 'NIK']);
    expect(matches.map(one => one.index)).toEqual([0]);
    expect(unmatched).toEqual([{ index: 1, header: 'NIK' }]);
  });

  it('tells the row of headers from titles and from rows', () => {
    expect(isHeaderRow(pesertaColumns, ['Daftar Peserta Vaksinasi', '', ''])).toBe(false);
    expect(isHeaderRow(pesertaColumns, ['1', 'WNI', '3602041211870001', 'BUDI'])).toBe(false);
    expect(isHeaderRow(pesertaColumns, ['No', 'NIK', 'Nama'])).toBe(true);
  });

  it('is quick, however long a header', () => {
    expect(
      matchColumns(pesertaColumns, ['('.repeat(200_000), 'x '.repeat(200_000)]).matches,
    ).toEqual([]);
  });
});
