import { limitErrors, type SpreadsheetLimits } from './limits.ts';

/** Uncompressed bytes that a delivered character may need; `<c r="A1" t="n"><v>1</v></c>` has 28. */
const bytesPerChar = 10;

/** Characters counted for a cell in addition to its text, so that many short cells count too. */
const cellOverheadChars = 3;

/**
 * Counts what reading one file costs and delivers, and rejects the file as soon as a limit is
 * exceeded. The .xlsx and the CSV reader share it.
 */
export class ReadCounter {
  private readBytes = 0;
  private textChars = 0;
  private rowChars = 0;
  private cells = 0;
  private truncated = 0;
  private rows = 0;
  private sharedBytes = 0;
  private readonly limits: SpreadsheetLimits;

  constructor(limits: SpreadsheetLimits) {
    this.limits = limits;
  }

  /** Counts uncompressed bytes. @throws SpreadsheetError */
  addInflated(bytes: number): void {
    this.readBytes += bytes;
    if (this.readBytes > this.limits.inflatedBytes) throw limitErrors.inflatedBytes(this.limits);
    this.requireContent(this.limits.emptyBytes);
  }

  /** Counts characters of a CSV file. @throws SpreadsheetError */
  addCsvText(chars: number): void {
    this.readBytes += chars;
    this.requireContent(this.limits.emptyCsvBytes);
  }

  /** Counts an entry of the shared strings table. @throws SpreadsheetError */
  addShared(bytes: number, entries: number): void {
    this.sharedBytes += bytes + cellOverheadChars;
    if (entries > this.limits.sharedEntries || this.sharedBytes > this.limits.sharedBytes)
      throw limitErrors.text();
  }

  /**
   * Counts a cell with content.
   * @returns the text to deliver, which is truncated when it is too long
   * @throws SpreadsheetError
   */
  addCell(text: string, rowNumber: number): string {
    const { limits } = this;
    const isTruncated = text.length > limits.deliveredCellChars;
    const delivered = isTruncated ? truncate(text, limits.deliveredCellChars) : text;
    this.cells += 1;
    this.rowChars += delivered.length + cellOverheadChars;
    this.textChars += delivered.length + cellOverheadChars;
    if (isTruncated) this.truncated += 1;
    if (this.rowChars > limits.rowChars) throw limitErrors.rowChars(limits, rowNumber);
    const maxCells = Math.min(limits.cells, limits.wideCells + limits.cellsPerRow * this.rows);
    if (this.cells > maxCells) throw limitErrors.cells(maxCells);
    if (this.textChars > limits.textChars) throw limitErrors.text();
    if (this.truncated > limits.truncatedCells) throw limitErrors.truncatedCells(limits);
    return delivered;
  }

  startRow(): void {
    this.rowChars = 0;
  }

  /** Counts a row with content. @throws SpreadsheetError */
  addRow(): void {
    this.rows += 1;
    // The header is not counted.
    if (this.rows > this.limits.rows + 1) throw limitErrors.rows(this.limits);
  }

  private requireContent(emptyBytes: number): void {
    if (this.readBytes > emptyBytes + bytesPerChar * (this.textChars + this.sharedBytes))
      throw limitErrors.ratio();
  }
}

/** Cuts a text without leaving half of a surrogate pair. */
function truncate(text: string, length: number): string {
  const last = text.charCodeAt(length - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? length - 1 : length);
}
