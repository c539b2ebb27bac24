import type { Message } from '#contract/core/messages/message.ts';
import { message } from '#server/platform/messages/message.ts';
import { SpreadsheetError } from './error.ts';

/** Limits above which a file is rejected. */
export interface SpreadsheetLimits {
  /** Size of the uploaded file. */
  readonly fileBytes: number;
  /** Total uncompressed size. */
  readonly inflatedBytes: number;
  /** Maximum compression ratio of a large file. */
  readonly ratio: number;
  /** Uncompressed size of a part that holds no cells, such as the styles. */
  readonly partBytes: number;
  /** Uncompressed size that is allowed in addition to ten bytes for each delivered character. */
  readonly emptyBytes: number;
  /** Like `emptyBytes`, for CSV, whose cells need no markup. */
  readonly emptyCsvBytes: number;
  /** ZIP entries: sheets, styles, pictures. */
  readonly entries: number;
  readonly sheets: number;
  /** Rows with content, without the header; empty rows are skipped and cost almost nothing. */
  readonly rows: number;
  readonly columns: number;
  /** Cells with content. */
  readonly cells: number;
  /** Cells with content per row on average, which a file with fewer than `wideCells` may exceed. */
  readonly cellsPerRow: number;
  readonly wideCells: number;
  /** Entries of the shared strings table. */
  readonly sharedEntries: number;
  /** Characters of one cell as the file writes it; 32,767 is also Excel's maximum. */
  readonly cellChars: number;
  /** Characters delivered of one cell; a longer text is truncated and marked. */
  readonly deliveredCellChars: number;
  /** Truncated cells in a file. */
  readonly truncatedCells: number;
  /** Characters delivered of one row. */
  readonly rowChars: number;
  /**
   * Characters delivered of a file. A shared string counts each time a cell refers to it, because a
   * small file can refer to a long one millions of times.
   */
  readonly textChars: number;
  /** Bytes of the shared strings table, each entry truncated like a cell. */
  readonly sharedBytes: number;
  /** Compressed bytes of rows that the thread parses ahead of its consumer. */
  readonly queuedBytes: number;
  /** Time that the consumer waits for the reading thread. */
  readonly seconds: number;
  /** Time from the start of the thread until the consumer has processed the last row. */
  readonly totalSeconds: number;
  /** Heap of the reading thread. */
  readonly memoryMb: number;
}

/**
 * About twice the largest expected file: 100,000 rows of 25 columns have 170 MB uncompressed, or
 * 180 MB with shared strings, twenty times the file size. So a file that exceeds a limit is the
 * wrong file, not a large one. The longest field has 200 characters, all fields of a row together
 * have 1,300.
 */
export const defaultLimits: SpreadsheetLimits = {
  fileBytes: 50_000_000,
  inflatedBytes: 400_000_000,
  ratio: 200,
  partBytes: 20_000_000,
  emptyBytes: 64_000_000,
  emptyCsvBytes: 10_000_000,
  entries: 1_000,
  sheets: 100,
  rows: 100_000,
  columns: 200,
  cells: 4_000_000,
  cellsPerRow: 60,
  wideCells: 500_000,
  sharedEntries: 3_000_000,
  cellChars: 32_767,
  deliveredCellChars: 500,
  truncatedCells: 10_000,
  rowChars: 5_000,
  textChars: 80_000_000,
  sharedBytes: 80_000_000,
  queuedBytes: 12_000_000,
  seconds: 15,
  totalSeconds: 180,
  memoryMb: 96,
};

const megabytes = (bytes: number): number => Math.floor(bytes / 1_000_000);

/** Creates the errors of exceeded limits. */
export const limitErrors = {
  fileBytes: (limits: SpreadsheetLimits) =>
    new SpreadsheetError(
      'TERLALU_BESAR',
      message('spreadsheet.fileTooLarge', { megabytes: megabytes(limits.fileBytes) }),
    ),
  inflatedBytes: (limits: SpreadsheetLimits) =>
    new SpreadsheetError(
      'TERLALU_BESAR',
      message('spreadsheet.contentTooLarge', { megabytes: megabytes(limits.inflatedBytes) }),
    ),
  ratio: () => new SpreadsheetError('TERLALU_BESAR', message('spreadsheet.ratio')),
  entries: (limits: SpreadsheetLimits) =>
    new SpreadsheetError(
      'TERLALU_BANYAK_LEMBAR',
      message('spreadsheet.tooManyParts', { batas: limits.entries }),
    ),
  sheets: (limits: SpreadsheetLimits) =>
    new SpreadsheetError(
      'TERLALU_BANYAK_LEMBAR',
      message('spreadsheet.tooManySheets', { batas: limits.sheets }),
    ),
  rows: (limits: SpreadsheetLimits) =>
    new SpreadsheetError(
      'TERLALU_BANYAK_BARIS',
      message('spreadsheet.tooManyRows', { batas: limits.rows }),
    ),
  columns: (limits: SpreadsheetLimits, cell: Message | string) =>
    new SpreadsheetError(
      'TERLALU_BANYAK_KOLOM',
      message('spreadsheet.tooManyColumns', { sel: cell, batas: limits.columns }),
    ),
  cellChars: (limits: SpreadsheetLimits, where: Message) =>
    new SpreadsheetError(
      'TERLALU_BESAR',
      message('spreadsheet.cellTooLong', { sel: where, batas: limits.cellChars }),
    ),
  rowChars: (limits: SpreadsheetLimits, rowNumber: number) =>
    new SpreadsheetError(
      'TERLALU_BESAR',
      message('spreadsheet.rowTooLong', { baris: rowNumber, batas: limits.rowChars }),
    ),
  truncatedCells: (limits: SpreadsheetLimits) =>
    new SpreadsheetError(
      'TERLALU_BESAR',
      message('spreadsheet.tooManyLongCells', {
        jumlah: limits.truncatedCells,
        batas: limits.deliveredCellChars,
      }),
    ),
  cells: (maximum: number) =>
    new SpreadsheetError('TERLALU_BESAR', message('spreadsheet.tooManyCells', { batas: maximum })),
  text: () => new SpreadsheetError('TERLALU_BESAR', message('spreadsheet.tooMuchText')),
  seconds: () => new SpreadsheetError('TERLALU_LAMA', message('spreadsheet.tooSlow')),
  memory: () => new SpreadsheetError('TERLALU_BESAR', message('spreadsheet.tooMuchMemory')),
} as const;
