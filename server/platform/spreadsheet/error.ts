import type { Message } from '#contract/core/messages/message.ts';
import { message } from '#server/platform/messages/message.ts';

/** Reasons why a spreadsheet cannot be read. */
export type SpreadsheetErrorCode =
  | 'KOSONG'
  | 'BUKAN_EXCEL'
  | 'BUKAN_CSV'
  | 'EXCEL_LAMA'
  | 'SALAH_AKHIRAN'
  | 'BERSANDI'
  | 'RUSAK'
  | 'BERBAHAYA'
  | 'LEMBAR_TIDAK_ADA'
  | 'TERLALU_BESAR'
  | 'TERLALU_BANYAK_BARIS'
  | 'TERLALU_BANYAK_KOLOM'
  | 'TERLALU_BANYAK_LEMBAR'
  | 'TERLALU_LAMA';

/**
 * A spreadsheet cannot be read. `detail` is shown to the user and says what is wrong and what to do.
 */
export class SpreadsheetError extends Error {
  override readonly name = 'SpreadsheetError';
  readonly code: SpreadsheetErrorCode;
  readonly detail: Message;
  /** Names of the sheets of a workbook without the sought one; identity numbers are masked. */
  readonly sheets: readonly string[] | undefined;

  constructor(
    code: SpreadsheetErrorCode,
    detail: Message,
    { sheets, ...options }: ErrorOptions & { readonly sheets?: readonly string[] } = {},
  ) {
    super(detail.key, options);
    this.code = code;
    this.detail = detail;
    this.sheets = sheets;
  }
}

/** Creates the error of a corrupt file. */
export const damagedFile = (cause?: unknown): SpreadsheetError =>
  new SpreadsheetError('RUSAK', message('spreadsheet.damaged'), { cause });
