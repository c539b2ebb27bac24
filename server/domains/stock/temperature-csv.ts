import type { Message } from '#contract/core/messages/message.ts';
import { maxReadings, storageLimits } from '#contract/domains/stock/temperature.ts';
import { dateTimeInJakarta } from '#server/platform/jakarta-day.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField } from '#server/platform/problem.ts';
import { SpreadsheetError } from '#server/platform/spreadsheet/error.ts';
import { readSheet } from '#server/platform/spreadsheet/read-sheet.ts';

/** A reading of a data logger. */
export interface Reading {
  /** Instant in UTC. */
  readonly waktu: string;
  /** Degrees Celsius with one decimal. */
  readonly suhu: number;
}

const field = 'berkas';

/** Days for which readings are entered afterwards. */
const maxAgeDays = 366;

/** Returns the earliest instant of a reading that is entered now. */
export const earliestReading = (now: Date): string =>
  new Date(now.getTime() - maxAgeDays * 86_400_000).toISOString();

/** Returns the minute of an instant; a facility has one reading a minute. */
export const toMinute = (instant: string): string =>
  `${new Date(instant).toISOString().slice(0, 17)}00.000Z`;

/** Problems of a file that are named in the answer. */
const maxNamed = 5;

const timePattern =
  /^(?:(\d{4})-(\d{2})-(\d{2})|(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}))[ T](\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?$/;

/**
 * Reads a date and time in Jakarta as data loggers write them: year, month and day, or day, month and
 * year, then hours and minutes.
 * @returns the instant, or undefined for anything else
 */
export function parseReadingTime(text: string): string | undefined {
  const found = timePattern.exec(text.trim());
  if (!found) return undefined;
  const [, year1, month1, day1, day2, month2, year2, hour, minute, second] = found;
  const two = (part: string | undefined) => (part ?? '00').padStart(2, '0');
  const [year, month, day] = [year1 ?? year2 ?? '', two(month1 ?? month2), two(day1 ?? day2)];
  const local = `${year}-${month}-${day}T${two(hour)}:${two(minute)}:${two(second)}`;
  const at = new Date(`${local}+07:00`);
  if (Number.isNaN(at.getTime())) return undefined;
  // A day such as 30 February would be moved to March.
  return dateTimeInJakarta(at) === local ? at.toISOString() : undefined;
}

/** Reads a temperature, with a decimal comma or point and an optional unit. */
export function parseTemperature(text: string): number | undefined {
  const found = /^(-?\d{1,2}(?:[.,]\d{1,3})?)\s*(?:°?\s*C)?$/i.exec(text.trim());
  if (!found) return undefined;
  const value = Math.round(Number((found[1] ?? '').replace(',', '.')) * 10) / 10;
  return value >= -90 && value <= 60 ? value : undefined;
}

const columnOf = (cells: readonly string[], names: RegExp): number =>
  cells.findIndex(cell => names.test(cell.trim().toLowerCase()));

/**
 * Reads the readings of a CSV file with the columns `waktu` and `suhu`.
 * @throws Problem 422 for a file that cannot be read, and for rows without a time, with a time in the
 *   future or without a temperature
 */
export async function readReadings(
  bytes: Uint8Array,
  { signal, now }: { readonly signal: AbortSignal; readonly now: Date },
): Promise<Reading[]> {
  const readings: Reading[] = [];
  const problems: Message[] = [];
  let columns: { readonly waktu: number; readonly suhu: number } | undefined;
  const latest = now.toISOString();
  const earliest = earliestReading(now);
  try {
    for await (const { rowNumber, cells } of readSheet(bytes, { kind: 'csv', signal })) {
      const texts = cells.map(({ text }) => text);
      if (!columns) {
        columns = {
          waktu: columnOf(texts, /^(waktu|time|tanggal|date ?\/? ?time)$/),
          suhu: columnOf(texts, /^(suhu|temp|temperature|temperatur)\b/),
        };
        if (columns.waktu < 0 || columns.suhu < 0) {
          throw invalidField(field, message('temperature.columns'));
        }
        continue;
      }
      if (readings.length + problems.length >= maxReadings) {
        throw invalidField(field, message('temperature.tooLong', { maks: maxReadings }));
      }
      const waktu = parseReadingTime(texts[columns.waktu] ?? '');
      const suhu = parseTemperature(texts[columns.suhu] ?? '');
      if (waktu === undefined) problems.push(message('temperature.rowTime', { baris: rowNumber }));
      else if (waktu > latest)
        problems.push(message('temperature.rowFuture', { baris: rowNumber }));
      else if (waktu < earliest) problems.push(message('temperature.rowOld', { baris: rowNumber }));
      else if (suhu === undefined) {
        problems.push(message('temperature.rowValue', { baris: rowNumber }));
      } else readings.push({ waktu, suhu });
    }
  } catch (error) {
    if (error instanceof SpreadsheetError) throw invalidField(field, error.detail);
    throw error;
  }
  const [first] = problems;
  if (first) {
    throw invalidField(
      field,
      message('temperature.rows', {
        jumlah: problems.length,
        contoh: problems.slice(0, maxNamed),
      }),
    );
  }
  if (readings.length === 0) throw invalidField(field, message('temperature.empty'));
  return worstOfEachMinute(readings);
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
