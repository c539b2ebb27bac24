import { createHash, randomBytes } from 'node:crypto';

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Returns 26 random characters of 5 bits each, the secret of a personal link. */
export const createLinkToken = (): string =>
  Array.from(randomBytes(26), byte => base32.charAt(byte % base32.length)).join('');

/** Whether a text has the form of such a secret. */
export const isLinkToken = (text: string): boolean => /^[A-Z2-7]{26}$/.test(text);

/** The hash under which a link is stored. */
export const hashOfLink = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
