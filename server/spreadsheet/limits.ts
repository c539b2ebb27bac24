import { formatCount, SpreadsheetError } from './error.ts';

/** Limits above which a file is rejected. */
export interface SpreadsheetLimits {
  /** Size of the uploaded file. */
  readonly fileBytes: number;
  /** Total uncompressed size. */
  readonly inflatedBytes: number;
  /** Maximum compression ratio of a large file. */
  readonly ratio: number;
  /** ZIP entries: sheets, styles, pictures. */
  readonly entries: number;
  readonly sheets: number;
  /** Rows with content, without the header; empty rows are skipped and cost almost nothing. */
  readonly rows: number;
  readonly columns: number;
  /** Characters in one cell; 32,767 is also Excel's maximum. */
  readonly cellChars: number;
  /** Total characters in the shared strings table. */
  readonly sharedChars: number;
  /** Working time of the reading thread, without the time in which it waits for its consumer. */
  readonly seconds: number;
  /** Heap of the reading thread. */
  readonly memoryMb: number;
}

/**
 * About twice the largest expected file: 100,000 rows of 25 columns have 170 MB uncompressed, or
 * 180 MB with shared strings, twenty times the file size. So a file that exceeds a limit is the
 * wrong file, not a large one.
 */
export const defaultLimits: SpreadsheetLimits = {
  fileBytes: 50_000_000,
  inflatedBytes: 400_000_000,
  ratio: 200,
  entries: 1_000,
  sheets: 100,
  rows: 100_000,
  columns: 200,
  cellChars: 32_767,
  sharedChars: 200_000_000,
  seconds: 30,
  memoryMb: 512,
};

const formatMegabytes = (bytes: number): string =>
  `${formatCount(Math.floor(bytes / 1_000_000))} MB`;

/** Creates the errors of exceeded limits. */
export const limitErrors = {
  fileBytes: (limits: SpreadsheetLimits) =>
    new SpreadsheetError(
      'TERLALU_BESAR',
      `Berkas paling besar ${formatMegabytes(limits.fileBytes)}. Bagi menjadi beberapa berkas.`,
    ),
  inflatedBytes: (limits: SpreadsheetLimits) =>
    new SpreadsheetError(
      'TERLALU_BESAR',
      `Isi berkas ini lebih dari ${formatMegabytes(limits.inflatedBytes)} setelah dibuka. Salin baris yang berisi saja ke template baru, atau bagi menjadi beberapa berkas.`,
    ),
  ratio: () =>
    new SpreadsheetError(
      'TERLALU_BESAR',
      'Isi berkas ini mengembang tidak wajar saat dibuka. Salin baris yang berisi saja ke template baru.',
    ),
  entries: (limits: SpreadsheetLimits) =>
    new SpreadsheetError(
      'TERLALU_BANYAK_LEMBAR',
      `Berkas ini terdiri atas lebih dari ${formatCount(limits.entries)} bagian. Salin lembar yang perlu ke template baru.`,
    ),
  sheets: (limits: SpreadsheetLimits) =>
    new SpreadsheetError(
      'TERLALU_BANYAK_LEMBAR',
      `Berkas ini berisi lebih dari ${formatCount(limits.sheets)} lembar. Salin lembar yang perlu ke template baru.`,
    ),
  rows: (limits: SpreadsheetLimits) =>
    new SpreadsheetError(
      'TERLALU_BANYAK_BARIS',
      `Berkas ini berisi lebih dari ${formatCount(limits.rows)} baris. Bagi menjadi beberapa berkas.`,
    ),
  columns: (limits: SpreadsheetLimits, cell: string) =>
    new SpreadsheetError(
      'TERLALU_BANYAK_KOLOM',
      `Ada isi di sel ${cell}, jauh di luar tabel: paling banyak ${formatCount(limits.columns)} kolom. Hapus isi sel itu lalu unggah lagi.`,
    ),
  cellChars: (limits: SpreadsheetLimits, where: string) =>
    new SpreadsheetError(
      'TERLALU_BESAR',
      `${where} berisi lebih dari ${formatCount(limits.cellChars)} huruf. Pendekkan lalu unggah lagi.`,
    ),
  sharedChars: () =>
    new SpreadsheetError(
      'TERLALU_BESAR',
      'Berkas ini memuat terlalu banyak teks. Bagi menjadi beberapa berkas.',
    ),
  seconds: () =>
    new SpreadsheetError(
      'TERLALU_LAMA',
      'Berkas ini terlalu lama dibaca. Salin baris yang berisi saja ke template baru, atau bagi menjadi beberapa berkas.',
    ),
  memory: () =>
    new SpreadsheetError(
      'TERLALU_BESAR',
      'Isi berkas ini terlalu besar untuk dibaca. Bagi menjadi beberapa berkas.',
    ),
} as const;
