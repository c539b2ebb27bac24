/** Numbers that name a person. Screens show them masked; the mask is the server's own. */

const dot = '•';
const nik = /^\d{16}$/;

/** Whether a number comes masked. */
export const isMasked = (value: string): boolean => value.includes(dot);

/**
 * '3204••••••••0001': the district and the serial stay, the date of birth goes. Already masked ones
 * pass. Anything that is no NIK keeps its last two signs alone, so that a typing error shows no more.
 */
export const maskNik = (value: string | null | undefined): string => {
  if (!value || isMasked(value)) return value ?? '';
  const bare = value.replace(/[\s.-]/g, '');
  if (nik.test(bare)) return bare.slice(0, 4) + dot.repeat(8) + bare.slice(-4);
  return dot.repeat(Math.max(bare.length - 2, 0)) + bare.slice(-2);
};

/** '3204 1121 0190 0001', to compare a revealed one with a card; a masked one passes as it is. */
export const groupNik = (value: string | null | undefined): string => {
  if (!value || isMasked(value) || !nik.test(value)) return value ?? '';
  return value.replace(/(\d{4})(?=\d)/g, '$1 ');
};
