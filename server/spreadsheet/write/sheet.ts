/**
 * What a cell may hold. A text is written as text, whatever it begins with; nothing is a formula. Whole
 * numbers of more digits than a number holds come as `bigint`.
 */
export type CellValue = string | number | bigint | boolean | null | undefined;

/** What a person is told, and may choose from, when they come to a cell of a column. */
export interface Prompt {
  readonly title: string;
  readonly text: string;
  /** The values to choose from: a few words, or where a sheet lists them (`Referensi!$B$2:$B$9`). */
  readonly choices?: readonly string[] | string;
  /** Only the choices may be entered; otherwise anything else is asked about. */
  readonly strict?: boolean;
}

export interface WriteColumn {
  readonly header: string;
  /** In characters. */
  readonly width?: number;
  /** How its values are written: a `date` is `YYYY-MM-DD`, and becomes a day that sorts. */
  readonly kind?: 'text' | 'number' | 'date';
  readonly prompt?: Prompt;
}

/** A sheet without its rows. */
export interface SheetHead {
  readonly name: string;
  readonly columns: readonly WriteColumn[];
  /** Every cell of its columns is text, filled in or not: for sheets that people fill in. */
  readonly textColumns?: boolean;
}

/** Excel's own limits on a sheet. */
export const lastRow = 1_048_576;

/** Excel keeps no more of a text; a longer one makes it call the file damaged. */
const longestText = 32_767;

/** A sheet's name as Excel allows it: 31 characters, none that mean something in a formula. */
export function sheetName(name: string, part = 1): string {
  const suffix = part === 1 ? '' : ` (${part})`;
  const plain =
    name
      .replace(/[[\]:*?/\\\p{C}]/gu, ' ')
      .replace(/^'+|'+$/g, '')
      .trim() || 'Lembar';
  return plain.slice(0, 31 - suffix.length) + suffix;
}

/** A column's letters: A, Z, AA. @param index from 0 */
export function columnLetters(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnLetters(Math.floor(index / 26) - 1) + letter;
}

const marked: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** What a text may not hold as it is: marks of XML, characters that XML lacks, and what looks like an escape of those. */
const special =
  // eslint-disable-next-line no-control-regex -- these are the ones that XML 1.0 has no way to write
  /[&<>"]|[\u0000-\u0008\u000b-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]|_(?=x[0-9a-f]{4}_)/gi;

const escapeOf = (char: string): string => {
  if (marked[char] !== undefined) return marked[char];
  // Half of a surrogate pair is no character, and no UTF-8 can hold it.
  if (/[\ud800-\udfff]/.test(char)) return '\ufffd';
  return `_x${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
};

/** A text as it stands in XML, so that it is read as it was. */
export const escapeXml = (text: string): string =>
  text.length < 1 ? text : text.replace(special, escapeOf);

/** The style numbers of `styles.ts`, by what they are for. */
export const styleOf = { text: 1, header: 2, date: 3, textColumn: 4 } as const;

function textCell(reference: string, style: number, text: string): string {
  const kept = text.length > longestText ? `${text.slice(0, longestText - 1)}…` : text;
  const space = /^\s|\s$|[\n\t]| {2}/.test(kept) ? ' xml:space="preserve"' : '';
  return `<c r="${reference}" s="${style}" t="inlineStr"><is><t${space}>${escapeXml(kept)}</t></is></c>`;
}

/** A day as Excel counts it; null for what is none, or lies before March 1900, where Excel counts wrongly. */
function daySerial(text: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const ms = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== text) return null;
  const days = ms / 86_400_000 + 25_569;
  return days < 61 ? null : days;
}

/** Writes the rows of one sheet, which it only needs the columns of. */
export class RowWriter {
  private readonly letters: readonly string[];
  private readonly kinds: readonly WriteColumn['kind'][];

  constructor({ columns }: SheetHead) {
    this.letters = columns.map((_, index) => columnLetters(index));
    this.kinds = columns.map(({ kind }) => kind);
  }

  header(columns: readonly WriteColumn[]): string {
    const cells = columns.map(({ header }, index) =>
      textCell(`${this.letters[index] ?? ''}1`, styleOf.header, header),
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
      // What is typed over a number in a column of text is text.
      const style = kind === 'text' ? ` s="${styleOf.textColumn}"` : '';
      return `<c r="${reference}"${style}><v>${value}</v></c>`;
    }
    const serial = kind === 'date' ? daySerial(value) : null;
    return serial === null
      ? textCell(reference, styleOf.text, value)
      : `<c r="${reference}" s="${styleOf.date}"><v>${serial}</v></c>`;
  }
}
