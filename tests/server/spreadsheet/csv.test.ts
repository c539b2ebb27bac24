import { describe, expect, it } from 'vitest';
import { detectDelimiter } from '#server/platform/spreadsheet/csv/csv-rows.ts';
import { fc, runs } from '#tests/properties.ts';
import { collectRows, rejectionOf, cellTexts } from './collect-rows.ts';

const csv = { kind: 'csv' as const };
const readTexts = async (file: string | Buffer) =>
  cellTexts(await collectRows(Buffer.from(file), csv));

/** Encodes text like an old Excel. */
const encodeWindows1252 = (text: string): Buffer => Buffer.from(text, 'latin1');

describe('a CSV file', () => {
  const text = 'NIK;Nama;Kota\r\n0012;Zoë “A”;Dépok\r\n';
  const rows = [
    ['NIK', 'Nama', 'Kota'],
    ['0012', 'Zoë “A”', 'Dépok'],
  ];
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16 with a byte order mark', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16 without a byte order mark', Buffer.from(text, 'utf16le')],
    ['UTF-16 in the other byte order', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
  ])('is read in %s', async (_, file) => {
    expect(await readTexts(file)).toEqual(rows);
  });

  it('is read in Windows-1252', async () => {
    expect(await readTexts(encodeWindows1252('Nama;Kota\r\nZo\xeb \x93A\x94;D\xe9pok'))).toEqual([
      ['Nama', 'Kota'],
      ['Zoë “A”', 'Dépok'],
    ]);
  });

  it.each([
    ['a,b,c', ','],
    ['a;b,x;c', ';'],
    ['a\tb', '\t'],
    ['a|b|c', '|'],
    ['"a;b;c;d",b,c', ','],
    ['"a\nb";c', ';'],
    ['sep=,\na;b', ','],
    ['', ';'],
  ])('%o has the delimiter %o', (head, mark) => {
    expect(detectDelimiter(head)).toBe(mark);
  });

  it('counts rows like Excel and skips empty ones', async () => {
    const rows = await collectRows(Buffer.from('a;b\r\n\r\n;;\r\n"x\r\ny";"say ""hi"""\n'), csv);
    expect(rows.map(({ rowNumber }) => rowNumber)).toEqual([1, 4]);
    expect(cellTexts(rows)).toEqual([
      ['a', 'b'],
      ['x\r\ny', 'say "hi"'],
    ]);
  });

  it('reads every cell as text and unwraps ="…"', async () => {
    const [row] = await collectRows(Buffer.from('0812;="0012";1e5;5" pipa\n'), csv);
    expect(row?.cells).toEqual(
      ['0812', '0012', '1e5', '5" pipa'].map(expected => ({ text: expected, isNumber: false })),
    );
  });

  it('round-trips when written with quotes', async () => {
    const anyCell = fc
      .string({ unit: 'grapheme', maxLength: 10 })
      .filter(cell => !cell.includes('\0'));
    const anyRow = fc.array(anyCell, { minLength: 2, maxLength: 6 });
    const ends = fc.constantFrom('\n', '\r\n', '\r');
    await fc.assert(
      fc.asyncProperty(fc.array(anyRow, { minLength: 1 }), ends, async (rows, end) => {
        const file = [
          '"kop";"kop"',
          ...rows.map(row => row.map(cell => `"${cell.replaceAll('"', '""')}"`).join(';')),
        ].join(end);
        const trimmed = rows.map(row => row.slice(0, row.findLastIndex(cell => cell !== '') + 1));
        expect((await readTexts(file)).slice(1)).toEqual(trimmed.filter(row => row.length > 0));
      }),
      { numRuns: runs(67) },
    );
  });

  it('is read the same regardless of chunk boundaries', async () => {
    const long = `a;b\n${'é"x";"y ""z"""\r\n'.repeat(40_000)}`;
    const rows = await readTexts(long);
    expect(rows).toHaveLength(40_001);
    expect(new Set(rows.slice(1).map(row => row.join('|')))).toEqual(new Set(['é"x"|y "z"']));
  });
});

it('is read up to the row limit, not counting the header', async () => {
  const file = Buffer.from(`a;b\n${'1;2\n'.repeat(5)}`);
  expect(await collectRows(file, { ...csv, limits: { rows: 5 } })).toHaveLength(6);
  expect(await rejectionOf(file, { ...csv, limits: { rows: 4 } })).toContain('lebih dari 4 baris');
});

describe('a hostile CSV file', () => {
  it.each<[string, Buffer, string]>([
    ['nothing', Buffer.alloc(0), 'KOSONG: '],
    ['empty lines', Buffer.from('\n\n;;;\n'), 'KOSONG: '],
    [
      'an Excel file',
      Buffer.from('504b030414000000', 'hex'),
      'SALAH_AKHIRAN: Berkas ini berakhiran .csv',
    ],
    ['an image', Buffer.from('89504e470d0a1a0a0000000d', 'hex'), 'BUKAN_CSV: '],
    [
      'an unclosed quote',
      Buffer.from('a;b\nc;"d\n'),
      'RUSAK: Tanda kutip di baris 2 tidak ditutup',
    ],
    [
      'an unclosed quote before many rows',
      Buffer.from(`a;b\nc;"${'d;e\n'.repeat(20_000)}`),
      'TERLALU_BESAR: Sebuah sel di baris 2',
    ],
    ['too many columns', Buffer.from(`${'a;'.repeat(300)}b`), 'TERLALU_BANYAK_KOLOM: '],
    ['too many rows', Buffer.from('a;b\n'.repeat(100_002)), 'TERLALU_BANYAK_BARIS: '],
  ])('of %s is rejected with one sentence', async (_, file, expected) => {
    const refused = await rejectionOf(file, csv);
    expect(refused.slice(0, expected.length)).toBe(expected);
  });
});
