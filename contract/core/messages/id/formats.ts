import { once } from '../../values/once.ts';
import type { Formats } from '../render.ts';

const rupiahFormat = once(
  () =>
    new Intl.NumberFormat('id-ID', {
      style: 'currency',
      currency: 'IDR',
      maximumFractionDigits: 0,
    }),
);
const numberFormat = once(() => new Intl.NumberFormat('id-ID'));
const dayFormat = once(
  () =>
    new Intl.DateTimeFormat('id-ID', {
      day: '2-digit',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);
const shortDayFormat = once(
  () =>
    new Intl.DateTimeFormat('id-ID', {
      day: '2-digit',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);
const andList = once(() => new Intl.ListFormat('id', { type: 'conjunction' }));
const orList = once(() => new Intl.ListFormat('id', { type: 'disjunction' }));

/** Formats a `YYYY-MM-DD` day; a text that is none is returned unchanged. */
export function formatDay(format: Intl.DateTimeFormat, day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? day : format.format(date);
}

/** The Indonesian formats of placeholders: 'Rp 117.910', '11 Mei 2021', '11-Mei-2021'. */
export const indonesianFormats: Formats = {
  day: day => formatDay(dayFormat(), day),
  shortDay: day => formatDay(shortDayFormat(), day).replaceAll(' ', '-'),
  rupiah: amount => rupiahFormat().format(amount),
  number: value => numberFormat().format(value),
  percent: value => `${numberFormat().format(value)}%`,
  or: items => orList().format(items),
  and: items => andList().format(items),
  list: items => items.join(', '),
  sentences: items => items.join('. '),
};
