import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { numberText } from '#server/platform/spreadsheet/xlsx/cell-value.ts';
import { isDateFormat, formatDateSerial } from '#server/platform/spreadsheet/xlsx/dates.ts';
import { fc, runs } from '#tests/properties.ts';
import { collectRows, cellTexts } from './collect-rows.ts';
import { textRowXml, buildXlsx, buildSingleSheetXlsx } from './build-workbook.ts';

const styles =
  '<numFmts><numFmt numFmtId="170" formatCode="dd\\-mm\\-yyyy"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="49"/></cellXfs>';

const cellsOf = async (row: string, book = {}) =>
  (await collectRows(buildSingleSheetXlsx(`<row r="1">${row}</row>`, { styles, ...book })))[0]
    ?.cells;

describe('a cell', () => {
  it.each([
    [
      'a number',
      '<c r="A1"><v>3273056010900000</v></c>',
      { text: '3273056010900000', isNumber: true },
    ],
    [
      'a number in exponent notation',
      '<c r="A1"><v>3.27305601090001E+15</v></c>',
      { text: '3273056010900010', isNumber: true },
    ],
    ['a fraction', '<c r="A1"><v>32.730000000000004</v></c>', { text: '32.73', isNumber: true }],
    ['digits as text', '<c r="A1" t="str"><v>0812</v></c>', { text: '0812', isNumber: false }],
    ['yes', '<c r="A1" t="b"><v>1</v></c>', { text: 'TRUE', isNumber: false }],
    [
      'an error',
      '<c r="A1" t="e"><f>1/0</f><v>#DIV/0!</v></c>',
      { text: '#DIV/0!', isNumber: false, isFormula: true, isError: true },
    ],
    ['a date', '<c r="A1" s="1"><v>32093</v></c>', { text: '1987-11-12', isNumber: false }],
    [
      'a date with a custom format',
      '<c r="A1" s="2"><v>32093.75</v></c>',
      { text: '1987-11-12 18:00', isNumber: false },
    ],
    [
      'a date in a strict file',
      '<c r="A1" t="d"><v>1987-11-12T00:00:00</v></c>',
      { text: '1987-11-12', isNumber: false },
    ],
    [
      'a NIK in a date column',
      '<c r="A1" s="1"><v>3273056010900000</v></c>',
      { text: '3273056010900000', isNumber: true },
    ],
    [
      'the cached value of a formula',
      '<c r="A1"><f>A2*2</f><v>42</v></c>',
      { text: '42', isNumber: true, isFormula: true },
    ],
    [
      'a text result of a formula',
      '<c r="A1" t="str"><f t="shared" si="0"/><v>Budi</v></c>',
      { text: 'Budi', isNumber: false, isFormula: true },
    ],
    [
      'rich text',
      '<c r="A1" t="inlineStr"><is><r><t>Bu</t></r><r><rPr/><t xml:space="preserve">di </t></r><rPh><t>x</t></rPh></is></c>',
      { text: 'Budi ', isNumber: false },
    ],
    [
      'entities and escapes',
      '<c r="A1" t="str"><v>&lt;a&gt; &amp;amp; &#65;&#x1F600; _x0041__x005F_x0042_</v></c>',
      { text: '<a> &amp; A😀 A_x0042_', isNumber: false },
    ],
    [
      'a CDATA section',
      '<c r="A1" t="str"><v><![CDATA[<b> & &amp;]]></v></c>',
      { text: '<b> & &amp;', isNumber: false },
    ],
  ])('of %s', async (_, xml, cell) => {
    expect(await cellsOf(xml)).toEqual([cell]);
  });

  it('with dates that count from 1904', async () => {
    const properties = '<workbookPr date1904="1"/>';
    expect(await cellsOf('<c r="A1" s="1"><v>30631</v></c>', { properties })).toEqual([
      { text: '1987-11-12', isNumber: false },
    ]);
  });

  it('with shared strings', async () => {
    const strings = '<si><t>Budi</t></si><si><r><t>S</t></r><r><t>iti</t></r></si><si/>';
    const row = [1, 0, 2, 0]
      .map((n, i) => `<c r="${'ABCD'[i] ?? ''}1" t="s"><v>${n}</v></c>`)
      .join('');
    expect((await cellsOf(row, { strings }))?.map(cell => cell.text)).toEqual([
      'Siti',
      'Budi',
      '',
      'Budi',
    ]);
  });
});

