import { randomInt } from 'node:crypto';

/** Letters and digits without look-alikes such as `l` and `1`, for reading aloud and copying. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/**
 * Returns a random secret in groups of four, since a person copies it from a screen or from paper.
 * @param groups number of groups, of about 19.8 bits each
 */
function createReadableSecret(groups: number): string {
  const group = (): string =>
    Array.from({ length: 4 }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** Returns a first password of about 79 bits, which is stored under a password hash. */
export const createReadablePassword = (): string => createReadableSecret(4);

/** Returns a recovery code of about 119 bits, which a fast hash protects well enough (OWASP ASVS 5.0, 6.5.2: 112). */
export const createRecoveryCode = (): string => createReadableSecret(6);
