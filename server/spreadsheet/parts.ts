import { attribute } from './xml.ts';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const ns = 'http://schemas.openxmlformats.org';
const main = `${ns}/spreadsheetml/2006/main`;
const links = `${ns}/officeDocument/2006/relationships`;
const kinds = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The looks of a cell, by their places in the styles. */
export const style = { text: 1, date: 2, head: 3 } as const;

/** Text cells are marked as text twice, so that who edits one in a spreadsheet still has text. */
export const styles = `${head}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd\\-mm\\-yyyy"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" quotePrefix="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>`;

export const workbookXml = (names: readonly string[]): string =>
  `${head}<workbook xmlns="${main}" xmlns:r="${links}"><sheets>${names
    .map((name, i) => `<sheet name="${attribute(name)}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`)
    .join('')}</sheets></workbook>`;

const relation = (id: number, kind: string, target: string): string =>
  `<Relationship Id="rId${id}" Type="${links}/${kind}" Target="${target}"/>`;

const relationships = (...all: readonly string[]): string =>
  `${head}<Relationships xmlns="${ns}/package/2006/relationships">${all.join('')}</Relationships>`;

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);

export const relations = (sheets: number): string =>
  relationships(
    ...numbers(sheets).map(n => relation(n, 'worksheet', `worksheets/sheet${n}.xml`)),
    relation(sheets + 1, 'styles', 'styles.xml'),
  );

export const rootRelations = relationships(relation(1, 'officeDocument', 'xl/workbook.xml'));

const override = (part: string, kind: string): string =>
  `<Override PartName="${part}" ContentType="${kinds}.${kind}+xml"/>`;

export const contentTypes = (sheets: number): string =>
  `${head}<Types xmlns="${ns}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('/xl/workbook.xml', 'sheet.main')}${override('/xl/styles.xml', 'styles')}${numbers(
    sheets,
  )
    .map(n => override(`/xl/worksheets/sheet${n}.xml`, 'worksheet'))
    .join('')}</Types>`;
