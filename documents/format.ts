import { indonesianFormats } from '#contract/core/messages/id/formats.ts';
import { toLocal, type Zone } from '#contract/core/values/zone.ts';
import { terbilang } from '#contract/core/terbilang.ts';
import type { Inline } from '#contract/core/document/block.ts';

/** `21 November 2026`, the long form of agreements. */
export const longDay = indonesianFormats.day;

/** `21-Nov-2026`, as on screen. */
export const shortDay = indonesianFormats.shortDay;

/** `500 (lima ratus)`, as contracts write numbers. */
export const inWords = (n: number): string => `${count(n)} (${terbilang(n)})`;

/** `1.234`. */
export const count = indonesianFormats.number;

/** `Rp321.660`, as contracts write amounts. */
export const rupiah = (amount: number): string => `Rp${indonesianFormats.number(amount)}`;

/** `2,5%`. */
export const percent = indonesianFormats.percent;

/** A line to fill in by hand where a value is missing. */
export const blank = '……………………………';

const weekday = new Intl.DateTimeFormat('id-ID', { weekday: 'long', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('id-ID', { month: 'long', timeZone: 'UTC' });

/**
 * The first words of agreements and handover records: `Pada hari ini, Sabtu, tanggal dua puluh satu
 * bulan November tahun dua ribu dua puluh enam (21-11-2026)`; lines to fill in without a day.
 */
export function openingDay(day: string | null): string {
  if (day === null) return `Pada hari ini, ${blank}, tanggal ${blank}`;
  const at = new Date(`${day}T00:00:00Z`);
  const [year, monthNumber, date] = day.split('-');
  const words = `tanggal ${terbilang(Number(date))} bulan ${month.format(at)} tahun ${terbilang(Number(year))}`;
  return `Pada hari ini, ${weekday.format(at)}, ${words} (${date}-${monthNumber}-${year})`;
}

/** `30 November 2026 (tiga puluh November dua ribu dua puluh enam)`. */
export function dayInWords(day: string): string {
  const [year, , date] = day.split('-');
  const words = `${terbilang(Number(date))} ${month.format(new Date(`${day}T00:00:00Z`))} ${terbilang(Number(year))}`;
  return `${longDay(day)} (${words})`;
}

/** Returns a text, or a line to fill in. */
export const orBlank = (text: string | null | undefined): string => text?.trim() || blank;

/** `0812…` of a number that is stored as `+62812…`. */
export const localPhone = (phone: string): string => phone.replace(/^\+62/, '0');

export const bold = (text: string): Inline => [{ text, isBold: true }];

/**
 * `21 November 2026 pukul 15.05 WIB`, of a UTC timestamp.
 * @param zone zone of the facility that the paper is about
 */
export const longInstant = (timestamp: string, zone: Zone = 'WIB'): string => {
  const { day, time } = toLocal(timestamp, zone);
  return `${longDay(day)} pukul ${time.replace(':', '.')} ${zone}`;
};
