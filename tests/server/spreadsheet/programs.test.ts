import { describe, expect, it } from 'vitest';
import { SharedStringTable } from '#server/platform/spreadsheet/xlsx/shared-strings.ts';
import { isDateFormat, formatDateSerial } from '#server/platform/spreadsheet/xlsx/dates.ts';
import { fc } from '#tests/properties.ts';
import { buildSingleSheetXlsx, buildXlsx, buildZip, workbookEntries } from './build-workbook.ts';
import { cellTexts, collectRows, rejectionOf } from './collect-rows.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const compatibility = 'http://schemas.openxmlformats.org/markup-compatibility/2006';
const other = 'http://schemas.microsoft.com/office/spreadsheetml/2009/9/main';

/** Reads the rows of a sheet whose XML is given whole. */
const readSheetXml = async (content: string, book: Parameters<typeof buildXlsx>[0] = {}) =>
  cellTexts(
    await collectRows(buildXlsx({ ...book, parts: [{ name: 'xl/worksheets/s1.xml', content }] })),
  );

const readRows = async (rows: string, book: Parameters<typeof buildXlsx>[0] = {}) =>
  cellTexts(await collectRows(buildSingleSheetXlsx(rows, book)));

describe('a cell without a value', () => {
  const strings = '<si><t>Nama</t></si><si><t>X</t></si>';
  const styles = '<cellXfs><xf numFmtId="14"/></cellXfs>';

  it.each([
    '<c r="B2" t="s"/>',
    '<c r="B2" t="s"></c>',
    '<c r="B2" t="s"><v/></c>',
    '<c r="B2" t="s"><v></v></c>',
    '<c r="B2" t="s"><v> \n</v></c>',
    '<c r="B2" t="b"><v></v></c>',
    '<c r="B2" t="b"/>',
    '<c r="B2" t="e"/>',
    '<c r="B2" t="n"><v/></c>',
    '<c r="B2" s="0"><v> </v></c>',
    '<c r="B2" t="d"><v/></c>',
    '<c r="B2" t="inlineStr"><is/></c>',
    '<c r="B2" t="inlineStr"/>',
    '<c r="B2" t="str"/>',
  ])('is empty: %s', async cell => {
    const row = `<row r="2"><c r="A2" t="s"><v>1</v></c>${cell}</row>`;
    expect(await readRows(row, { strings, styles })).toEqual([['X']]);
  });

  it('has no style when the attribute is empty', async () => {
    const rows = '<row r="1"><c r="A1" s=""><v>40111</v></c></row>';
    expect(await readRows(rows, { styles })).toEqual([['40111']]);
  });

  it('has no format when its id is empty', async () => {
    const custom =
      '<numFmts><numFmt numFmtId="" formatCode="dd/mm/yyyy"/></numFmts><cellXfs><xf numFmtId="0"/></cellXfs>';
    const rows = '<row r="1"><c r="A1" s="0"><v>40111</v></c></row>';
    expect(await readRows(rows, { styles: custom })).toEqual([['40111']]);
  });
});

describe('the table of shared strings', () => {
  it('returns what was added, with any number of empty texts anywhere', () => {
    const texts = fc.array(
      fc.oneof(
        { weight: 3, arbitrary: fc.constant('') },
        fc.string({ maxLength: 20 }),
        fc.constant('x'.repeat(19_999)),
      ),
      { maxLength: 80 },
    );
    fc.assert(
      fc.property(texts, added => {
        const table = new SharedStringTable();
        for (const text of added) table.add(text);
        expect(added.map((_, i) => table.get(i))).toEqual(added);
        expect(table.get(added.length)).toBeUndefined();
        expect(table.get(-1)).toBeUndefined();
        expect(table.get(0.5)).toBeUndefined();
      }),
    );
  });

  it('counts an empty entry, written in any form', async () => {
    const strings = '<si/><si><t/></si><si><t></t></si><si><t>X</t></si>';
    const rows = '<row r="1"><c t="s"><v>0</v></c><c t="s"><v>2</v></c><c t="s"><v>3</v></c></row>';
    expect(await readRows(rows, { strings })).toEqual([['', '', 'X']]);
  });
});

