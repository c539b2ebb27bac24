import type { Field } from '../resource/field.ts';
import { formatDate, formatDateTime } from '../format/date.ts';
import { formatNumber, formatRupiah } from '../format/number.ts';
import { maskNik } from '../format/identity.ts';
import { splitSet } from '../format/set.ts';
import { formatPhone } from '../format/phone.ts';

/** Translates a key that is built at run time and therefore not type-checked. */
export type Translate = (key: string, values?: Record<string, unknown>) => string;

const written = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'number'
      ? String(value)
      : JSON.stringify(value);

/**
 * Formats a value as text, identically for cells, chips, cards, spreadsheets and dialogs. Returns
 * an empty string for null, undefined and ''.
 */
export function textOf(
  { kind, words }: Pick<Field, 'kind' | 'words'>,
  value: unknown,
  translate: Translate,
): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean' || kind === 'boolean') {
    const yes = value === true || value === 'true';
    return translate(`${words}.${String(yes)}`, { _: translate(yes ? 'common.yes' : 'common.no') });
  }
  if (kind === 'select') return translate(`${words}.${written(value)}`, { _: written(value) });
  if (kind === 'set') {
    const values: unknown[] = Array.isArray(value) ? value : splitSet(written(value));
    return values.map(one => translate(`${words}.${written(one)}`, { _: written(one) })).join(', ');
  }
  if (typeof value === 'number') {
    if (kind === 'money') return formatRupiah(value);
    return isFigure({ kind })
      ? `${formatNumber(value)} ${unitOf({ words }, translate)}`.trim()
      : String(value);
  }
  if (kind === 'date') return formatDate(written(value));
  if (kind === 'instant') return formatDateTime(written(value));
  if (kind === 'phone') return formatPhone(written(value));
  if (kind === 'identity') return maskNik(written(value));
  return written(value);
}

/** Unit of a numeric field such as 'ml' or 'hari'; empty when it has none. */
export const unitOf = ({ words }: Pick<Field, 'words'>, translate: Translate): string =>
  translate(`${words}.unit`, { _: '' });

/** Whether values are numeric and therefore right-aligned. */
export const isFigure = ({ kind }: Pick<Field, 'kind'>): boolean =>
  kind === 'number' || kind === 'decimal' || kind === 'money';
