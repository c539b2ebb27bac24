import { once } from '#contract/core/values/once.ts';

/** Formats and parses numbers in Indonesian notation: '1.234', 'Rp 321.660', '12,5%'. */

const plainFormat = once(() => new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 }));
const smallFormat = once(() => new Intl.NumberFormat('id-ID', { maximumSignificantDigits: 2 }));
const rupiahFormat = once(
  () =>
    new Intl.NumberFormat('id-ID', {
      style: 'currency',
      currency: 'IDR',
      minimumFractionDigits: 0,
      maximumFractionDigits: 0,
    }),
);
const percentFormat = once(
  () =>
    new Intl.NumberFormat('id-ID', {
      style: 'percent',
      maximumFractionDigits: 1,
    }),
);

/** A number; nullish values format as an empty text, never as '0'. */
export type NumberLike = number | null | undefined;

const formatWith =
  (format: () => Intl.NumberFormat) =>
  (value: NumberLike): string =>
    value == null || !Number.isFinite(value) ? '' : format().format(value);

/** '1.234', '1.234,5'; empty for nothing. */
export const formatNumber = formatWith(plainFormat);

/** '0,0027': two significant digits, for small numbers such as probabilities. */
export const formatSmall = formatWith(smallFormat);

/** 'Rp 321.660' without decimals; the space is non-breaking. */
export const formatRupiah = formatWith(rupiahFormat);

/** Formats a fraction of 1: '10%', '12,5%'. */
export const formatPercent = formatWith(percentFormat);

/** '0,5', '1.234,5', and '0.5' where the point cannot be a thousands separator. */
const decimalPattern = /^-?(?:(?:\d+|\d{1,3}(?:\.\d{3})+)(?:,\d+)?|\d+\.\d{1,2})$/;

/** Parses a decimal number in Indonesian notation; null when invalid. */
export const parseDecimal = (text: string): number | null => {
  const trimmed = text.trim();
  if (!decimalPattern.test(trimmed)) return null;
  const hasDecimalPoint = /^-?\d+\.\d{1,2}$/.test(trimmed);
  return Number(hasDecimalPoint ? trimmed : trimmed.replaceAll('.', '').replace(',', '.'));
};

const wholePattern = /^-?(\d+|\d{1,3}(\.\d{3})+)$/;

/**
 * Parses a whole number such as '1.234', 'Rp 1.234' or '1234'; null when invalid. '12.34' is
 * invalid because it could mean 12 or 1234.
 */
export const parseInteger = (text: string): number | null => {
  const trimmed = text.replace(/^\s*Rp\.?\s*/i, '').trim();
  if (!wholePattern.test(trimmed)) return null;
  const value = Number(trimmed.replaceAll('.', ''));
  return Number.isSafeInteger(value) ? value : null;
};
