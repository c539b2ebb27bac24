/** Numbers as the console writes them: '1.234', 'Rp 321.660', '12,5%'; and read back. */

const plain = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 });
const rupiah = new Intl.NumberFormat('id-ID', {
  style: 'currency',
  currency: 'IDR',
  minimumFractionDigits: 0,
  maximumFractionDigits: 0,
});
const percent = new Intl.NumberFormat('id-ID', { style: 'percent', maximumFractionDigits: 1 });

/** What may be shown as a number; nothing becomes an empty text, never '0'. */
export type NumberLike = number | null | undefined;

const by =
  (format: Intl.NumberFormat) =>
  (value: NumberLike): string =>
    value == null || !Number.isFinite(value) ? '' : format.format(value);

/** '1.234', '1.234,5'; empty for nothing. */
export const formatNumber = by(plain);

/** 'Rp 321.660', no fraction; the space does not break, so sign and sum stay on one line. */
export const formatRupiah = by(rupiah);

/** A share of one as '10%', '12,5%'. */
export const formatPercent = by(percent);

/** Figures and perhaps a fraction: '0,5', '1.234,5'; with a point where it cannot be a thousand. */
const broken = /^-?(?:(?:\d+|\d{1,3}(?:\.\d{3})+)(?:,\d+)?|\d+\.\d{1,2})$/;

/** Reads a number that may have a fraction, as people type it. Null for anything else. */
export const parseDecimal = (text: string): number | null => {
  const bare = text.trim();
  if (!broken.test(bare)) return null;
  const isPoint = /^-?\d+\.\d{1,2}$/.test(bare);
  return Number(isPoint ? bare : bare.replaceAll('.', '').replace(',', '.'));
};

const grouped = /^-?(\d+|\d{1,3}(\.\d{3})+)$/;

/**
 * Reads a whole number as people type it: '1.234', 'Rp 1.234', '1234'. Null for anything else: of
 * '12.34' nobody knows whether twelve or a thousand was meant.
 */
export const parseWhole = (text: string): number | null => {
  const bare = text.replace(/^\s*Rp\.?\s*/i, '').trim();
  if (!grouped.test(bare)) return null;
  const value = Number(bare.replaceAll('.', ''));
  return Number.isSafeInteger(value) ? value : null;
};
