import { columnLetters, toSerial, type ColumnKind } from '#contract/core/values/sheet.ts';

/**
 * Value of a cell. Text is always written as text and never as a formula, whatever it starts with.
 * Integers beyond the safe range are passed as `bigint`.
 */
export type CellValue = string | number | bigint | boolean | null | undefined;

/** Input message of a column's cells, and their choices. */
export interface CellPrompt {
  readonly title: string;
  readonly text: string;
  /** The choices: a list of values, or a range that contains them (`Referensi!$B$2:$B$9`). */
  readonly choices?: readonly string[] | string;
  /** Whether Excel rejects other values; otherwise it asks the user. */
  readonly isStrict?: boolean;
}

export interface WriteColumn {
  readonly header: string;
  /** In characters. */
  readonly width?: number;
  /**
   * Format of the values. Dates are given as `YYYY-MM-DD`, an `instant` as `YYYY-MM-DDTHH:MM` on the
   * clock that the header names, a `month` as `YYYY-MM`; they are written as Excel dates, which sort.
   */
  readonly kind?: ColumnKind;
  readonly prompt?: CellPrompt;
}

/** Name and columns of a sheet. */
export interface SheetDefinition {
  readonly name: string;
  readonly columns: readonly WriteColumn[];
  /**
   * Whether all cells are formatted as text, empty ones included; for sheets that users fill in.
   */
  readonly textColumns?: boolean;
  /** Whether the header has the buttons by which Excel filters and sorts the rows. */
  readonly hasFilter?: boolean;
}

/** Excel's maximum number of rows. */
export const maxRow = 1_048_576;

/** Excel's maximum characters per cell; it reports a file with a longer text as damaged. */
const maxTextChars = 32_767;

/**
 * Makes a name valid for an Excel sheet: at most 31 characters, without characters that are special
 * in formulas.
 * @param part number of the continuation sheet, from 1
 */
export function toValidSheetName(name: string, part = 1): string {
  const suffix = part === 1 ? '' : ` (${part})`;
  const plain =
    name
      .replace(/[[\]:*?/\\\p{C}]/gu, ' ')
      .replace(/^'+|'+$/g, '')
      .trim() || 'Lembar';
  return plain.slice(0, 31 - suffix.length) + suffix;
}

const xmlEntities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/**
 * Characters to escape: XML markup, characters that XML 1.0 cannot represent, and text that looks
 * like an Excel escape.
 */
const charactersToEscape =
  // oxlint-disable-next-line no-control-regex -- XML 1.0 cannot represent these characters
  /[&<>"]|[\u0000-\u0008\u000b-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]|_(?=x[0-9a-f]{4}_)/gi;

const escapeCharacter = (char: string): string => {
  if (xmlEntities[char] !== undefined) return xmlEntities[char];
  // A lone surrogate is not a character and cannot be encoded in UTF-8.
  if (/[\ud800-\udfff]/.test(char)) return '\ufffd';
  return `_x${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
};

/** Escapes a text for XML so that Excel reads the original text. */
export const escapeXml = (text: string): string =>
  text.length < 1 ? text : text.replace(charactersToEscape, escapeCharacter);

/** Style indexes by purpose, in the order of the stylesheet in `workbook-xml.ts`. */
export const styleIds = {
  text: 1,
  header: 2,
  date: 3,
  textColumn: 4,
  number: 5,
  decimal: 6,
  instant: 7,
  month: 8,
} as const;

/** Style of the numbers in a column. In a text column a value typed over the number becomes text. */
const numberStyles: Readonly<Record<ColumnKind, number | null>> = {
  text: styleIds.textColumn,
  number: styleIds.number,
  decimal: styleIds.decimal,
  money: styleIds.number,
  date: null,
  instant: null,
  month: null,
};

/** Style of the dates in a column. */
const dateStyles: Readonly<Partial<Record<ColumnKind, number>>> = {
  date: styleIds.date,
  instant: styleIds.instant,
  month: styleIds.month,
};

const codes = {
  space: 0x20,
  quote: 0x22,
  ampersand: 0x26,
  less: 0x3c,
  greater: 0x3e,
  underscore: 0x5f,
};

/**
 * Whether a text is written as it is: printable ASCII without markup, without an underscore, which may begin an
 * Excel escape, and without spaces that a reader of XML drops. Most texts are, and finding that out takes far
 * less time than the regular expressions that the others need.
 */
function isPlain(text: string): boolean {
  let before = codes.space;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < codes.space || code > 0x7e) return false;
    if (code === codes.space && before === codes.space) return false;
    if (code === codes.quote || code === codes.ampersand || code === codes.less) return false;
    if (code === codes.greater || code === codes.underscore) return false;
    before = code;
  }
  return before !== codes.space;
}

function textCell(reference: string, style: number, text: string): string {
  if (isPlain(text) && text.length <= maxTextChars)
    return `<c r="${reference}" s="${style}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const shortened = text.length > maxTextChars ? `${text.slice(0, maxTextChars - 1)}…` : text;
  const space = /^\s|\s$|[\n\t]| {2}/.test(shortened) ? ' xml:space="preserve"' : '';
  return `<c r="${reference}" s="${style}" t="inlineStr"><is><t${space}>${escapeXml(shortened)}</t></is></c>`;
}

/** Writes the header and rows of one sheet as XML. */
export class RowWriter {
  private readonly letters: readonly string[];
  private readonly kinds: readonly WriteColumn['kind'][];

  constructor({ columns }: SheetDefinition) {
    this.letters = columns.map((_, index) => columnLetters(index));
    this.kinds = columns.map(({ kind }) => kind);
  }

  header(columns: readonly WriteColumn[]): string {
    const cells = columns.map(({ header }, index) =>
      textCell(`${this.letters[index] ?? ''}1`, styleIds.header, header),
    );
    return `<row r="1">${cells.join('')}</row>`;
  }

  row(rowNumber: number, values: readonly CellValue[]): string {
    let cells = '';
    for (let i = 0; i < this.letters.length; i++) {
      const value = values[i];
      if (value === null || value === undefined || value === '') continue;
      cells += this.cell(`${this.letters[i] ?? ''}${rowNumber}`, this.kinds[i], value);
    }
    return `<row r="${rowNumber}">${cells}</row>`;
  }

  private cell(
    reference: string,
    kind: WriteColumn['kind'],
    value: string | number | bigint | boolean,
  ): string {
    if (typeof value === 'boolean') return `<c r="${reference}" t="b"><v>${value ? 1 : 0}</v></c>`;
    if (typeof value === 'number' || typeof value === 'bigint') {
      if (typeof value === 'number' && !Number.isFinite(value)) return '';
      const id = kind === undefined ? null : numberStyles[kind];
      const style = id === null ? '' : ` s="${id}"`;
      return `<c r="${reference}"${style}><v>${value}</v></c>`;
    }
    const dateStyle = kind && dateStyles[kind];
    const serial = dateStyle === undefined ? null : toSerial(value);
    return serial === null
      ? textCell(reference, styleIds.text, value)
      : `<c r="${reference}" s="${dateStyle}"><v>${serial}</v></c>`;
  }
}
