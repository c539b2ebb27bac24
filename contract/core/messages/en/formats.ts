import { once } from '../../values/once.ts';
import { formatDay, indonesianFormats } from '../id/formats.ts';
import type { Formats } from '../render.ts';

const dayFormat = once(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      day: '2-digit',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);
const andList = once(() => new Intl.ListFormat('en-GB', { type: 'conjunction' }));
const orList = once(() => new Intl.ListFormat('en-GB', { type: 'disjunction' }));

/**
 * The English formats of placeholders. Amounts and short dates have the Indonesian form, as on
 * printed documents; only names of months that are written out are English.
 */
export const englishFormats: Formats = {
  ...indonesianFormats,
  day: day => formatDay(dayFormat(), day),
  or: items => orList().format(items),
  and: items => andList().format(items),
};