describe('a sheet', () => {
  it('keeps the row numbers of Excel, with gaps for empty rows', async () => {
    const rows = await collectRows(
      buildSingleSheetXlsx(
        `${textRowXml(2, 'a')}<row r="3"><c r="B3"/></row><row r="7"><c r="C7"><v>1</v></c></row>`,
      ),
    );
    expect(rows.map(({ sheet, rowNumber }) => [sheet, rowNumber])).toEqual([
      ['Peserta', 2],
      ['Peserta', 7],
    ]);
    expect(cellTexts(rows)).toEqual([['a'], ['', '', '1']]);
  });

  it('is read when rows and cells have no references', async () => {
    const xml = '<row><c><v>1</v></c><c/><c><v>3</v></c></row><row><c><v>4</v></c></row>';
    const rows = await collectRows(buildSingleSheetXlsx(xml));
    expect(rows.map(row => row.rowNumber)).toEqual([1, 2]);
    expect(cellTexts(rows)).toEqual([['1', '', '3'], ['4']]);
  });

  it('is read with XML prefixes and other paths', async () => {
    const parts = [
      {
        name: 'xl/worksheets/S1.XML',
        content:
          '<x:worksheet><x:sheetData><x:row r="1"><x:c r="A1"><x:v>1</x:v></x:c></x:row></x:sheetData></x:worksheet>',
      },
    ];
    const file = buildXlsx({
      sheets: {},
      parts: [
        ...parts,
        {
          name: 'xl/workbook.xml',
          content: '<x:workbook><x:sheets><x:sheet name="A" rel:id="q"/></x:sheets></x:workbook>',
        },
        {
          name: 'xl/_rels/workbook.xml.rels',
          content:
            '<Relationship Target="/xl/./worksheets/../worksheets/s1.xml" Type="http://purl.oclc.org/ooxml/officeDocument/relationships/worksheet" Id="q"/>',
        },
      ],
    });
    expect(cellTexts(await collectRows(file))).toEqual([['1']]);
  });

  it('is found by name, ignoring case, or is the only sheet', async () => {
    const two = buildXlsx({
      sheets: { Petunjuk: textRowXml(1, 'baca'), PESERTA: textRowXml(1, 'NIK') },
    });
    expect(cellTexts(await collectRows(two, { sheet: 'Peserta' }))).toEqual([['NIK']]);
    expect(cellTexts(await collectRows(two))).toEqual([['baca']]);
    const one = buildXlsx({ sheets: { Sheet1: textRowXml(1, 'NIK') } });
    expect(cellTexts(await collectRows(one, { sheet: 'Peserta' }))).toEqual([['NIK']]);
  });

  it('written by another library is read the same', async () => {
    const anyText = fc
      .string({ unit: 'grapheme-composite', minLength: 1, maxLength: 20 })
      .filter(text => !/_x|[\ud800-\udfff]/.test(text));
    const anyRow = fc.array(fc.oneof(anyText, fc.integer(), fc.boolean()), {
      minLength: 1,
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(anyRow, { minLength: 1, maxLength: 10 }), async rows => {
        const file = await writeXlsx({ sheets: [{ name: 'Peserta', rows }] });
        const expected = rows.map(row =>
          row.map(value =>
            typeof value === 'boolean' ? String(value).toUpperCase() : String(value),
          ),
        );
        expect(cellTexts(await collectRows(file))).toEqual(expected);
      }),
      { numRuns: runs(17) },
    );
  });
});

describe('date formats', () => {
  it.each(['dd/mm/yyyy', '[$-421]d mmmm yyyy', 'h:mm', 'yyyy\\-mm\\-dd;@', '[h]:mm:ss'])(
    'include %s',
    format => {
      expect(isDateFormat(format)).toBe(true);
    },
  );
  it.each(['General', '0', '#,##0.00', '@', '"Rp"#,##0', '[Red]0', '0\\d', '_(* #,##0_)'])(
    'exclude %s',
    format => {
      expect(isDateFormat(format)).toBe(false);
    },
  );
  it.each([
    [1, '1900-01-01'],
    [59, '1900-02-28'],
    [61, '1900-03-01'],
    [0.5, '12:00'],
    [-1, null],
    [2_958_466, null],
  ])('%d is %s', (serial, text) => {
    expect(formatDateSerial(serial, false)).toBe(text);
  });
});

describe('a number', () => {
  it('that is an integer keeps every digit', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 19n), max: 10n ** 19n }), n => {
        expect(numberText(String(n))).toBe(String(n));
      }),
    );
  });

  it('keeps the 15 significant digits that spreadsheets show', () => {
    const anyNumber = fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e100, max: 1e100 });
    fc.assert(
      fc.property(anyNumber, number => {
        const rounded = Number(numberText(String(number)));
        expect(rounded.toPrecision(15)).toBe((number === 0 ? 0 : number).toPrecision(15));
      }),
    );
  });

  it.each(['', ' ', 'abc', '1e999', 'NaN'])('is not %o', text => {
    expect(numberText(text)).toBeNull();
  });
});