describe('an element of another namespace or at another place', () => {
  it('does not change the dates of a workbook that counts from 1904', async () => {
    const properties = `<workbookPr date1904="1"/><extLst><ext xmlns:x15="${other}"><x15:workbookPr chartTrackingRefBase="1"/></ext></extLst>`;
    for (const numFmtId of [14, 22, 165]) {
      const styles = `<numFmts><numFmt numFmtId="165" formatCode="dd\\-mm\\-yyyy"/></numFmts><cellXfs><xf numFmtId="${numFmtId}"/></cellXfs>`;
      const rows = '<row r="1"><c r="A1" s="0"><v>44834</v></c></row>';
      expect(await readRows(rows, { properties, styles })).toEqual([['2026-10-01']]);
    }
  });

  it('is passed over before, in and after the rows', async () => {
    const foreign = `<x14:row r="7"><x14:c r="A7" t="str"><x14:v>asing</x14:v></x14:c></x14:row>`;
    const extension = `<extLst><ext uri="{1}"><row r="9"><c r="A9"><v>9</v></c></row></ext></extLst>`;
    const content = `<worksheet xmlns="${main}" xmlns:mc="${compatibility}" xmlns:x14="${other}"><mc:AlternateContent><mc:Choice Requires="x14">${foreign}<row r="8"><c r="A8"><v>8</v></c></row></mc:Choice></mc:AlternateContent><sheetData>${foreign}<row r="1"><c r="A1"><x14:v>5</x14:v><v>1</v>${extension}</c>${extension}</row></sheetData>${extension}</worksheet>`;
    expect(await readSheetXml(content)).toEqual([['1']]);
  });

  it('is read from the fallback of alternative content', async () => {
    const content = `<worksheet xmlns="${main}" xmlns:mc="${compatibility}"><sheetData><mc:AlternateContent><mc:Choice Requires="x99"><row r="1"><c r="A1"><v>1</v></c></row></mc:Choice><mc:Fallback><row r="1"><c r="A1"><v>2</v></c></row></mc:Fallback></mc:AlternateContent></sheetData></worksheet>`;
    expect(await readSheetXml(content)).toEqual([['2']]);
  });

  it('is recognized by its namespace, whatever its prefix', async () => {
    const prefixed = `<x:worksheet xmlns:x="${main}" xmlns="${other}"><x:sheetData><row r="1"><c r="A1"><v>8</v></c></row><x:row r="1"><x:c r="A1"><x:v>1</x:v></x:c><c r="B1"><v>2</v></c></x:row></x:sheetData></x:worksheet>`;
    expect(await readSheetXml(prefixed)).toEqual([['1']]);
    const shadowed = `<worksheet xmlns="${main}"><sheetData><row r="1"><c r="A1"><v>1</v></c><c xmlns="${other}" r="B1"><v>2</v></c><y:c xmlns:y="${main}" r="C1"><y:v>3</y:v></y:c></row></sheetData></worksheet>`;
    expect(await readSheetXml(shadowed)).toEqual([['1', '', '3']]);
  });

  it('names no sheet', async () => {
    const entries = workbookEntries({ sheets: { Peserta: '<row><c><v>1</v></c></row>' } });
    const content = `<workbook xmlns="${main}" xmlns:r="r" xmlns:x15="${other}"><extLst><ext><x15:sheets><x15:sheet name="Lain" r:id="r9"/></x15:sheets><sheet name="Palsu" r:id="r1"/></ext></extLst><sheets><sheet name="Peserta" r:id="r1"/></sheets></workbook>`;
    const file = buildZip(
      entries.map(entry => (entry.name === 'xl/workbook.xml' ? { ...entry, content } : entry)),
    );
    expect((await collectRows(file))[0]?.sheet).toBe('Peserta');
  });

  it('belongs to no text of a shared string', async () => {
    const strings =
      '<si><t>Budi</t><rPh sb="0" eb="1"><t>bu</t></rPh><phoneticPr fontId="1"/><extLst><ext><t>x</t></ext></extLst></si>';
    expect(await readRows('<row><c t="s"><v>0</v></c></row>', { strings })).toEqual([['Budi']]);
  });

  it('does not nest without end', async () => {
    const deep = Array.from({ length: 60 }, (_, i) => `<a${i} xmlns:p${i}="x">`).join('');
    const content = `<worksheet xmlns="${main}" xmlns:p="x"><sheetData/>${deep}</worksheet>`;
    expect(
      await rejectionOf(buildXlsx({ parts: [{ name: 'xl/worksheets/s1.xml', content }] })),
    ).toContain('KOSONG');
  });
});

