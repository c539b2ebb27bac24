import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildCompoundFile,
  buildZip,
  textRowXml,
  workbookEntries,
  type TestWorkbook,
  type TestZipEntry,
} from '../tests/server/spreadsheet/build-workbook.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const compatibility = 'http://schemas.openxmlformats.org/markup-compatibility/2006';
const extension = 'http://schemas.microsoft.com/office/spreadsheetml/2009/9/main';

const strings =
  '<si><t>Nama</t></si><si/><si><r><t>Bu</t></r><r><t>di</t></r></si><si><t>X</t></si>';
const styles = (format: string): string =>
  `<numFmts count="1"><numFmt numFmtId="165" formatCode="${format}"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="165"/><xf numFmtId="14"/></cellXfs>`;
const cell = (reference: string, value: string, attributes = ''): string =>
  `<c r="${reference}"${attributes}><v>${value}</v></c>`;
const row = (number: number, cells: string, attributes = ''): string =>
  `<row r="${number}"${attributes}>${cells}</row>`;

const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Content types of the parts, without which other readers refuse a workbook. */
const contentTypes: TestZipEntry = {
  name: '[Content_Types].xml',
  content:
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/></Types>',
};

/** Completes the XML of a part, of which the builders of tests write what our reader needs. */
const complete = (xml: string): string =>
  xml
    .replace('<workbook xmlns:r="r"', `<workbook xmlns="${main}" xmlns:r="${relationships}"`)
    .replace('<sst>', `<sst xmlns="${main}">`)
    .replace('<styleSheet>', `<styleSheet xmlns="${main}">`)
    .replace(
      /^<Relationship .*$/s,
      found =>
        `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${found}</Relationships>`,
    );

function buildXlsx(book: TestWorkbook, rename = (name: string): string => name): Buffer {
  const entries = workbookEntries(book).map(entry => ({
    ...entry,
    name: rename(entry.name),
    content: complete(String(entry.content)),
  }));
  return buildZip([contentTypes, ...entries]);
}

const buildSingleSheetXlsx = (rows: string, book: Omit<TestWorkbook, 'sheets'> = {}): Buffer =>
  buildXlsx({ ...book, sheets: { Peserta: rows } });

const sheetOf = (content: string): Buffer =>
  buildXlsx({ parts: [{ name: 'xl/worksheets/s1.xml', content }] });

/** A file for each way in which programs write spreadsheets, by name. */
const files: Readonly<Record<string, () => Buffer>> = {
  'plain.xlsx': () =>
    buildSingleSheetXlsx(textRowXml(1, 'NIK', 'Nama') + textRowXml(2, '3273051211870009', 'Budi')),
  'shared-strings.xlsx': () =>
    buildSingleSheetXlsx(
      row(1, cell('A1', '0', ' t="s"') + cell('B1', '1', ' t="s"') + cell('C1', '2', ' t="s"')) +
        row(2, '<c r="A2" t="s"/><c r="B2" t="s"><v></v></c>' + cell('C2', '3', ' t="s"')),
      { strings },
    ),
  'numbers.xlsx': () =>
    buildSingleSheetXlsx(
      row(
        1,
        cell('A1', '32.730000000000004') + cell('B1', '3.273051211870009E+15') + cell('C1', '-5'),
      ),
    ),
  'dates-1900.xlsx': () =>
    buildSingleSheetXlsx(
      row(1, cell('A1', '32093', ' s="2"') + cell('B1', '46295.708333333336', ' s="1"')),
      {
        styles: styles('dd/mm/yyyy hh:mm'),
      },
    ),
  'dates-1904.xlsx': () =>
    buildSingleSheetXlsx(row(1, cell('A1', '44834', ' s="2"')), {
      styles: styles('dd/mm/yyyy'),
      properties: `<workbookPr date1904="1"/><extLst><ext xmlns:x15="${extension}"><x15:workbookPr chartTrackingRefBase="1"/></ext></extLst>`,
    }),
  'word-formats.xlsx': () =>
    buildSingleSheetXlsx(row(1, cell('A1', '40111', ' s="1"') + cell('B1', '32.73', ' s="1"')), {
      styles: styles('Standard'),
    }),
  'errors.xlsx': () =>
    buildSingleSheetXlsx(
      row(
        1,
        cell('A1', '#FIELD!', ' t="e"') + '<c r="B1"><f>A1</f></c>' + cell('C1', '1', ' t="b"'),
      ),
    ),
  'hidden-rows.xlsx': () =>
    buildSingleSheetXlsx(row(1, cell('A1', '1')) + row(2, cell('A2', '2'), ' hidden="1"')),
  'row-per-cell.xlsx': () =>
    buildSingleSheetXlsx(
      row(1, cell('A1', '1')) + row(1, cell('B1', '2')) + row(2, cell('A2', '3')),
    ),
  'spaced-attributes.xlsx': () =>
    buildSingleSheetXlsx('<row r = "1"><c r = "A1" t = "inlineStr"><is><t>a</t></is></c></row>'),
  'without-references.xlsx': () =>
    buildSingleSheetXlsx('<row><c><v>1</v></c><c><v>2</v></c></row><row><c><v>3</v></c></row>'),
  'prefixed.xlsx': () =>
    sheetOf(
      `<x:worksheet xmlns:x="${main}"><x:sheetData><x:row r="1"><x:c r="A1"><x:v>1</x:v></x:c></x:row></x:sheetData></x:worksheet>`,
    ),
  'alternative-content.xlsx': () =>
    sheetOf(
      `<worksheet xmlns="${main}" xmlns:mc="${compatibility}" xmlns:x14="${extension}"><mc:AlternateContent><mc:Choice Requires="x14"><x14:row r="9"/></mc:Choice></mc:AlternateContent><sheetData>${row(1, cell('A1', '1'))}</sheetData></worksheet>`,
    ),
  'backslashes.xlsx': () =>
    buildXlsx({ sheets: { Peserta: row(1, cell('A1', '1')) } }, name => name.replaceAll('/', '\\')),
  'semicolons.csv': () =>
    Buffer.from('Daftar, peserta\nNIK;Nama;Kota\n1;"Budi; S.Kom";Depok\n2;Ani;Bogor\n'),
  'tabs.tsv': () => Buffer.from('Daftar peserta\nNIK\tNama\n1\tBudi\n2\tAni\n'),
  'windows-1252.csv': () => Buffer.from('Nama;Kota\nZo\xeb;D\xe9pok\n', 'latin1'),
  'utf-16.csv': () => Buffer.from('\ufeffNama;Kota\nZoë;Dépok\n', 'utf16le'),
  'broken-byte.csv': () =>
    Buffer.concat([
      Buffer.from('Nama;Kota\nZoë;Dépok\nB'),
      Buffer.from([0xe9]),
      Buffer.from('la;Zürich\n'),
    ]),
  'spaces-before-quotes.csv': () => Buffer.from('a; "b;c";d\n1;2;3\n'),
  'ctrl-z.csv': () => Buffer.from('a;b\r\n1;2\r\n\x1a'),
  'old-excel.xls': () => buildCompoundFile('Workbook'),
  'open-document.ods': () => buildZip([{ name: 'content.xml', content: '<a/>' }]),
};

/** Writes the files into a folder. */
export function writeReaderFiles(folder: string): void {
  for (const [name, build] of Object.entries(files)) writeFileSync(join(folder, name), build());
}
