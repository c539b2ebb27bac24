import { columnLetters } from '#contract/core/values/sheet.ts';
import { message } from '#server/platform/messages/message.ts';
import { damagedFile } from '../error.ts';
import { limitErrors, type SpreadsheetLimits } from '../limits.ts';
import type { ReadCounter } from '../read-counter.ts';
import type { RawRow } from '../sheet-row.ts';
import { readAttribute, decodeXml, type XmlHandler } from '../xml/scanner.ts';
import { cellValue, type CellContext } from './cell-value.ts';

const lastRow = 1_048_576;
const lastColumn = 16_384;

const emptyRow = (rowNumber: number): RawRow => ({
  rowNumber,
  texts: [],
  numbers: [],
  formulas: [],
  truncated: [],
});

/** Returns the column index (from 0) of a reference such as AB12, or -1 when invalid. */
function columnIndexOf(reference: string): number {
  let column = 0;
  for (let i = 0; i < 4; i++) {
    const letter = reference.charCodeAt(i) - 64;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
  }
  return column > lastColumn ? -1 : column - 1;
}

/** XML handler that collects the rows of a sheet; empty rows are skipped. */
export class SheetRows implements XmlHandler {
  wantsText = false;
  /** Whether the sheet data has ended; only formats and drawings follow. */
  isDone = false;
  /** Complete rows; the consumer removes them. */
  readonly completeRows: RawRow[] = [];
  private rowNumber = 0;
  private row: RawRow = emptyRow(0);
  private column = -1;
  private reference = '';
  private readonly cell = { type: '', style: 0, value: '' };
  private hasFormula = false;
  private chars = 0;
  private inPhonetic = false;
  private readonly context: CellContext;
  private readonly limits: SpreadsheetLimits;
  private readonly counter: ReadCounter;

  constructor(
    context: CellContext,
    { limits, counter }: { readonly limits: SpreadsheetLimits; readonly counter: ReadCounter },
  ) {
    this.context = context;
    this.limits = limits;
    this.counter = counter;
  }

  open(name: string, attributes: string): void {
    switch (name) {
      case 'c':
        this.openCell(attributes);
        break;
      case 'v':
        this.wantsText = true;
        break;
      case 't':
        this.wantsText = this.cell.type === 'inlineStr' && !this.inPhonetic;
        break;
      case 'f':
        this.hasFormula = true;
        break;
      case 'rPh':
        this.inPhonetic = true;
        break;
      case 'row':
        this.openRow(attributes);
        break;
    }
  }

  close(name: string): void {
    switch (name) {
      case 'v':
      case 't':
        this.wantsText = false;
        break;
      case 'c':
        this.closeCell();
        break;
      case 'rPh':
        this.inPhonetic = false;
        break;
      case 'row':
        this.closeRow();
        break;
      case 'sheetData':
        this.isDone = true;
        break;
    }
  }

  text(raw: string): void {
    const { cell, limits } = this;
    this.chars += raw.length;
    if (this.chars > limits.cellChars)
      throw limitErrors.cellChars(
        limits,
        message('spreadsheet.cellNamed', { sel: this.cellName() }),
      );
    if (cell.value.length <= limits.deliveredCellChars) cell.value += decodeXml(raw);
  }

  private openRow(attributes: string): void {
    const number = readAttribute(attributes, 'r');
    const row = number === undefined ? this.rowNumber + 1 : Number(number);
    if (!Number.isInteger(row) || row <= this.rowNumber || row > lastRow)
      throw damagedFile('row number');
    this.rowNumber = row;
    this.column = -1;
    this.row = emptyRow(row);
    this.counter.startRow();
  }

  private openCell(attributes: string): void {
    this.reference = readAttribute(attributes, 'r') ?? '';
    this.column = this.reference === '' ? this.column + 1 : columnIndexOf(this.reference);
    if (this.column < 0) throw damagedFile('cell reference');
    this.cell.type = readAttribute(attributes, 't') ?? '';
    this.cell.style = Number(readAttribute(attributes, 's') ?? 0);
    this.cell.value = '';
    this.chars = 0;
    this.hasFormula = false;
  }

  /** The reference of the open cell, which a file may leave out. */
  private cellName(): string {
    return this.reference === ''
      ? `${columnLetters(this.column)}${this.rowNumber}`
      : this.reference;
  }

  private closeCell(): void {
    const { text, isNumber } = cellValue(this.cell, this.context);
    if (text === '') return;
    if (this.column >= this.limits.columns) throw limitErrors.columns(this.limits, this.cellName());
    const { rowNumber, texts, numbers, formulas, truncated } = this.row;
    while (texts.length < this.column) texts.push('');
    const delivered = this.counter.addCell(text, rowNumber);
    texts[this.column] = delivered;
    if (delivered.length < text.length) truncated.push(this.column);
    if (isNumber) numbers.push(this.column);
    if (this.hasFormula) formulas.push(this.column);
  }

  private closeRow(): void {
    if (this.row.texts.length === 0) return;
    this.counter.addRow();
    this.completeRows.push(this.row);
  }
}
