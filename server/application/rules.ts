import { randomInt } from 'node:crypto';

/** Letters and digits without look-alikes such as `I` and `1`, for reading aloud and copying. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Generates a ticket with about 59 bits of entropy: `REG-7K2M-QX9P-ABCD`. */
export function newTicket(): string {
  const group = (): string =>
    Array.from({ length: 4 }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
  return `REG-${group()}-${group()}-${group()}`;
}

/**
 * Normalizes a typed ticket to its stored form; case, separators and the `REG` prefix are optional.
 */
export const plainTicket = (text: string): string => {
  const signs = text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return (signs.startsWith('REG') ? signs : `REG${signs}`).replace(
    /^(REG)(....)(....)(....)$/,
    '$1-$2-$3-$4',
  );
};
