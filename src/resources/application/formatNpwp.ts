import { formatOldNpwp } from '#contract/core/values/npwp.ts';

/**
 * Formats an NPWP in its 16-digit form, followed by the 15-digit form that older cards still show.
 */
export const formatNpwp = (digits: string): string =>
  /^0\d{15}$/.test(digits) ? `${digits} (${formatOldNpwp(digits)})` : digits;
