import {
  maxReadings,
  maxRefusedRows,
  storageLimits,
  type CheckedReadings,
  type RowProblem,
} from '#contract/domains/stock/temperature.ts';
import type { UploadedFile } from '#contract/core/values/upload.ts';
import type { Zone } from '#contract/core/values/zone.ts';
import { containsNik } from '#contract/core/values/nik.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField } from '#server/platform/problem.ts';
import { SpreadsheetError } from '#server/platform/spreadsheet/error.ts';
import { openTable, textsOf, type Table } from '#server/platform/spreadsheet/read-table.ts';
import { findReadingColumns, type ReadingColumns } from './file-columns.ts';
import { isGap, isMonthFirst, parseReadingTime, parseTemperature } from './reading-values.ts';

/** A reading of a data logger. */
export interface Reading {
  /** Instant in UTC. */
  readonly waktu: string;
  /** Degrees Celsius with one decimal. */
  readonly suhu: number;
}

/** What was read of a file. */
interface ReadingsFile extends Pick<CheckedReadings, 'barisDitolak' | 'ditolak'> {
  readonly readings: readonly Reading[];
  /** The lines above the header, in which loggers write their name. */
  readonly preamble: string;
}

const field = 'berkas';

/** Days for which readings are entered afterwards. */
const maxAgeDays = 366;

/** Characters that are shown of a row that is not read. */
const shownChars = 80;

/** Returns the earliest instant of a reading that is entered now. */
export const earliestReading = (now: Date): string =>
  new Date(now.getTime() - maxAgeDays * 86_400_000).toISOString();

/** Returns the minute of an instant; a chiller has one reading a minute. */
export const toMinute = (instant: string): string =>
  `${new Date(instant).toISOString().slice(0, 17)}00.000Z`;

interface Row {
  readonly baris: number;
  readonly texts: readonly string[];
}

const readHeader = (texts: readonly string[]) => {
  const columns = findReadingColumns(texts);
  return columns && { columns, count: columns.jam === undefined ? 2 : 3 };
};

/** Takes the rows below the header. @throws Problem 422 without a header or rows, or with too many */
async function takeRows({ header, rows: below }: Table<ReadingColumns>): Promise<Row[]> {
  if (!header) throw invalidField(field, message('temperature.columns'));
  if (header.columns.isFahrenheit) throw invalidField(field, message('temperature.fahrenheit'));
  const rows: Row[] = [];
  for await (const row of below) {
    if (rows.length >= maxReadings) {
      throw invalidField(field, message('temperature.tooLong', { maks: maxReadings }));
    }
    rows.push({ baris: row.rowNumber, texts: textsOf(row) });
  }
  if (rows.length === 0) throw invalidField(field, message('temperature.empty'));
  return rows;
}

/** Reads the rows below the header, and the lines above it. @throws Problem 422 */
async function readRows(file: UploadedFile, signal: AbortSignal) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    const table = await openTable(bytes, readHeader, { signal });
    try {
      const rows = await takeRows(table);
      const preamble = table.above.map(row => textsOf(row).join(' ')).join('\n');
      const columns = table.header?.columns as ReadingColumns;
      return { rows, columns, preamble, isMidnight: table.kind === 'xlsx' };
    } finally {
      await table.close();
    }
  } catch (error) {
    if (error instanceof SpreadsheetError) throw invalidField(field, error.detail);
    throw error;
  }
}

/**
 * Reads the readings of a data logger's file: CSV or a workbook, with a column of the time, or of
 * date and time, and a column of the temperature. Rows that cannot be read are listed.
 * @param zone zone of the clock of the logger
 * @throws Problem 422 for a file without such columns or without rows
 */
export async function readReadings(
  file: UploadedFile,
  zone: Zone,
  { signal, now }: { readonly signal: AbortSignal; readonly now: Date },
): Promise<ReadingsFile> {
  const { rows, columns, preamble, isMidnight } = await readRows(file, signal);
  const order = rows.some(({ texts }) => isMonthFirst(texts[columns.waktu] ?? ''))
    ? 'monthFirst'
    : 'dayFirst';
  const [latest, earliest] = [now.toISOString(), earliestReading(now)];
  const timeOf = (texts: readonly string[]): string | undefined => {
    const date = texts[columns.waktu] ?? '';
    if (columns.jam === undefined) return parseReadingTime(date, zone, { order, isMidnight });
    const time = texts[columns.jam] ?? '';
    return (
      parseReadingTime(time, zone, { order }) ??
      parseReadingTime(`${date} ${time}`, zone, { order })
    );
  };
  const readings: Reading[] = [];
  const refused: { baris: number; alasan: RowProblem; isi: string }[] = [];
  for (const { baris, texts } of rows) {
    const waktu = timeOf(texts);
    const shown = texts[columns.suhu] ?? '';
    const suhu = parseTemperature(shown);
    const alasan = problemOf(waktu, { suhu, shown, latest, earliest });
    if (alasan === undefined && waktu !== undefined && suhu !== undefined) {
      readings.push({ waktu, suhu });
    } else {
      const line = texts.filter(Boolean).join(' · ').slice(0, shownChars);
      refused.push({ baris, alasan: alasan ?? 'WAKTU', isi: containsNik(line) ? '' : line });
    }
  }
  return {
    readings: worstOfEachMinute(readings),
    ditolak: refused.length,
    barisDitolak: refused.slice(0, maxRefusedRows),
    preamble,
  };
}

interface RowFacts {
  readonly suhu: number | undefined;
  readonly shown: string;
  readonly latest: string;
  readonly earliest: string;
}

/** Returns why a row is not read. */
function problemOf(
  waktu: string | undefined,
  { suhu, shown, latest, earliest }: RowFacts,
): RowProblem | undefined {
  if (waktu === undefined) return 'WAKTU';
  if (waktu > latest) return 'MENDATANG';
  if (waktu < earliest) return 'LAMA';
  if (suhu !== undefined) return undefined;
  return isGap(shown) ? 'KOSONG' : 'SUHU';
}

/** Keeps of each minute the reading that is farthest from the middle of the limits. */
function worstOfEachMinute(readings: readonly Reading[]): Reading[] {
  const middle = (storageLimits.min + storageLimits.max) / 2;
  const byMinute = new Map<string, Reading>();
  for (const { waktu, suhu } of readings) {
    const minute = toMinute(waktu);
    const other = byMinute.get(minute);
    if (!other || Math.abs(suhu - middle) > Math.abs(other.suhu - middle)) {
      byMinute.set(minute, { waktu: minute, suhu });
    }
  }
  return [...byMinute.values()];
}
