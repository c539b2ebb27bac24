/** What kept a spreadsheet from being read. */
export type SpreadsheetFault =
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

/** A spreadsheet that cannot be read. The message is for the person who sent it: what is wrong, what to do. */
export class SpreadsheetError extends Error {
  override readonly name = 'SpreadsheetError';
  readonly code: SpreadsheetFault;

  constructor(code: SpreadsheetFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** A file that began as a spreadsheet and does not go on as one. */
export const damaged = (cause?: unknown): SpreadsheetError =>
  new SpreadsheetError(
    'RUSAK',
    'Berkas ini rusak atau tidak utuh. Buka di Excel, simpan ulang sebagai .xlsx, lalu unggah lagi.',
    { cause },
  );

/** A count as people write it: 100.000. */
export const count = (n: number): string => n.toLocaleString('id-ID');
