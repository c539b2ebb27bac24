import type { SpreadsheetErrorCode } from '#server/platform/spreadsheet/error.ts';
import {
  buildSingleSheetXlsx,
  buildXlsx,
  buildZip,
  buildZipBomb,
  sheetXml,
  textRowXml,
  workbookEntries,
  type TestZipEntry,
} from './build-workbook.ts';

/** A file made to cost a reader time or memory. */
export interface HostileFile {
  readonly name: string;
  readonly kind: 'xlsx' | 'csv';
  /** The code of the error that rejects it, or `read`. */
  readonly outcome: SpreadsheetErrorCode | 'read';
  /** @param scale part of the full size, for tests with limits that are reduced alike */
  readonly build: (scale?: number) => Buffer;
}

const sheetPart = 'xl/worksheets/s1.xml';
const [head = ''] = sheetXml('').split('</sheetData>');
const tail = '</sheetData></worksheet>';
const headerRow = textRowXml(1, 'NIK', 'Nama Lengkap', 'Tanggal Lahir', 'No HP', 'Alamat');

/** Returns a repeatable sequence of numbers from 0 to `below` - 1 (mulberry32). */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return below => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** An unused part of incompressible bytes, which keeps the compression ratio of a file low. */
function ballast(bytes: number): TestZipEntry {
  const next = randomNumbers(bytes);
  return {
    name: 'xl/media/image1.png',
    content: Buffer.from(Array.from({ length: bytes }, () => next(256))),
    stored: true,
  };
}

/** A workbook whose sheet repeats `unit`; its ratio of compression is made unsuspicious. */
const repeatedRows = (
  scale: number,
  unit: string,
  times: number,
  start = head + headerRow,
  end = tail,
): Buffer => repeatedPart(scale, sheetPart, start, unit, times, end);

/** A workbook with a part that repeats `unit`. */
function repeatedPart(
  scale: number,
  name: string,
  start: string,
  unit: string,
  times: number,
  end: string,
): Buffer {
  const packed = buildZipBomb(start, unit, times * scale, end);
  const size = packed?.size ?? 0;
  return buildXlsx({
    strings: '<si><t>a</t></si>',
    sheets: { Peserta: headerRow + textRowXml(2, '1', '2') },
    parts: [
      { name, content: '', packed },
      ...(size > 50_000_000 ? [ballast(Math.ceil(size / 150))] : []),
    ],
  });
}

/** Rows whose cells all refer to one of the shared strings in turn. */
function sharedCells(
  scale: number,
  rows: number,
  columns: number,
  strings: readonly string[],
): Buffer {
  const cells = Array.from(
    { length: columns },
    (_, i) => `<c t="s"><v>${i % strings.length}</v></c>`,
  ).join('');
  return buildXlsx({
    strings: strings.map(text => `<si><t>${text}</t></si>`).join(''),
    parts: [
      {
        name: sheetPart,
        content: '',
        packed: buildZipBomb(head + headerRow, `<row>${cells}</row>`, rows * scale, tail),
      },
    ],
  });
}

const longText = 'x'.repeat(32_000);
const similarHeader = 'tanggal kelahiran peserta sesuai kartu keluarga '.repeat(3).slice(0, 119);
const csv = (scale: number, unit: string): Buffer =>
  Buffer.alloc(49_000_000 * scale, Buffer.from(unit, 'utf8'));

type Outcome = HostileFile['outcome'];
type Build = (scale: number) => Buffer;
const fileOf =
  (kind: HostileFile['kind']) =>
  (outcome: Outcome, name: string, build: Build): HostileFile => ({
    name,
    kind,
    outcome,
    build: (scale = 1) => build(scale),
  });
const xlsx = fileOf('xlsx');
const text = fileOf('csv');

/** Many columns of headers that resemble known ones, in each row that is searched for headers. */
function similarHeaders(): Buffer {
  const next = randomNumbers(7);
  const rows = Array.from({ length: 30 }, (_, row) => {
    const cells = Array.from({ length: 190 }, (_cell, i) => {
      const from = next(60);
      return `<c t="inlineStr"><is><t>${similarHeader.slice(from, from + 20)}${i}</t></is></c>`;
    });
    return `<row r="${row + 1}">${cells.join('')}</row>`;
  });
  return buildSingleSheetXlsx(rows.join(''));
}

