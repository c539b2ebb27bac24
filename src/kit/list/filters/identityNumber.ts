/** Minimum number of digits in a text that may be an identity number. */
const minDigits = 8;

/**
 * Whether a text may be an identity number, which must not appear in a URL, in browser storage or
 * in a file. Only digits count, so grouping does not matter.
 */
export const mayBeIdentityNumber = (text: string): boolean =>
  text.replace(/\D/g, '').length >= minDigits;
