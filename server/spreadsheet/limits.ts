import { count, SpreadsheetError } from './error.ts';

/** How much of a file is read before it is refused. */
export interface Limits {
  /** The file as it was sent. */
  readonly fileBytes: number;
  /** Everything in it, unpacked. */
  readonly inflatedBytes: number;
  /** How many times its size a large file may unpack to. */
  readonly ratio: number;
  /** Parts of the archive: sheets, styles, pictures. */
  readonly entries: number;
  readonly sheets: number;
  /** Rows with anything in them, beside the head; rows without cost next to nothing and are passed over. */
  readonly rows: number;
  readonly columns: number;
  /** In one cell; Excel itself keeps no more. */
  readonly cellChars: number;
  /** All the texts that a workbook shares among its cells. */
  readonly sharedChars: number;
  /** What the reading thread may work, not counting the time it waits for its reader. */
  readonly seconds: number;
  /** What the reading thread may keep. */
  readonly memoryMb: number;
}

/**
 * Twice the largest file that is expected (100,000 rows of 25 columns unpack to 170 MB, with their
 * texts shared to 180, twenty times
 * their size), so that whoever meets a limit has the wrong file, not a large one.
 */
export const defaultLimits: Limits = {
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

const megabytes = (bytes: number): string => `${count(Math.floor(bytes / 1_000_000))} MB`;

/** The refusals that name a limit. */
export const tooMuch = {
  fileBytes: (limits: Limits) =>
    new SpreadsheetError(
      'TERLALU_BESAR',
      `Berkas paling besar ${megabytes(limits.fileBytes)}. Bagi menjadi beberapa berkas.`,
    ),
  inflatedBytes: (limits: Limits) =>
    new SpreadsheetError(
      'TERLALU_BESAR',
      `Isi berkas ini lebih dari ${megabytes(limits.inflatedBytes)} setelah dibuka. Salin baris yang berisi saja ke template baru, atau bagi menjadi beberapa berkas.`,
    ),
  ratio: () =>
    new SpreadsheetError(
      'TERLALU_BESAR',
      'Isi berkas ini mengembang tidak wajar saat dibuka. Salin baris yang berisi saja ke template baru.',
    ),
  entries: (limits: Limits) =>
    new SpreadsheetError(
      'TERLALU_BANYAK_LEMBAR',
      `Berkas ini terdiri atas lebih dari ${count(limits.entries)} bagian. Salin lembar yang perlu ke template baru.`,
    ),
  sheets: (limits: Limits) =>
    new SpreadsheetError(
      'TERLALU_BANYAK_LEMBAR',
      `Berkas ini berisi lebih dari ${count(limits.sheets)} lembar. Salin lembar yang perlu ke template baru.`,
    ),
  rows: (limits: Limits) =>
    new SpreadsheetError(
      'TERLALU_BANYAK_BARIS',
      `Berkas ini berisi lebih dari ${count(limits.rows)} baris. Bagi menjadi beberapa berkas.`,
    ),
  columns: (limits: Limits, cell: string) =>
    new SpreadsheetError(
      'TERLALU_BANYAK_KOLOM',
      `Ada isi di sel ${cell}, jauh di luar tabel: paling banyak ${count(limits.columns)} kolom. Hapus isi sel itu lalu unggah lagi.`,
    ),
  cellChars: (limits: Limits, where: string) =>
    new SpreadsheetError(
      'TERLALU_BESAR',
      `${where} berisi lebih dari ${count(limits.cellChars)} huruf. Pendekkan lalu unggah lagi.`,
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
