import { describe, expect, it } from 'vitest';
import { pesertaCategories } from '#contract/domains/lookup.ts';
import {
  boosterColumns,
  cellText,
  createLookupFinders,
  matchColumns,
  parseRow,
  type ColumnField,
  type SheetCell,
} from '#contract/domains/import/columns/index.ts';
import { fc, runs } from '#tests/properties.ts';

const finders = createLookupFinders({
  kabKota: [
    { id: '11.10', name: 'Kabupaten Aceh Singkil' },
    { id: '31.71', name: 'Kota Administrasi Jakarta Pusat' },
    { id: '32.04', name: 'Kabupaten Bandung' },
    { id: '32.05', name: 'Kabupaten Garut' },
    { id: '32.73', name: 'Kota Bandung' },
  ],
  kategori: pesertaCategories,
  negara: [
    { id: 'ID', name: 'Indonesia' },
    { id: 'JP', name: 'Jepang' },
  ],
});
const mapping = matchColumns(
  boosterColumns,
  boosterColumns.map(one => one.header),
);

type CellsByField = Partial<Record<ColumnField, string | SheetCell>>;

const rowOf = (cellsByField: CellsByField): SheetCell[] =>
  boosterColumns.map(({ field }) => {
    const cell = cellsByField[field] ?? '';
    return typeof cell === 'string' ? { text: cell, isNumber: false } : cell;
  });
const number = (text: string): SheetCell => ({ text, isNumber: true });
const parseCells = (cellsByField: CellsByField) => parseRow(rowOf(cellsByField), mapping, finders);

/** Returns the parsed value of one cell and the kinds of its issues. */
function read(field: Exclude<ColumnField, 'no'>, cell: string | SheetCell) {
  const { values, issues } = parseCells({ [field]: cell });
  return [values[field], ...issues.map(one => one.kind)];
}

