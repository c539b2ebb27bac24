import { randomInt } from 'node:crypto';

/** Signs that nobody mistakes for one another when read aloud or typed off. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** A new ticket, some 59 bits: `REG-7K2M-QX9P-ABCD`. */
export function newTicket(): string {
  const group = (): string =>
    Array.from({ length: 4 }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
  return `REG-${group()}-${group()}-${group()}`;
}

/** A ticket as it is kept, whichever way it was typed off. */
export const plainTicket = (text: string): string => {
  const signs = text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return (signs.startsWith('REG') ? signs : `REG${signs}`).replace(
    /^(REG)(....)(....)(....)$/,
    '$1-$2-$3-$4',
  );
};