describe('a workbook as other programs write it', () => {
  it('may have backslashes in the names of its parts', async () => {
    const entries = workbookEntries({ sheets: { Peserta: '<row><c><v>1</v></c></row>' } });
    const file = buildZip(
      entries.map(entry => ({ ...entry, name: entry.name.replaceAll('/', '\\') })),
    );
    expect(cellTexts(await collectRows(file))).toEqual([['1']]);
  });

  it('may have a row element for each cell', async () => {
    const rows =
      '<row r="1"><c r="A1"><v>1</v></c></row><row r="1"><c r="B1"><v>2</v></c></row><row r="3"><c r="A3"><v>3</v></c></row><row r="3"/>';
    const read = await collectRows(buildSingleSheetXlsx(rows));
    expect(read.map(({ rowNumber }) => rowNumber)).toEqual([1, 3]);
    expect(cellTexts(read)).toEqual([['1', '2'], ['3']]);
    const unnumbered = rows.replaceAll(/<row r="\d"/g, '<row');
    expect(cellTexts(await collectRows(buildSingleSheetXlsx(unnumbered)))).toEqual([
      ['1', '2'],
      ['3'],
    ]);
  });

  it('may leave out the numbers of rows and cells', async () => {
    const read = await collectRows(
      buildSingleSheetXlsx('<row><c><v>1</v></c></row><row/><row r=""><c><v>2</v></c></row>'),
    );
    expect(read.map(({ rowNumber }) => rowNumber)).toEqual([1, 3]);
  });

  it('may have spaces around the equals signs of attributes', async () => {
    const rows = `<row r = "2" ><c r\n=\t'A2' t = "inlineStr"><is><t xml:space = "preserve">a</t></is></c></row>`;
    expect(await readRows(rows)).toEqual([['a']]);
  });

  it('marks what failed by its type, and hidden rows', async () => {
    const errors = ['#FIELD!', '#BUSY!', '#GETTING_DATA', 'Err:502', '#APAPUN'];
    const rows = errors.map(
      (text, i) =>
        `<row r="${i + 1}" hidden="${i % 2}"><c t="e"><f>A1</f><v>${text}</v></c><c t="str"><v>${text}</v></c></row>`,
    );
    const read = await collectRows(buildSingleSheetXlsx(rows.join('')));
    expect(read.map(({ isHidden }) => isHidden)).toEqual([false, true, false, true, false]);
    expect(read.map(({ cells }) => cells[0]?.isError)).toEqual([true, true, true, true, true]);
    expect(read.map(({ cells }) => cells[1]?.isError)).toEqual(errors.map(() => undefined));
  });

  it('tells a formula without a result from one with an empty text', async () => {
    const rows =
      '<row r="1"><c><v>1</v></c><c><f>A1</f></c><c><f>A1</f><v></v></c><c t="str"><f>A1</f><v></v></c><c t="str"><f>A1</f></c></row><row r="2"><c><f>A1</f></c></row>';
    const read = await collectRows(buildSingleSheetXlsx(rows));
    expect(read.map(({ cells }) => cells.map(one => one.isFormula === true))).toEqual([
      [false, true, true, false, true],
    ]);
  });

  it('is not read from a hidden sheet unless there is no other', async () => {
    const entries = workbookEntries({
      sheets: { Peserta: '<row><c><v>1</v></c></row>', Data: '<row><c><v>2</v></c></row>' },
    });
    const hide = (...names: string[]) =>
      buildZip(
        entries.map(entry => ({
          ...entry,
          content: names.reduce(
            (xml, name) => xml.replace(`name="${name}"`, `name="${name}" state="veryHidden"`),
            String(entry.content),
          ),
        })),
      );
    const read = async (file: Buffer, sheet?: string) =>
      cellTexts(await collectRows(file, sheet === undefined ? {} : { sheet }));
    expect(await read(hide('Peserta'), 'Peserta')).toEqual([['2']]);
    expect(await read(hide('Peserta'))).toEqual([['2']]);
    expect(await read(hide('Peserta', 'Data'), 'Data')).toEqual([['2']]);
  });
});

describe('a file that is no workbook of today', () => {
  it.each([
    [
      'EXCEL_LAMA',
      buildZip([
        {
          name: 'mimetype',
          content: 'application/vnd.oasis.opendocument.spreadsheet',
          stored: true,
        },
        { name: 'content.xml', content: '<a/>' },
      ]),
    ],
  ])('is rejected as %s', async (code, file) => {
    expect(await rejectionOf(file)).toMatch(new RegExp(`^${code}: .*\\.xlsx`));
  });
});

describe('a number format', () => {
  it.each([
    'Standard',
    'Standaard',
    'Umum',
    'General',
    'Estándar',
    'Основной',
    '@',
    '0.00',
    '#,##0',
    '0.00E+00',
    '"hari" 0',
    '0 "bulan"',
    '[$Rp-421]#,##0',
    '[Red]0',
    '0_d',
    '\\d0',
    'Standard;[Red]-Standard',
    '0 Days',
  ])('displays no date: %s', format => {
    expect(isDateFormat(format)).toBe(false);
  });

  it.each([
    'dd/mm/yyyy',
    'dd\\-mm\\-yyyy',
    '[$-421]dd\\ mmmm\\ yyyy;@',
    'yyyy"年"m"月"d"日"',
    'h:mm:ss AM/PM',
    '[h]:mm',
    'mm:ss.0',
    'd mmm yy h:mm',
    '[=0]"-";dd/mm/yyyy',
    'ggge"年"m',
    'aaaa dd',
  ])('displays a date: %s', format => {
    expect(isDateFormat(format)).toBe(true);
  });
});

it('a date is rounded to the minute before its day is taken', () => {
  expect(formatDateSerial(46296, false)).toBe('2026-10-01');
  // 12 seconds before midnight, as programs in Jakarta write it.
  expect(formatDateSerial(46296 - 12 / 86_400, false)).toBe('2026-10-01');
  expect(formatDateSerial(46296 + 12 / 86_400, false)).toBe('2026-10-01');
  expect(formatDateSerial(46295 + 17 / 24 - 12 / 86_400, false)).toBe('2026-09-30 17:00');
});
