/** Formats and parses numbers in Indonesian notation: '1.234', 'Rp 321.660', '12,5%'. */

const plain = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 });
const rupiah = new Intl.NumberFormat('id-ID', {
  style: 'currency',
  currency: 'IDR',
  minimumFractionDigits: 0,
  maximumFractionDigits: 0,
});
const percent = new Intl.NumberFormat('id-ID', { style: 'percent', maximumFractionDigits: 1 });

/** A number; nullish values format as an empty text, never as '0'. */
export type NumberLike = number | null | undefined;

const by =
  (format: Intl.NumberFormat) =>
  (value: NumberLike): string =>
    value == null || !Number.isFinite(value) ? '' : format.format(value);

/** '1.234', '1.234,5'; empty for nothing. */
export const formatNumber = by(plain);

/** 'Rp 321.660' without decimals; the space is non-breaking. */
export const formatRupiah = by(rupiah);

/** Formats a fraction of 1: '10%', '12,5%'. */
export const formatPercent = by(percent);

/** '0,5', '1.234,5', and '0.5' where the point cannot be a thousands separator. */
const broken = /^-?(?:(?:\d+|\d{1,3}(?:\.\d{3})+)(?:,\d+)?|\d+\.\d{1,2})$/;

/** Parses a decimal number in Indonesian notation; null when invalid. */
export const parseDecimal = (text: string): number | null => {
  const bare = text.trim();
  if (!broken.test(bare)) return null;
  const isPoint = /^-?\d+\.\d{1,2}$/.test(bare);
  return Number(isPoint ? bare : bare.replaceAll('.', '').replace(',', '.'));
};

const grouped = /^-?(\d+|\d{1,3}(\.\d{3})+)$/;

/**
 * Parses a whole number such as '1.234', 'Rp 1.234' or '1234'; null when invalid. '12.34' is
 * invalid because it could mean 12 or 1234.
 */
export const parseWhole = (text: string): number | null => {
  const bare = text.replace(/^\s*Rp\.?\s*/i, '').trim();
  if (!grouped.test(bare)) return null;
  const value = Number(bare.replaceAll('.', ''));
  return Number.isSafeInteger(value) ? value : null;
};