/** Cells with random content, lengths, types and positions. */
function randomSheet(seed: number, scale: number): Buffer {
  const next = randomNumbers(seed);
  const types = ['s', 'str', 'inlineStr', 'n', 'b', 'd', 'e', 'zzz', ''];
  const rows = Array.from({ length: 2_000 * scale }, (_, row) => {
    const cells = Array.from({ length: next(30) }, () => {
      const type = types[next(types.length)] ?? '';
      const column = String.fromCharCode(65 + next(26));
      const value = 'é&amp;_x0041_9'.repeat(next(next(500) === 0 ? 1_000 : 3)) || String(next(1e9));
      const inner = type === 'inlineStr' ? `<is><t>${value}</t></is>` : `<v>${value}</v>`;
      return `<c r="${column}${row + 1}" t="${type}" s="${next(5)}">${
        type === 's' ? `<v>${next(3)}</v>` : inner
      }</c>`;
    });
    return `<row r="${row + 1}">${cells.join('')}</row>`;
  });
  return buildSingleSheetXlsx(rows.join(''), {
    strings: `<si><t>a</t></si><si><t>${longText}</t></si><si/>`,
  });
}

/** Files that exploit one mechanism each; built when needed, because some are large. */
export const hostileCorpus: readonly HostileFile[] = [
  xlsx('TERLALU_BESAR', '2,000 × 10 cells of one long shared string', scale =>
    sharedCells(scale, 2_000, 10, [longText]),
  ),
  xlsx('TERLALU_BESAR', '1,500 × 180 cells of one long shared string', scale =>
    sharedCells(scale, 1_500, 180, [longText]),
  ),
  xlsx('TERLALU_BESAR', '99,000 × 1 cells of one long shared string', scale =>
    sharedCells(scale, 99_000, 1, [longText]),
  ),
  xlsx('TERLALU_BESAR', '2,000 × 3 cells of three long shared strings', scale =>
    sharedCells(
      scale,
      2_000,
      3,
      ['a', 'b', 'c'].map(letter => letter.repeat(30_000)),
    ),
  ),
  xlsx('TERLALU_BESAR', '90,000 × 190 short shared cells', scale =>
    sharedCells(scale, 90_000, 190, ['a']),
  ),
  xlsx('TERLALU_BESAR', 'long shared strings of entities', scale =>
    sharedCells(scale, 2_000, 3, Array(300).fill('&amp;&#x1F600;'.repeat(10_000)) as string[]),
  ),
  xlsx('TERLALU_BESAR', '10 million short shared strings', scale =>
    repeatedPart(
      scale,
      'xl/sharedStrings.xml',
      '<sst>',
      '<si><t>ab</t></si>',
      10_000_000,
      '</sst>',
    ),
  ),
  xlsx('TERLALU_BESAR', 'shared strings of millions of empty runs', scale =>
    repeatedPart(
      scale,
      'xl/sharedStrings.xml',
      '<sst><si>',
      '<r><t/></r>',
      30_000_000,
      '</si></sst>',
    ),
  ),
  xlsx('TERLALU_BESAR', 'shared strings of long phonetic guides', scale =>
    repeatedPart(
      scale,
      'xl/sharedStrings.xml',
      '<sst><si>',
      `<rPh><t>${longText}</t></rPh>`,
      10_000,
      '</si></sst>',
    ),
  ),
  xlsx('TERLALU_BESAR', 'the sheet as its own shared strings', scale =>
    repeatedPart(
      scale,
      'xl/_rels/workbook.xml.rels',
      '<Relationship Id="r1" Type="x/worksheet" Target="worksheets/s1.xml"/><Relationship Id="r2" Type="x/sharedStrings" Target="worksheets/s1.xml"/>',
      '<a/>',
      1_000,
      '',
    ),
  ),
  xlsx('TERLALU_BESAR', 'long inline strings', scale =>
    repeatedRows(
      scale,
      `<row>${`<c t="inlineStr"><is><t>${longText}</t></is></c>`.repeat(10)}</row>`,
      900,
    ),
  ),
  xlsx('TERLALU_BESAR', 'inline strings of many runs', scale =>
    repeatedRows(
      scale,
      `<row><c t="inlineStr"><is>${'<r><t>a</t></r>'.repeat(20_000)}</is></c></row>`,
      900,
    ),
  ),
  xlsx('TERLALU_BESAR', 'one column written again and again', scale =>
    repeatedRows(
      scale,
      `<c r="A2" t="str"><v>${'y'.repeat(400)}</v></c>`,
      800_000,
      `${head}<row r="2">`,
    ),
  ),
  xlsx('TERLALU_BANYAK_KOLOM', '16,384 columns', scale =>
    repeatedRows(scale, `<row>${'<c><v>1</v></c>'.repeat(16_384)}</row>`, 100),
  ),
  xlsx('TERLALU_BESAR', '190 columns of one digit', scale =>
    repeatedRows(scale, `<row>${'<c><v>1</v></c>'.repeat(190)}</row>`, 99_000),
  ),
  xlsx('TERLALU_BESAR', 'numbers of 32,000 digits', scale =>
    repeatedRows(scale, `<row><c><v>${'9'.repeat(32_000)}</v></c></row>`, 10_000),
  ),
  xlsx('TERLALU_BANYAK_BARIS', 'rows of one digit beyond the limit', scale =>
    repeatedRows(scale, '<row><c><v>1</v></c></row>', 5_000_000),
  ),
  xlsx('TERLALU_BESAR', '80 million empty cells', scale => repeatedRows(scale, '<c/>', 80_000_000)),
  xlsx('TERLALU_BESAR', '50 million empty rows', scale =>
    repeatedRows(scale, '<row/>', 50_000_000),
  ),
  xlsx('TERLALU_BESAR', 'empty cells far outside', scale =>
    repeatedRows(scale, '<row><c r="XFD1" s="1"/></row>', 14_000_000),
  ),
  xlsx('TERLALU_BANYAK_KOLOM', 'one cell in the last row and column', () =>
    buildSingleSheetXlsx(`${headerRow}<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>`),
  ),
  xlsx('TERLALU_BESAR', 'comments', scale =>
    repeatedRows(scale, `<!--${'-'.repeat(240_000)} -->`, 1_600),
  ),
  xlsx('TERLALU_BESAR', 'attributes of 240,000 characters', scale =>
    repeatedRows(scale, `<row a="${' r='.repeat(80_000)}"/>`, 1_600),
  ),
  xlsx('TERLALU_BESAR', 'attributes of 900,000 characters', scale =>
    repeatedRows(scale, `<row a="${' r='.repeat(300_000)}"/>`, 440),
  ),
  xlsx('TERLALU_BESAR', 'sheets with misleading attributes', scale =>
    repeatedPart(
      scale,
      'xl/workbook.xml',
      '<workbook><sheets>',
      `<sheet a="${" x:id='".repeat(30_000)}"/>`,
      20,
      '<sheet name="Peserta" r:id="r1"/></sheets></workbook>',
    ),
  ),
  xlsx('read', 'a sheet name of 200,000 characters', () =>
    buildXlsx({ sheets: { ['N'.repeat(200_000)]: headerRow + textRowXml(2, '1', '2') } }),
  ),
  xlsx('TERLALU_BESAR', 'a million sheets of another type', scale =>
    repeatedPart(
      scale,
      'xl/workbook.xml',
      '<workbook><sheets>',
      '<sheet name="a" r:id="r9"/>',
      10_000_000,
      '<sheet name="Peserta" r:id="r1"/></sheets></workbook>',
    ),
  ),
  xlsx('TERLALU_BESAR', '10 million defined names', scale =>
    repeatedPart(
      scale,
      'xl/workbook.xml',
      '<workbook><sheets><sheet name="Peserta" r:id="r1"/></sheets><definedNames>',
      '<definedName name="n">A!$A$1</definedName>',
      9_000_000,
      '</definedNames></workbook>',
    ),
  ),
  xlsx('TERLALU_BESAR', 'millions of relationships', scale =>
    repeatedPart(
      scale,
      'xl/_rels/workbook.xml.rels',
      '<Relationship Id="r1" Type="x/worksheet" Target="worksheets/s1.xml"/>',
      `<Relationship Id="r2" Type="x/y" Target="${'a/../'.repeat(20)}"/>`,
      2_500_000,
      '',
    ),
  ),
  xlsx('TERLALU_BESAR', 'millions of cell formats', scale =>
    repeatedPart(
      scale,
      'xl/styles.xml',
      '<styleSheet><cellXfs>',
      '<xf numFmtId="14"/>',
      19_000_000,
      '</cellXfs></styleSheet>',
    ),
  ),
  xlsx('TERLALU_BESAR', 'millions of number formats', scale =>
    repeatedPart(
      scale,
      'xl/styles.xml',
      '<styleSheet><numFmts>',
      `<numFmt numFmtId="9" formatCode="${'[\\"'.repeat(80)}"/>`,
      1_400_000,
      '</numFmts></styleSheet>',
    ),
  ),
  xlsx('TERLALU_BESAR', 'millions of merged cells', scale =>
    repeatedRows(scale, '<mergeCell ref="A1:B2"/>', 15_000_000, `${head}${headerRow}`),
  ),
  xlsx('TERLALU_BESAR', 'deep nesting', scale => repeatedRows(scale, '<a><b>', 50_000_000)),
  xlsx('RUSAK', 'a declared size of nothing', () =>
    buildXlsx({
      parts: [
        {
          name: sheetPart,
          content: '',
          packed: buildZipBomb(head, '<row/>', 5_000_000, tail),
          declared: 0,
        },
      ],
    }),
  ),
  xlsx('TERLALU_BESAR', 'a thousand parts of one megabyte', () =>
    buildZip([
      ...workbookEntries({}),
      ...Array.from({ length: 990 }, (_, i) => ({
        name: `xl/a${i}.xml`,
        content: '',
        packed: { bytes: Buffer.alloc(9), size: 400_000, crc: 0 },
      })),
    ]),
  ),
  xlsx('read', 'rows of headers that resemble known ones', similarHeaders),
  ...[1, 2, 3].map(seed => xlsx('read', `random cells ${seed}`, scale => randomSheet(seed, scale))),
  text('TERLALU_BESAR', 'one quoted cell', scale =>
    Buffer.concat([Buffer.from('NIK;Nama\n"'), csv(scale, 'a'), Buffer.from('"')]),
  ),
  text('TERLALU_BESAR', 'one line', scale => csv(scale, 'abc def ')),
  text('TERLALU_BESAR', 'one line of delimiters', scale => csv(scale, ';')),
  text('TERLALU_BESAR', 'line ends', scale => csv(scale, '\n')),
  text('TERLALU_BESAR', 'lines of one delimiter', scale => csv(scale, ';\n')),
  text('TERLALU_BESAR', 'quotes', scale => csv(scale, '"')),
  text('TERLALU_BESAR', 'pairs of quotes', scale => csv(scale, '"";')),
  text('TERLALU_BESAR', 'an open quote', scale =>
    Buffer.concat([Buffer.from('NIK;Nama\n1;"'), csv(scale, ';\n1')]),
  ),
  text('TERLALU_BANYAK_BARIS', 'lines of one letter', scale => csv(scale, 'a\n')),
  text('TERLALU_BESAR', 'lines of 190 cells', scale => csv(scale, `${'a;'.repeat(190)}\n`)),
  text('TERLALU_BESAR', 'lines of 10 long cells', scale =>
    csv(scale, `${`${'a'.repeat(30_000)};`.repeat(10)}\n`),
  ),
  text('TERLALU_BESAR', 'lines of one long cell', scale => csv(scale, `${'a'.repeat(30_000)}\n`)),
  text('TERLALU_BESAR', 'UTF-16 without content', scale => csv(scale, '\u0020\0')),
  text('read', 'wide characters', scale => csv(scale, '漢'.repeat(400) + ';\n')),
];
