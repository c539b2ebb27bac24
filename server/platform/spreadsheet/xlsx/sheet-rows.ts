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
  errors: [],
  isHidden: false,
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

/** Where the scanner is, by the elements that it is in. */
const level = {
  outside: 0,
  worksheet: 1,
  sheetData: 2,
  row: 3,
  cell: 4,
  value: 5,
  inline: 6,
  run: 7,
};

/** XML handler that collects the rows of a sheet; empty rows are skipped. */
export class SheetRows implements XmlHandler {
  wantsText = false;
  /** Whether the sheet data has ended; only formats and drawings follow. */
  isDone = false;
  /** Complete rows; the consumer removes them. */
  readonly completeRows: RawRow[] = [];
  private level = level.outside;
  private rowNumber = 0;
  /** Whether the open row has no number and no cell yet. */
  private isUnnumbered = false;
  private isRowHidden = false;
  private row: RawRow = emptyRow(0);
  private column = -1;
  private reference = '';
  private readonly cell = { type: '', style: 0, value: '' };
  private hasFormula = false;
  private hasValue = false;
  private chars = 0;
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

  /** Reads an element at its place only; what is elsewhere belongs to an extension. */
  open(name: string, attributes: string): boolean {
    switch (this.level) {
      case level.outside:
        return this.enter(name === 'worksheet', level.worksheet);
      case level.worksheet:
        return this.enter(name === 'sheetData', level.sheetData);
      case level.sheetData:
        if (name === 'row') this.openRow(attributes);
        return this.enter(name === 'row', level.row);
      case level.row:
        if (name === 'c') this.openCell(attributes);
        return this.enter(name === 'c', level.cell);
      case level.cell:
        return this.openContent(name);
      case level.inline:
        if (name === 't') return this.openText();
        return this.enter(name === 'r', level.run);
      case level.run:
        return name === 't' && this.openText();
      default:
        return false;
    }
  }

  private enter(isKnown: boolean, next: number): boolean {
    if (isKnown) this.level = next;
    return isKnown;
  }

  private openContent(name: string): boolean {
    if (name === 'f') this.hasFormula = true;
    if (name === 'v') {
      this.hasValue = true;
      this.wantsText = true;
      return this.enter(true, level.value);
    }
    return this.enter(name === 'is' && this.cell.type === 'inlineStr', level.inline);
  }

  private openText(): boolean {
    this.wantsText = true;
    return true;
  }

  close(name: string): void {
    this.wantsText = false;
    switch (name) {
      case 'v':
      case 'is':
        this.level = level.cell;
        break;
      case 'r':
        this.level = level.inline;
        break;
      case 'c':
        this.level = level.row;
        this.closeCell();
        break;
      case 'row':
        this.level = level.sheetData;
        if (this.isUnnumbered) this.startUnnumberedRow('');
        break;
      case 'sheetData':
        this.level = level.worksheet;
        this.completeRow();
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
    const number = readAttribute(attributes, 'r')?.trim();
    this.isRowHidden = /^(1|true)$/.test(readAttribute(attributes, 'hidden') ?? '');
    this.isUnnumbered = !number;
    if (number) this.startRow(Number(number));
  }

  /** Starts a row, or goes on with the last one: some programs write an element for each cell. */
  private startRow(number: number): void {
    this.isUnnumbered = false;
    this.column = -1;
    if (number !== this.rowNumber) {
      if (!Number.isInteger(number) || number < this.rowNumber || number > lastRow)
        throw damagedFile('row number');
      this.completeRow();
      this.rowNumber = number;
      this.row = emptyRow(number);
      this.counter.startRow();
    }
    if (this.isRowHidden) this.row.isHidden = true;
  }

  /** Starts a row without a number of its own; its first cell may say it. */
  private startUnnumberedRow(reference: string): void {
    const number = Number(/\d{1,7}$/.exec(reference)?.[0]);
    this.startRow(number >= this.rowNumber && number > 0 ? number : this.rowNumber + 1);
  }

  private openCell(attributes: string): void {
    this.reference = readAttribute(attributes, 'r') ?? '';
    if (this.isUnnumbered) this.startUnnumberedRow(this.reference);
    this.column = this.reference === '' ? this.column + 1 : columnIndexOf(this.reference);
    if (this.column < 0) throw damagedFile('cell reference');
    this.cell.type = readAttribute(attributes, 't') ?? '';
    const style = readAttribute(attributes, 's') ?? '0';
    this.cell.style = style.trim() === '' ? -1 : Number(style);
    this.cell.value = '';
    this.chars = 0;
    this.hasFormula = false;
    this.hasValue = false;
  }

  /** The reference of the open cell, which a file may leave out. */
  private cellName(): string {
    return this.reference === ''
      ? `${columnLetters(this.column)}${this.rowNumber}`
      : this.reference;
  }

  private closeCell(): void {
    const { text, isNumber } = cellValue(this.cell, this.context);
    const { rowNumber, texts, numbers, formulas, truncated, errors } = this.row;
    if (text === '') {
      // An empty text is a result; a formula without a result was never calculated.
      const isUncalculated = this.hasFormula && !(this.hasValue && this.cell.type === 'str');
      if (isUncalculated && this.column < this.limits.columns) formulas.push(this.column);
      return;
    }
    if (this.column >= this.limits.columns) throw limitErrors.columns(this.limits, this.cellName());
    while (texts.length < this.column) texts.push('');
    const delivered = this.counter.addCell(text, rowNumber);
    texts[this.column] = delivered;
    if (delivered.length < text.length) truncated.push(this.column);
    if (isNumber) numbers.push(this.column);
    if (this.hasFormula) formulas.push(this.column);
    if (this.cell.type === 'e') errors.push(this.column);
  }

  /** Delivers the last row, unless it has no text: formulas without a result are filled down far. */
  private completeRow(): void {
    const { row } = this;
    this.row = emptyRow(this.rowNumber);
    if (row.texts.length === 0) return;
    for (const column of row.formulas) while (row.texts.length <= column) row.texts.push('');
    this.counter.addRow();
    this.completeRows.push(row);
  }
}
