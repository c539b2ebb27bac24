import { cleanNumber } from '#contract/core/values/clean.ts';

/** Identity numbers (NIK). The console masks them the same way as the server. */

const maskChar = '•';
const nikPattern = /^\d{16}$/;

/** Whether a number is already masked. */
export const isMasked = (value: string): boolean => value.includes(maskChar);

/**
 * '3204••••••••0001': keeps the district and the serial number and hides the date of birth. A
 * masked number is returned unchanged; of any other text only the last two characters stay visible.
 */
export const maskNik = (value: string | null | undefined): string => {
  if (!value || isMasked(value)) return value ?? '';
  const bare = cleanNumber(value);
  if (nikPattern.test(bare)) return bare.slice(0, 4) + maskChar.repeat(8) + bare.slice(-4);
  return maskChar.repeat(Math.max(bare.length - 2, 0)) + bare.slice(-2);
};

/**
 * '3204 1121 0190 0001', for comparing with an identity card; a masked number is returned
 * unchanged.
 */
export const groupNik = (value: string | null | undefined): string => {
  if (!value || isMasked(value) || !nikPattern.test(value)) return value ?? '';
  return value.replace(/(\d{4})(?=\d)/g, '$1 ');
};
