/** Without characters that are taken for each other when read aloud or by hand: 0 and O, 1, I and L. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** What stands after the prefix. */
const length = 8;

/** The largest multiple of the alphabet's size that a byte can hold: what is above would favour its beginning. */
const fair = 256 - (256 % alphabet.length);

/**
 * A ticket's number: the prefix, a dash and eight characters, such as `BST-7KQ2M9XA`.
 * @param randomBytes gives so many random bytes; asked again for those that would not be fair
 */
export function inventTicketNumber(
  prefix: string,
  randomBytes: (size: number) => Uint8Array,
): string {
  let code = '';
  while (code.length < length) {
    for (const byte of randomBytes(length - code.length)) {
      if (byte < fair) code += alphabet.charAt(byte % alphabet.length);
    }
  }
  return `${prefix}-${code}`;
}
