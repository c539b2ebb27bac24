import { randomInt } from 'node:crypto';

/** Letters and digits without look-alikes such as `l` and `1`, for reading aloud and copying. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/**
 * Returns a random secret of about 79 bits, in groups of four, since a person copies it from a screen or
 * from paper: a first password or a recovery code.
 */
export function createReadableSecret(): string {
  const group = (): string =>
    Array.from({ length: 4 }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
  return [group(), group(), group(), group()].join('-');
}
