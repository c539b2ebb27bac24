/**
 * What the columns of exported spreadsheets have in common, whether the server or the console makes the file:
 * Excel's format of each kind of value, the number of a date, units in headers, and the name of the file.
 */

/** Excel's number format of each kind of column. */
export const sheetFormats = {
  text: '@',
  number: '#,##0',
  decimal: '#,##0.0##',
  /** Whole rupiah. */
  money: '#,##0',
  date: 'dd\\-mm\\-yyyy',
  /** Date and time of day; the header names the zone. */
  instant: 'dd\\-mm\\-yyyy\\ hh:mm',
  month: 'mm\\-yyyy',
} as const;

export type ColumnKind = keyof typeof sheetFormats;

/** Unit of amounts of money, for headers. */
export const moneyUnit = 'Rp';

/**
 * Returns the letters of a column: A, Z, AA.
 * @param index from 0
 */
export function columnLetters(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnLetters(Math.floor(index / 26) - 1) + letter;
}

const datePattern = /^(\d{4}-\d{2})(-\d{2})?(?:T(\d{2}:\d{2}(?::\d{2})?))?$/;

/**
 * Returns the number by which Excel counts a date (`YYYY-MM-DD`), a date and time (`YYYY-MM-DDTHH:MM`, also with
 * seconds) or the first of a month (`YYYY-MM`). Null for another text, and before March 1900, where Excel's count
 * is off by one (it has a 29 February 1900).
 */
export function toSerial(text: string): number | null {
  const [, month, day = '-01', time = '00:00'] = datePattern.exec(text) ?? [];
  if (month === undefined) return null;
  const ms = Date.parse(`${month}${day}T${time}Z`);
  // A day after the last one of its month is read as a day of the next month.
  if (Number.isNaN(ms) || new Date(ms).getUTCDate() !== Number(day.slice(1))) return null;
  const days = ms / 86_400_000 + 25_569;
  return days < 61 ? null : days;
}

/** Returns a header with the unit of its values, unless it says the unit already. */
export function withUnit(label: string, unit: string): string {
  const words = label.toLowerCase().split(/[^\p{L}\p{N}°]+/u);
  return unit === '' || words.includes(unit.toLowerCase()) ? label : `${label} (${unit})`;
}

/**
 * Returns the name of the file of a list, in the form that the files of participants have:
 * `ReportBatchVoucherVGR-2026-11-28.xlsx`.
 * @param details what is in the file, and the day last
 */
export function exportFileName(list: string, ...details: readonly string[]): string {
  const words = list.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const name = words.map(word => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  const parts = details.map(detail => detail.replaceAll(/[^\w-]/g, ''));
  return `${[`Report${name}VGR`, ...parts.filter(Boolean)].join('-')}.xlsx`;
}
