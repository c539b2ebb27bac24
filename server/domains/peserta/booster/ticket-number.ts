/** Without characters that are easily confused: 0 and O; 1, I and L. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Number of characters after the prefix. */
const codeLength = 8;

/**
 * Largest multiple of the alphabet size in a byte; higher bytes would favour the first characters.
 */
const unbiasedLimit = 256 - (256 % alphabet.length);

/**
 * Generates a ticket number: prefix, dash and eight characters, such as `BST-7KQ2M9XA`.
 * @param randomBytes source of random bytes; called again for bytes that are rejected as biased
 */
export function generateTicketNumber(
  prefix: string,
  randomBytes: (size: number) => Uint8Array,
): string {
  let code = '';
  while (code.length < codeLength) {
    for (const byte of randomBytes(codeLength - code.length)) {
      if (byte < unbiasedLimit) code += alphabet.charAt(byte % alphabet.length);
    }
  }
  return `${prefix}-${code}`;
}

/** Returns the stored spellings that typed text may stand for, so that `bst 7kq2 m9xa` is found. */
export function ticketNumberVariants(typed: string): string[] {
  const characters = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const dashed = `${characters.slice(0, -codeLength)}-${characters.slice(-codeLength)}`;
  return [...new Set([typed.trim(), typed.trim().toUpperCase(), dashed])];
}
