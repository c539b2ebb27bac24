import { randomBytes } from 'node:crypto';
import { crc32, deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { SpreadsheetError } from '#server/platform/spreadsheet/error.ts';
import { fc, runs } from '#tests/properties.ts';
import { collectRows, rejectionOf } from './collect-rows.ts';
import {
  buildZipBomb,
  workbookEntries,
  buildCompoundFile,
  sheetXml,
  textRowXml,
  buildXlsx,
  buildSingleSheetXlsx,
  buildZip,
} from './build-workbook.ts';

const sheetPart = 'xl/worksheets/s1.xml';
const head = sheetXml('').split('</sheetData>')[0] ?? '';
const tail = '</sheetData></worksheet>';
const dtd =
  '<?xml version="1.0"?><!DOCTYPE worksheet [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>';

/** Builds a workbook whose sheet has another checksum than declared. */
function withWrongChecksum(xml: string): Buffer {
  const content = Buffer.from(xml);
  const packed = {
    bytes: deflateRawSync(content),
    size: content.length,
    crc: (crc32(content) ^ 1) >>> 0,
  };
  return buildXlsx({ parts: [{ name: sheetPart, content: '', packed }] });
}

const hostileFiles: readonly [what: string, file: () => Buffer, said: string][] = [
  ['nothing', () => Buffer.alloc(0), 'KOSONG: Berkas ini kosong.'],
  [
    'a sheet without content',
    () => buildSingleSheetXlsx('<row r="1"/><row r="2"><c r="A2" s="1"/></row>'),
    'KOSONG: Tidak ada isi di lembar ini.',
  ],
  [
    'a web page',
    () => Buffer.from('<html><table><tr><td>1'),
    'SALAH_AKHIRAN: Isi berkas ini halaman web',
  ],
  ['an image', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'BUKAN_EXCEL: '],
  [
    'an encrypted file',
    () => buildCompoundFile('EncryptedPackage'),
    'BERSANDI: Berkas ini dikunci',
  ],
  [
    'an old Excel file',
    () => buildCompoundFile('Workbook'),
    'EXCEL_LAMA: Berkas ini Excel lama (.xls)',
  ],
  ['an old Word file', () => buildCompoundFile('WordDocument'), 'BUKAN_EXCEL: '],
  ['a zip with a password', () => buildZip([{ name: 'a', content: 'a', flags: 1 }]), 'BERSANDI: '],
  [
    'a zip in a zip',
    () => buildZip([{ name: 'a.zip', content: buildZip([{ name: 'b', content: 'b' }]) }]),
    'BUKAN_EXCEL: ',
  ],
  [
    'a Word file',
    () =>
      buildXlsx({ parts: [{ name: 'xl/workbook.xml', content: '<document><body/></document>' }] }),
    'BUKAN_EXCEL: ',
  ],
  [
    'a binary workbook',
    () =>
      buildXlsx({
        parts: [
          {
            name: '_rels/.rels',
            content: '<Relationship Id="r" Type="x/officeDocument" Target="xl/workbook.bin"/>',
          },
        ],
      }),
    'EXCEL_LAMA: Berkas ini Excel biner',
  ],
  ['half a file', () => buildSingleSheetXlsx(textRowXml(1, 'a')).subarray(0, 300), 'RUSAK: '],
  [
    'a file without its end',
    () => buildSingleSheetXlsx(textRowXml(1, 'a')).subarray(0, -30),
    'RUSAK: ',
  ],
  [
    'a sheet without its end',
    () => buildXlsx({ parts: [{ name: sheetPart, content: `${head}<row r="1"><c r="A1"` }] }),
    'RUSAK: ',
  ],
  [
    'a missing sheet',
    () => buildZip(workbookEntries({}).filter(({ name }) => name !== sheetPart)),
    'RUSAK: ',
  ],
  ['a directory with an invalid offset', () => buildZip([], 3), 'RUSAK: '],
  [
    'random bytes as a sheet',
    () =>
      buildXlsx({
        parts: [
          {
            name: sheetPart,
            content: '',
            packed: { bytes: randomBytes(5000), size: 9000, crc: 0 },
          },
        ],
      }),
    'RUSAK: ',
  ],
  [
    'a sheet with a wrong checksum',
    () => withWrongChecksum(sheetXml(textRowXml(1, 'a'))),
    'RUSAK: ',
  ],
  [
    'a sheet with a wrong checksum and much behind its rows',
    () => withWrongChecksum(sheetXml(textRowXml(1, 'a')) + ' '.repeat(400_000)),
    'RUSAK: ',
  ],
  [
    'a DTD',
    () =>
      buildXlsx({ parts: [{ name: sheetPart, content: dtd + sheetXml(textRowXml(1, '&b;')) }] }),
    'BERBAHAYA: ',
  ],
  [
    'a DTD in the workbook',
    () => buildXlsx({ parts: [{ name: 'xl/workbook.xml', content: `${dtd}<workbook/>` }] }),
    'BERBAHAYA: ',
  ],
  [
    'a zip bomb with its true size',
    () =>
      buildXlsx({
        parts: [
          {
            name: sheetPart,
            content: '',
            packed: buildZipBomb(head, '<row><c><v>1</v></c></row>', 30_000_000, tail),
          },
        ],
      }),
    'TERLALU_BESAR: Isi berkas ini lebih dari 400 MB setelah dibuka.',
  ],
  [
    'a zip bomb in an unused part',
    () =>
      buildXlsx({
        parts: [
          { name: 'xl/media/a.png', content: '', packed: buildZipBomb('', 'a', 500_000_000, '') },
        ],
      }),
    'TERLALU_BESAR: ',
  ],
  [
    'a zip bomb that declares a small size',
    () =>
      buildXlsx({
        parts: [
          {
            name: sheetPart,
            content: '',
            packed: buildZipBomb(head, '<row/>', 2_000_000, tail),
            declared: 1000,
          },
        ],
      }),
    'RUSAK: ',
  ],
  [
    'a cell at the end of the sheet',
    () =>
      buildSingleSheetXlsx(
        `${textRowXml(1, 'a')}<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>`,
      ),
    'TERLALU_BANYAK_KOLOM: Ada isi di sel XFD1048576, jauh di luar tabel: paling banyak 200 kolom.',
  ],
  [
    'a cell without a reference outside of the table',
    () => buildSingleSheetXlsx(`<row>${'<c/>'.repeat(200)}<c><v>1</v></c></row>`),
    'TERLALU_BANYAK_KOLOM: Ada isi di sel GS1, jauh di luar tabel: paling banyak 200 kolom.',
  ],
  [
    'a cell beyond the end of the sheet',
    () => buildSingleSheetXlsx('<row r="1"><c r="ZZZ1"><v>1</v></c></row>'),
    'RUSAK: ',
  ],
  [
    'a row beyond the end of the sheet',
    () => buildSingleSheetXlsx('<row r="1048577"><c><v>1</v></c></row>'),
    'RUSAK: ',
  ],
  [
    'an invalid row number',
    () => buildSingleSheetXlsx('<row r="1e400"><c><v>1</v></c></row>'),
    'RUSAK: ',
  ],
  [
    'unordered rows',
    () => buildSingleSheetXlsx(textRowXml(5, 'a') + textRowXml(4, 'b')),
    'RUSAK: ',
  ],
  [
    'a missing shared string',
    () => buildSingleSheetXlsx('<row><c t="s"><v>7</v></c></row>'),
    'RUSAK: ',
  ],
  [
    'too many rows',
    () =>
      buildXlsx({
        parts: [
          {
            name: sheetPart,
            content: '',
            packed: buildZipBomb(head, '<row><c><v>1</v></c></row>', 200_000, tail),
          },
        ],
      }),
    'TERLALU_BANYAK_BARIS: Berkas ini berisi lebih dari 100.000 baris.',
  ],
  [
    'a hundred thousand parts',
    () => buildZip([{ name: 'a', content: 'a' }], 100_000),
    'TERLALU_BANYAK_LEMBAR: Berkas ini terdiri atas lebih dari 1.000 bagian.',
  ],
  [
    'a hundred thousand sheets of one part',
    () =>
      buildXlsx({
        parts: [
          {
            name: 'xl/workbook.xml',
            content: `<workbook><sheets>${'<sheet name="a" r:id="r1"/>'.repeat(100_000)}</sheets></workbook>`,
          },
        ],
      }),
    'TERLALU_BANYAK_LEMBAR: Berkas ini berisi lebih dari 100 lembar.',
  ],
  [
    'a zip bomb within the limit',
    () =>
      buildXlsx({
        parts: [
          { name: sheetPart, content: '', packed: buildZipBomb(head, '<c/>', 90_000_000, tail) },
        ],
      }),
    'TERLALU_BESAR: Isi berkas ini mengembang tidak wajar saat dibuka.',
  ],
  [
    'an endless text',
    () =>
      buildXlsx({
        parts: [
          {
            name: sheetPart,
            content: '',
            packed: buildZipBomb(`${head}<row><c t="str"><v>`, 'a', 5_000_000, ''),
          },
        ],
      }),
    'RUSAK: ',
  ],
  [
    'an endless tag',
    () =>
      buildXlsx({
        parts: [
          {
            name: sheetPart,
            content: '',
            packed: buildZipBomb('<worksheet ', 'a="b" ', 1_000_000, '>'),
          },
        ],
      }),
    'RUSAK: ',
  ],
  [
    'a text longer than a cell may hold',
    () => buildSingleSheetXlsx(textRowXml(3, 'a', 'b'.repeat(40_000))),
    'TERLALU_BESAR: Sel B3 berisi lebih dari 32.767 huruf.',
  ],
];

describe('a hostile file', () => {
  it.each(hostileFiles)('of %s is rejected with one sentence', async (_, file, expected) => {
    const refused = await rejectionOf(file());
    expect(refused.slice(0, expected.length)).toBe(expected);
    expect(refused).toMatch(/\.$/);
  });

  it('without the wanted sheet is rejected with the names of its sheets', async () => {
    const file = buildXlsx({
      sheets: { Data: textRowXml(1, 'a'), 'Rekap &amp; Total': textRowXml(1, 'b') },
    });
    expect(await rejectionOf(file, { sheet: 'Peserta' })).toBe(
      'LEMBAR_TIDAK_ADA: Berkas ini tidak mempunyai lembar “Peserta”; lembarnya “Data”, “Rekap & Total”. Pilih lembar yang dimaksud, atau pakai template.',
    );
  });

  it('with too many shared strings is rejected', async () => {
    const file = buildSingleSheetXlsx(textRowXml(1, 'a'), {
      strings: '<si><t>abc</t></si><si/>'.repeat(100),
    });
    expect(await rejectionOf(file, { limits: { sharedBytes: 800 } })).toMatch(
      /^TERLALU_BESAR: Berkas ini memuat terlalu banyak teks/,
    );
    expect(await collectRows(file, { limits: { sharedBytes: 900 } })).toHaveLength(1);
  });

  it('is rejected by its size before anything else', async () => {
    expect(await rejectionOf(Buffer.alloc(1001), { limits: { fileBytes: 1000 } })).toContain(
      'TERLALU_BESAR',
    );
  });

  it('that is truncated or altered is read or rejected, and never breaks the reader', async () => {
    const workbook = buildSingleSheetXlsx(
      textRowXml(1, 'NIK', 'Nama') + textRowXml(2, '1', 'Budi'),
      {
        strings: '<si><t>a</t></si>',
      },
    );
    const altered = fc.record({
      at: fc.nat(workbook.length - 1),
      byte: fc.nat(255),
      cut: fc.option(fc.nat(workbook.length), { freq: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(altered, async ({ at, byte, cut }) => {
        const file = Buffer.from(workbook);
        file[at] = byte;
        const expected = await rejectionOf(file.subarray(0, cut ?? workbook.length));
        expect(expected).toMatch(/^(not refused|[A-Z_]+: .+\.)$/s);
      }),
      { numRuns: runs(100) },
    );
  });

  it('of random bytes is read as text or rejected', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 2000 }), async bytes => {
        await collectRows(bytes).catch((error: unknown) =>
          expect(error).toBeInstanceOf(SpreadsheetError),
        );
      }),
    );
  });
});

describe('a harmless file that looks hostile', () => {
  it('may have a million empty rows', async () => {
    const packed = buildZipBomb(
      `${head}${textRowXml(1, 'a')}`,
      '<row ht="15"><c s="2"/></row>',
      1_000_000,
      tail,
    );
    const rows = await collectRows(
      buildXlsx({ parts: [{ name: sheetPart, content: '', packed }] }),
    );
    expect(rows).toHaveLength(1);
  });

  it('may have formats far outside its table', async () => {
    const rows = await collectRows(
      buildSingleSheetXlsx(`${textRowXml(1, 'a')}<row r="9"><c r="XFD9" s="1"/></row>`),
    );
    expect(rows).toHaveLength(1);
  });
});
