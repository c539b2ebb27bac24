import { setImmediate } from 'node:timers/promises';
import { findDelimiter } from '#contract/core/values/delimiter.ts';
import { message } from '#server/platform/messages/message.ts';
import { SpreadsheetError } from '../error.ts';
import { limitErrors, type SpreadsheetLimits } from '../limits.ts';
import { ReadCounter } from '../read-counter.ts';
import type { RawRow } from '../sheet-row.ts';
import { decodeText } from './decode.ts';

/** Streaming CSV parser. */
class CsvParser {
  private completeRows: RawRow[] = [];
  private rowNumber = 1;
  private texts: string[] = [];
  private truncated: number[] = [];
  private cell = '';
  /**
   * Quote state; `closing` means that the last quote ended the quoted text or is the first of an
   * escaped pair.
   */
  private quotes: 'none' | 'open' | 'closing' = 'none';
  private afterReturn = false;
  private readonly special: RegExp;
  private readonly delimiter: string;
  private readonly limits: SpreadsheetLimits;
  private readonly counter: ReadCounter;

  constructor(delimiter: string, limits: SpreadsheetLimits) {
    this.counter = new ReadCounter(limits);
    this.delimiter = delimiter;
    this.limits = limits;
    this.special = new RegExp(`["\\r\\n${delimiter === '\t' ? '\\t' : `\\${delimiter}`}]`, 'g');
  }

  drain(): RawRow[] {
    const rows = this.completeRows;
    this.completeRows = [];
    return rows;
  }

  push(text: string): void {
    this.parse(text);
    this.counter.addCsvText(text.length);
  }

  private parse(text: string): void {
    let at = 0;
    while (at < text.length) {
      if (this.quotes === 'open') {
        const end = text.indexOf('"', at);
        this.add(text.slice(at, end === -1 ? text.length : end));
        if (end === -1) return;
        this.quotes = 'closing';
        at = end + 1;
        continue;
      }
      if (this.quotes === 'closing') {
        const doubled = text[at] === '"';
        if (doubled) {
          this.add('"');
          at += 1;
        }
        this.quotes = doubled ? 'open' : 'none';
        continue;
      }
      this.special.lastIndex = at;
      const end = this.special.exec(text)?.index ?? text.length;
      if (end > at) {
        this.add(text.slice(at, end));
        this.afterReturn = false;
      }
      if (end < text.length) this.handleSpecial(text.charAt(end));
      at = end + 1;
    }
  }

  private handleSpecial(mark: string): void {
    if (mark === '"') {
      // A quote inside an unquoted cell is an ordinary character; spaces may stand before a quoted one.
      if (this.cell.trim() === '') {
        this.cell = '';
        this.quotes = 'open';
      } else this.add('"');
    } else if (mark === this.delimiter) this.endCell();
    else if (!(mark === '\n' && this.afterReturn)) this.endRow();
    this.afterReturn = mark === '\r';
  }

  end(): void {
    if (this.quotes === 'open') {
      throw new SpreadsheetError(
        'RUSAK',
        message('spreadsheet.openQuote', { baris: this.rowNumber }),
      );
    }
    this.endRow();
  }

  private add(text: string): void {
    this.cell += text;
    if (this.cell.length > this.limits.cellChars) {
      throw limitErrors.cellChars(
        this.limits,
        message('spreadsheet.cellOfRow', { baris: this.rowNumber }),
      );
    }
  }

  private endCell(): void {
    if (this.cell !== '' && this.texts.length >= this.limits.columns) {
      throw limitErrors.columns(
        this.limits,
        message('spreadsheet.numberedCell', {
          kolom: this.texts.length + 1,
          baris: this.rowNumber,
        }),
      );
    }
    // Empty cells beyond the column limit are dropped.
    if (this.texts.length < this.limits.columns) {
      // Some programs write ="0812" to keep Excel from converting it to a number.
      const text = this.cell.startsWith('=') ? this.cell.replace(/^="([^"]*)"$/, '$1') : this.cell;
      const delivered = text === '' ? '' : this.counter.addCell(text, this.rowNumber);
      if (delivered.length < text.length) this.truncated.push(this.texts.length);
      this.texts.push(delivered);
    }
    this.cell = '';
  }

  private endRow(): void {
    this.endCell();
    const { texts, truncated, rowNumber } = this;
    this.rowNumber += 1;
    this.counter.startRow();
    if (texts.every(text => text === '')) {
      texts.length = 0;
      return;
    }
    this.texts = [];
    this.truncated = [];
    while (texts.length > 0 && texts.at(-1) === '') texts.pop();
    if (rowNumber === 1 && /^sep=.$/i.test(texts.join(this.delimiter))) return;
    this.counter.addRow();
    this.completeRows.push({
      rowNumber,
      texts,
      numbers: [],
      formulas: [],
      truncated,
      errors: [],
      isHidden: false,
    });
  }
}

/**
 * Yields the rows of a CSV file in batches. Every cell is text, because CSV has no types.
 * @param delimiter found from the first lines when omitted
 * @throws SpreadsheetError
 */
export async function* csvRows(
  bytes: Buffer,
  limits: SpreadsheetLimits,
  delimiter?: string,
): AsyncGenerator<{ sheet: string; rows: RawRow[] }> {
  let parser: CsvParser | undefined;
  for (const text of decodeText(bytes)) {
    // Lets the thread receive a message to end.
    await setImmediate();
    if (text.includes('\0')) {
      throw new SpreadsheetError('BUKAN_CSV', message('spreadsheet.notCsv'));
    }
    parser ??= new CsvParser(delimiter ?? findDelimiter(text), limits);
    parser.push(text);
    const rows = parser.drain();
    if (rows.length > 0) yield { sheet: 'CSV', rows };
  }
  parser?.end();
  const rows = parser?.drain() ?? [];
  if (rows.length > 0) yield { sheet: 'CSV', rows };
}
