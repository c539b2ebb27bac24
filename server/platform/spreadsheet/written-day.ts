import { isCalendarDay } from '#contract/core/values/nik.ts';

const months: Readonly<Record<string, number>> = {
  jan: 1,
  feb: 2,
  peb: 2,
  mar: 3,
  apr: 4,
  mei: 5,
  may: 5,
  jun: 6,
  jul: 7,
  agu: 8,
  agt: 8,
  aug: 8,
  ags: 8,
  sep: 9,
  okt: 10,
  oct: 10,
  nov: 11,
  nop: 11,
  des: 12,
  dec: 12,
};

const two = (n: number): string => String(n).padStart(2, '0');

function toDay(year: number, month: number, day: number): string | undefined {
  return isCalendarDay(year, month, day) ? `${year}-${two(month)}-${two(day)}` : undefined;
}

const monthOf = (text: string): number =>
  /^\d+$/.test(text) ? Number(text) : (months[text.slice(0, 3).toLowerCase()] ?? 0);

/**
 * Returns a day as banks and Coretax write it: `28/11/26`, `28/11/2026 09:14:22`, `28-Nov-2026`,
 * `2026-11-28`, `20261128`, or `28/11`, which is the last one that is not after `until`.
 */
export function parseDay(text: string, until?: string): string | undefined {
  const written = text.trim().replace(/^'/, '').slice(0, 40);
  const iso = /^(\d{4})-?(\d{2})-?(\d{2})(?!\d)/.exec(written);
  if (iso) return toDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const local = /^(\d{1,2})[/. -](\d{1,2}|[a-z]{3,9})(?:[/. -](\d{4}|\d{2})(?!\d))?/i.exec(written);
  if (!local) return undefined;
  const day = Number(local[1]);
  const month = monthOf(local[2] ?? '');
  if (local[3] !== undefined) {
    const year = Number(local[3]);
    return toDay(year < 100 ? 2000 + year : year, month, day);
  }
  // Only a text that ends here is a day without a year.
  if (until === undefined || local[0].length !== written.length) return undefined;
  const year = Number(until.slice(0, 4));
  const found = toDay(year, month, day);
  return found !== undefined && found > until ? toDay(year - 1, month, day) : found;
}
