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
 * A spreadsheet cannot be read. The message is shown to the user and says what is wrong and what to
 * do.
 */
export class SpreadsheetError extends Error {
  override readonly name = 'SpreadsheetError';
  readonly code: SpreadsheetErrorCode;

  constructor(code: SpreadsheetErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Creates the error of a corrupt file. */
export const damagedFile = (cause?: unknown): SpreadsheetError =>
  new SpreadsheetError(
    'RUSAK',
    'Berkas ini rusak atau tidak utuh. Buka di Excel, simpan ulang sebagai .xlsx, lalu unggah lagi.',
    { cause },
  );

/** Formats a number in Indonesian: 100.000. */
export const formatCount = (n: number): string => n.toLocaleString('id-ID');
