import type { ResourceField } from '../resource/resourceField.ts';
import { formatDate, formatDateTime } from '../format/date.ts';
import { formatNumber, formatRupiah } from '../format/number.ts';
import { maskNik } from '../format/identity.ts';
import { parseLines } from '../format/lineValues.ts';
import { splitValues } from '../format/multiValue.ts';
import { formatPhone } from '../format/phone.ts';

/** Translates a key that is built at run time and therefore not type-checked. */
export type UntypedTranslate = (key: string, values?: Record<string, unknown>) => string;

const toText = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'number'
      ? String(value)
      : JSON.stringify(value);

/**
 * Formats a value as text, identically for cells, chips, cards, spreadsheets and dialogs. Returns
 * an empty string for null, undefined and ''.
 */
export function formatValue(
  { kind, messagePrefix }: Pick<ResourceField, 'kind' | 'messagePrefix'>,
  value: unknown,
  translate: UntypedTranslate,
): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean' || kind === 'boolean') {
    const yes = value === true || value === 'true';
    return translate(`${messagePrefix}.${String(yes)}`, {
      _: translate(yes ? 'common.yes' : 'common.no'),
    });
  }
  if (kind === 'select')
    return translate(`${messagePrefix}.${toText(value)}`, { _: toText(value) });
  if (kind === 'lines') {
    const rows: readonly unknown[] = Array.isArray(value) ? value : parseLines(toText(value));
    return translate('form.lines.count', { smart_count: rows.length });
  }
  if (kind === 'set') {
    const values: unknown[] = Array.isArray(value) ? value : splitValues(toText(value));
    return values
      .map(option => translate(`${messagePrefix}.${toText(option)}`, { _: toText(option) }))
      .join(', ');
  }
  if (typeof value === 'number') {
    if (kind === 'money') return formatRupiah(value);
    return isNumericKind({ kind })
      ? `${formatNumber(value)} ${unitLabel({ messagePrefix }, translate)}`.trim()
      : String(value);
  }
  if (kind === 'date') return formatDate(toText(value));
  if (kind === 'instant') return formatDateTime(toText(value));
  if (kind === 'phone') return formatPhone(toText(value));
  if (kind === 'identity') return maskNik(toText(value));
  return toText(value);
}

/** Unit of a numeric field such as 'ml' or 'hari'; empty when it has none. */
export const unitLabel = (
  { messagePrefix }: Pick<ResourceField, 'messagePrefix'>,
  translate: UntypedTranslate,
): string => translate(`${messagePrefix}.unit`, { _: '' });

/** Whether values are numeric and therefore right-aligned. */
export const isNumericKind = ({ kind }: Pick<ResourceField, 'kind'>): boolean =>
  kind === 'number' || kind === 'decimal' || kind === 'money';
