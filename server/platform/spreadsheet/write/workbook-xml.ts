import { columnLetters, sheetFormats } from '#contract/core/values/sheet.ts';
import { escapeXml, maxRow, styleIds, type CellPrompt, type SheetDefinition } from './sheet-xml.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const mainNamespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationshipsNamespace =
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelationshipsNamespace =
  'http://schemas.openxmlformats.org/package/2006/relationships';
const contentTypesNamespace = 'http://schemas.openxmlformats.org/package/2006/content-types';
const spreadsheetMediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Returns the sheet XML before the rows: frozen header row and column widths. */
export function sheetStart({ columns, textColumns }: SheetDefinition): string {
  const style = textColumns ? ` style="${styleIds.textColumn}"` : '';
  const cols = columns.map(
    ({ width }, i) =>
      `<col min="${i + 1}" max="${i + 1}" width="${width ?? 16}"${style} customWidth="1"/>`,
  );
  return `${declaration}<worksheet xmlns="${mainNamespace}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft" activeCell="A2" sqref="A2"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>${cols.join('')}</cols><sheetData>`;
}

function dataValidation(
  { title, text, choices, isStrict: strict }: CellPrompt,
  index: number,
): string {
  const letters = columnLetters(index);
  const list =
    choices === undefined
      ? ''
      : `<formula1>${escapeXml(typeof choices === 'string' ? choices : `"${choices.join(',')}"`)}</formula1>`;
  const type = list === '' ? '' : ' type="list"';
  const errorStyle = strict ? '' : ' errorStyle="warning"';
  const error =
    list === ''
      ? ''
      : ' showErrorMessage="1" errorTitle="Tidak ada di daftar" error="Pilih dari daftar, atau lihat lembar Petunjuk."';
  return `<dataValidation${type}${errorStyle} allowBlank="1" showInputMessage="1"${error} promptTitle="${escapeXml(title.slice(0, 32))}" prompt="${escapeXml(text.slice(0, 255))}" sqref="${letters}2:${letters}${maxRow}">${list}</dataValidation>`;
}

/**
 * Returns the sheet XML after the rows: the filter, and prompts and choices of the columns.
 * @param lastRow number of the last row
 */
export function sheetEnd({ columns, hasFilter }: SheetDefinition, lastRow: number): string {
  const prompts = columns.flatMap(({ prompt }, i) => (prompt ? [dataValidation(prompt, i)] : []));
  const validations =
    prompts.length === 0
      ? ''
      : `<dataValidations count="${prompts.length}">${prompts.join('')}</dataValidations>`;
  const filter = hasFilter
    ? `<autoFilter ref="A1:${columnLetters(columns.length - 1)}${lastRow}"/>`
    : '';
  return `</sheetData>${filter}${validations}</worksheet>`;
}

/** Numbers of the formats that Excel has not built in. */
const formatIds = { date: 164, decimal: 165, instant: 166, month: 167 } as const;

const numberFormats = Object.entries(formatIds).map(
  ([kind, id]) =>
    `<numFmt numFmtId="${id}" formatCode="${sheetFormats[kind as keyof typeof formatIds]}"/>`,
);

/** A cell format with a number format only; 3 is Excel's own `#,##0`. */
const cellFormat = (id: number): string =>
  `<xf numFmtId="${id}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`;

/**
 * The stylesheet, in the order of `styleIds`. Text cells have the text format and the quote prefix,
 * so that Excel does not convert a text when the cell is edited.
 */
const styles = `${declaration}<styleSheet xmlns="${mainNamespace}"><numFmts count="${numberFormats.length}">${numberFormats.join('')}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/><family val="2"/></font><font><b/><sz val="11"/><name val="Calibri"/><family val="2"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFE0ECEA"/><bgColor indexed="64"/></patternFill></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="9"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="2" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyAlignment="1"><alignment vertical="center" wrapText="1"/></xf>${cellFormat(formatIds.date)}${cellFormat(49)}${cellFormat(3)}${cellFormat(formatIds.decimal)}${cellFormat(formatIds.instant)}${cellFormat(formatIds.month)}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

/** Returns the remaining XML parts of the workbook, which list all sheets. */
export function workbookParts(names: readonly string[]): [path: string, xml: string][] {
  const numbers = names.map((_, i) => i + 1);
  const sheets = names.map(
    (name, i) => `<sheet name="${escapeXml(name)}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`,
  );
  const sheetRelations = numbers.map(
    n =>
      `<Relationship Id="rId${n}" Type="${relationshipsNamespace}/worksheet" Target="worksheets/sheet${n}.xml"/>`,
  );
  const overrides = numbers.map(
    n =>
      `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${spreadsheetMediaType}.worksheet+xml"/>`,
  );
  return [
    ['xl/styles.xml', styles],
    [
      'xl/workbook.xml',
      `${declaration}<workbook xmlns="${mainNamespace}" xmlns:r="${relationshipsNamespace}"><sheets>${sheets.join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${declaration}<Relationships xmlns="${packageRelationshipsNamespace}">${sheetRelations.join('')}<Relationship Id="rId${names.length + 1}" Type="${relationshipsNamespace}/styles" Target="styles.xml"/></Relationships>`,
    ],
    [
      '_rels/.rels',
      `${declaration}<Relationships xmlns="${packageRelationshipsNamespace}"><Relationship Id="rId1" Type="${relationshipsNamespace}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      '[Content_Types].xml',
      `${declaration}<Types xmlns="${contentTypesNamespace}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheetMediaType}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${spreadsheetMediaType}.styles+xml"/>${overrides.join('')}</Types>`,
    ],
  ];
}
