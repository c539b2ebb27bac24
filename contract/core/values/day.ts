const dayMs = 86_400_000;

const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** Returns the day `days` days after `day` (before it when negative). Days are `YYYY-MM-DD`. */
export const addDays = (day: string, days: number): string =>
  new Date(startOf(day) + days * dayMs).toISOString().slice(0, 10);

/** Returns the number of whole days from one day to another, both `YYYY-MM-DD`. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((startOf(to) - startOf(from)) / dayMs);

const pad = (n: number, length = 2): string => String(n).padStart(length, '0');

/**
 * Returns the day `months` months later; a day that the target month lacks becomes its last day.
 */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const count = year * 12 + (month - 1) + months;
  const [inYear, inMonth] = [Math.floor(count / 12), (count % 12) + 1];
  const last = new Date(Date.UTC(inYear, inMonth, 0)).getUTCDate();
  return `${pad(inYear, 4)}-${pad(inMonth)}-${pad(Math.min(date, last))}`;
}

/** Returns 1 for Monday to 7 for Sunday. */
const weekday = (day: string): number => new Date(startOf(day)).getUTCDay() || 7;

/** Returns the Monday of a day's week. */
export const weekStart = (day: string): string => addDays(day, 1 - weekday(day));
