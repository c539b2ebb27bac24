import { blindIndex } from '#server/platform/crypto/blind-index.ts';
import type { Keys } from '#server/platform/crypto/keys.ts';
import type { ImportTarget } from './validate/registration-rows.ts';

/** Characters of the signature in a reference; a wrong one is accepted once in 2^40 attempts. */
const signatureLength = 10;

/** Signs a participant's id for one company and vaccination type. */
const signatureOf = (keys: Keys, { bhbuId, vaccinationType }: ImportTarget, id: number): string =>
  blindIndex(keys, `rujukan:${bhbuId ?? 0}:${vaccinationType}:${id}`)
    .toString('hex')
    .slice(0, signatureLength);

/**
 * Returns the reference to a participant in a file of rows to correct: `P123-1a2b3c4d5e`. It is signed,
 * because a spreadsheet that fills a column down counts numbers up, and so would name another person.
 */
export const personReference = (keys: Keys, target: ImportTarget, id: number): string =>
  `P${id}-${signatureOf(keys, target, id)}`;

/** Returns the id in a reference; null when it is not one, or one of another company. */
export function parsePersonReference(
  keys: Keys,
  target: ImportTarget,
  text: string,
): number | null {
  const [, digits = '', signature] = /^P(\d{1,9})-([0-9a-f]+)$/i.exec(text.trim()) ?? [];
  const id = Number(digits);
  return signature !== undefined && signatureOf(keys, target, id) === signature.toLowerCase()
    ? id
    : null;
}
