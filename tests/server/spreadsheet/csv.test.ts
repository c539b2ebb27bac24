import { describe, expect, it } from 'vitest';
import { findDelimiter } from '#contract/core/values/delimiter.ts';
import { fc, runs } from '#tests/properties.ts';
import { collectRows, rejectionOf, cellTexts } from './collect-rows.ts';

const readTexts = async (file: string | Buffer) => cellTexts(await collectRows(Buffer.from(file)));

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
    expect(findDelimiter(head)).toBe(mark);
  });

  it.each([
    ['Daftar peserta, cabang Bandung, November\nNIK;Nama;HP\n1;Budi, S.Kom;2\n3;Ani;4', ';'],
    ['DAFTAR PESERTA\nNIK\tNama\tHP\n1\tBudi\t2', '\t'],
    ['NIK;Nama, lengkap, sesuai KTP;HP, WA\n1;Budi;2\n3;Ani;4', ';'],
    ['PT Contoh; Bandung; 2026\nNIK,Nama,HP\n1,Budi,2\n3,"Ani; x",4', ','],
    ['a;1,5\nb;2,5\nc;3,5', ';'],
  ])('whose title or header has other marks is cut at what is steady: %o', (head, mark) => {
    expect(findDelimiter(head)).toBe(mark);
  });

  it('is cut at what names the most known columns', () => {
    const count = (texts: readonly string[]) =>
      texts.filter(text => ['NIK', 'Nama', 'HP'].includes(text)).length;
    const head = `judul,a\njudul,b\njudul,c\n"NIK";Nama;HP\n${'x;y,z;1,5;7\n'.repeat(3)}`;
    expect(findDelimiter(head, count)).toBe(';');
  });

  it('with one broken byte stays UTF-8, and the broken text is recognizable', async () => {
    const file = Buffer.concat([
      Buffer.from('Nama;Kota\nZoë;Dépok\nB'),
      Buffer.from([0xe9]),
      Buffer.from('la;Zürich\n'),
    ]);
    expect(await readTexts(file)).toEqual([
      ['Nama', 'Kota'],
      ['Zoë', 'Dépok'],
      ['B\uffffla', 'Zürich'],
    ]);
  });

  it('may end with Ctrl-Z, as DOS programs write it', async () => {
    expect(await readTexts('a;b\r\n1;2\r\n\x1a')).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it('may have spaces before a quote', async () => {
    expect(await readTexts('a; "b;c" ;\t"d"\n1; 5" ;3')).toEqual([
      ['a', 'b;c ', 'd'],
      ['1', ' 5" ', '3'],
    ]);
  });

  it('counts rows like Excel and skips empty ones', async () => {
    const rows = await collectRows(Buffer.from('a;b\r\n\r\n;;\r\n"x\r\ny";"say ""hi"""\n'));
    expect(rows.map(({ rowNumber }) => rowNumber)).toEqual([1, 4]);
    expect(cellTexts(rows)).toEqual([
      ['a', 'b'],
      ['x\r\ny', 'say "hi"'],
    ]);
  });

  it('reads every cell as text and unwraps ="…"', async () => {
    const [row] = await collectRows(Buffer.from('0812;="0012";1e5;5" pipa\n'));
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
  expect(await collectRows(file, { limits: { rows: 5 } })).toHaveLength(6);
  expect(await rejectionOf(file, { limits: { rows: 4 } })).toContain('lebih dari 4 baris');
});

describe('a hostile CSV file', () => {
  it.each<[string, Buffer, string]>([
    ['nothing', Buffer.alloc(0), 'KOSONG: '],
    ['empty lines', Buffer.from('\n\n;;;\n'), 'KOSONG: '],
    ['an image', Buffer.from('89504e470d0a1a0a0000000d', 'hex'), 'BUKAN_EXCEL: '],
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
    const refused = await rejectionOf(file);
    expect(refused.slice(0, expected.length)).toBe(expected);
  });
});