describe('parsing a row', () => {
  it.each([
    ['12-11-1987', '1987-11-12'],
    ['12/11/1987', '1987-11-12'],
    ['2.1.1987', '1987-01-02'],
    ['1987-11-12', '1987-11-12'],
    ['1987-11-12 00:00:00', '1987-11-12'],
    ['12 November 1987', '1987-11-12'],
    ['5-Agt-1990', '1990-08-05'],
    ['5 Aug 1990', '1990-08-05'],
    ['17 Agustus 1945', '1945-08-17'],
    ['12111987', '1987-11-12'],
    ['19871112', '1987-11-12'],
    [number('5111987'), '1987-11-05'],
    [number('32093'), '1987-11-12'],
    [number('32093.5'), '1987-11-12'],
  ])('parses the day %o', (cell, day) => {
    expect(read('tanggalLahir', cell)).toEqual([day]);
  });

  it.each(['04/25/1990', '12-11-87', '30-02-1990', '29-02-1900', 'kemarin', '32093', number('87')])(
    'reports the day %o as unreadable',
    cell => {
      const text = typeof cell === 'string' ? cell : cell.text;
      expect(read('tanggalLahir', cell)).toEqual([text, 'unreadable']);
    },
  );

  it.each([
    ['L', 'L'],
    ['laki - laki', 'L'],
    ['Pria', 'L'],
    ['p', 'P'],
    ['PEREMPUAN', 'P'],
    ['Wanita', 'P'],
  ])('parses the sex %s', (text, sex) => {
    expect(read('jenisKelamin', text)).toEqual([sex]);
  });

  it.each([
    ['0812-3456-7890', '+6281234567890'],
    [number('81234567890'), '+6281234567890'],
    ['81234567890', '+6281234567890'],
    [number('6281234567890'), '+6281234567890'],
    ["'081234567890", '+6281234567890'],
    ['021-5551234', '021-5551234'],
  ])('parses the phone number %o', (cell, phone) => {
    expect(read('noHP', cell)).toEqual([phone]);
  });

  it.each([
    ['32.73', ['32.73']],
    ['3273', ['32.73']],
    [number('32.73'), ['32.73']],
    [number('11.1'), ['11.10']],
    ['kota bandung', ['32.73']],
    ['KAB. BANDUNG', ['32.04']],
    ['Kabupaten Bandung', ['32.04']],
    ['Bandung', ['Bandung', 'ambiguous']],
    ['Garut', ['32.05']],
    ['Kota Garut', ['Kota Garut', 'unreadable']],
    ['Jakarta Pusat', ['31.71']],
    ['Kota Adm. Jakarta Pusat', ['31.71']],
    ['99.99', ['99.99', 'unreadable']],
  ])('finds the regency or city %o', (cell, found) => {
    expect(read('kabKota', cell)).toEqual(found);
  });

  it.each([
    ['KARYAWAN', ['KARYAWAN']],
    ['Keluarga karyawan', ['KELUARGA']],
    ['csr', ['MASYARAKAT_CSR']],
    ['Individu_Terkait', ['INDIVIDU_TERKAIT']],
    ['Tetangga', ['Tetangga', 'unreadable']],
  ])('finds the category %s', (text, found) => {
    expect(read('kategori', text)).toEqual(found);
  });

  it('finds countries by code and by name', () => {
    expect(read('negara', 'jp')).toEqual(['JP']);
    expect(read('negara', 'Jepang')).toEqual(['JP']);
    expect(read('negara', 'Wakanda')).toEqual(['Wakanda', 'unreadable']);
  });

  it('tells citizens from foreigners, by their documents when citizenship is missing', () => {
    expect(read('isWNI', 'wna')).toEqual([false]);
    expect(parseCells({ noPaspor: 'X1234567' }).values.isWNI).toBe(false);
    expect(parseCells({ nik: '3602041211870001', noPaspor: 'X1234567' }).values.isWNI).toBe(true);
    expect(parseCells({ isWNI: 'Jepang', noPaspor: 'X1' }).issues).toEqual([
      { field: 'isWNI', kind: 'unreadable' },
    ]);
  });

  it('stores whether there is an illness, not which', () => {
    expect(read('komorbid', 'Hipertensi')).toEqual([true]);
    expect(read('komorbid', '-')).toEqual([false]);
    expect(read('komorbid', 'Tidak ada')).toEqual([false]);
  });

  it('accepts only a yes as consent', () => {
    expect(read('persetujuan', 'Ya')).toEqual([true]);
    expect(read('persetujuan', 'TIDAK')).toEqual([false]);
    expect(read('persetujuan', 'mungkin')).toEqual([null, 'unreadable']);
    expect(read('persetujuan', '')).toEqual([null]);
  });

  it('reports a numeric NIK as possibly cut, and accepts text', () => {
    expect(read('nik', number('3602041211870000'))).toEqual(['3602041211870000', 'rounded']);
    expect(read('nik', '3602 0412 1187 0000')).toEqual(['3602041211870000']);
    expect(read('nik', '3.60204E+15')).toEqual(['3.60204E+15', 'rounded']);
  });

  it('ignores a failed formula and reports calculated values', () => {
    expect(read('nama', '#N/A')).toEqual([null, 'error']);
    expect(read('nama', { text: 'Budi', isNumber: false, isFormula: true })).toEqual([
      'Budi',
      'formula',
    ]);
  });

  it('keeps the case of a name', () => {
    expect(read('nama', ' Rahmat  de Vries ')).toEqual(['Rahmat de Vries']);
  });

  it.each(['Jalan \ud83d Satu', 'Jalan \uffff Satu'])('reports half of a character', text => {
    expect(read('alamat', text)).toEqual([text, 'malformed']);
    expect(read('alamat', 'Jalan 😀 Satu')).toEqual(['Jalan 😀 Satu']);
  });

  it.each(['3273••••••••0009', '3,•••••E+15'])('reads the masked NIK %s as damaged', text => {
    expect(read('nik', text)).toEqual([text, 'rounded']);
  });

  it('reports a truncated text', () => {
    expect(read('nama', { text: 'Budi', isNumber: false, isTruncated: true })).toEqual([
      'Budi',
      'truncated',
    ]);
  });

  it('returns every cell as written', () => {
    const { original } = parseCells({ nama: '  budi  s. ', tanggalLahir: number('32093') });
    expect(original).toEqual({ nama: '  budi  s. ', tanggalLahir: '32093' });
  });

  it('returns the same values after writing and parsing again', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 30 }),
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom(
        ...[
          "'=1+1",
          "''0812",
          'ya',
          '-',
          '12/11/1987',
          'Kab. Garut',
          'Bandung',
          'WNA',
          '0812345678',
        ],
        ...['81234567890', 'ß', 'ŉ', 'ǰ', 'İ', '#REF!', '\u00a0', '3.1E+15', '- -', '. .'],
      ),
    );
    const anyCell = fc.record({ text: anyText, isNumber: fc.constant(false) });
    const anyNumber = fc.integer({ min: 0, max: 2_000_000_000 }).map(n => number(String(n)));
    const width = boosterColumns.length;
    const anyRow = fc.array(fc.oneof(anyCell, anyNumber), { minLength: width, maxLength: width });
    fc.assert(
      fc.property(anyRow, cells => {
        const { values } = parseRow(cells, mapping, finders);
        const again = boosterColumns.map(({ field }) => ({
          text: cellText(values, field),
          isNumber: false,
        }));
        expect(parseRow(again, mapping, finders).values).toEqual(values);
      }),
      { numRuns: runs(100) },
    );
  });
});
