import { randomInt } from 'node:crypto';

/** Letters and digits without look-alikes such as `I` and `1`, for reading aloud and copying. */
const ticketAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Generates a ticket with about 59 bits of entropy: `REG-7K2M-QX9P-ABCD`. */
export function newTicket(): string {
  const group = (): string =>
    Array.from({ length: 4 }, () => ticketAlphabet.charAt(randomInt(ticketAlphabet.length))).join(
      '',
    );
  return `REG-${group()}-${group()}-${group()}`;
}

/**
 * Normalizes a typed ticket to its stored form; case, separators and the `REG` prefix are optional.
 */
export const normalizeTicket = (text: string): string => {
  const characters = text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return (characters.startsWith('REG') ? characters : `REG${characters}`).replace(
    /^(REG)(....)(....)(....)$/,
    '$1-$2-$3-$4',
  );
};
