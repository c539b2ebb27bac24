import { cleanValue } from '../../core/values/clean.ts';

/**
 * Codes of vouchers: the prefix of the contract, twelve random characters (60 bits) and a check
 * character. The alphabet leaves out characters that look alike (0, O, 1 and I).
 */

/** The characters of a code; the value of each is its position, five bits. */
export const codeAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Random characters of a code, five bits each. */
export const randomLength = 12;

export const prefixLength = { min: 2, max: 5 } as const;

const codeLength = {
  min: prefixLength.min + randomLength + 1,
  max: prefixLength.max + randomLength + 1,
} as const;

/** A prefix has letters of the alphabet only. */
export const prefixPattern = /^[A-HJ-NP-Z]{2,5}$/;

/** Multiplies an element of GF(32) by x, modulo the primitive polynomial x^5 + x^2 + 1. */
const timesX = (element: number): number => {
  const shifted = element << 1;
  return shifted & 32 ? shifted ^ 0b100101 : shifted;
};

/**
 * Returns the check character of a text of the alphabet: the symbol that makes the text a codeword
 * of a Reed-Solomon code over GF(32) with one check symbol. It detects every wrong character and
 * every two characters that changed places.
 * @param text prefix and random characters
 */
export function checkCharacterOf(text: string): string {
  let remainder = 0;
  for (const character of text) remainder = timesX(remainder ^ codeAlphabet.indexOf(character));
  return codeAlphabet.charAt(remainder);
}

/** Returns the code of a prefix and random bytes, of which five bits each are used. */
export function createCode(prefix: string, random: Uint8Array): string {
  if (random.length < randomLength) throw new Error('A code needs a random byte per character.');
  const text =
    prefix + Array.from(random.subarray(0, randomLength), byte => codeAlphabet[byte & 31]).join('');
  return text + checkCharacterOf(text);
}

/**
 * Returns a code as it was typed, pasted or scanned, in capitals and without spaces and dashes, which
 * mail programs make of hyphens.
 */
export const normalizeCode = (entered: string): string =>
  cleanValue(entered).replace(/[\s-]/g, '').toUpperCase();

/** Why a text is not a code. */
export type CodeProblem = 'empty' | 'characters' | 'length' | 'checkCharacter';

/**
 * Returns why a normalized text cannot be a code, before any server is asked; undefined for a text
 * that may be one.
 */
export function findCodeProblem(code: string): CodeProblem | undefined {
  if (code === '') return 'empty';
  if (Array.from(code).some(character => !codeAlphabet.includes(character))) return 'characters';
  if (code.length < codeLength.min || code.length > codeLength.max) return 'length';
  return checkCharacterOf(code.slice(0, -1)) === code.slice(-1) ? undefined : 'checkCharacter';
}

/**
 * Whether a text may be a code or a good part of one, which must not be where others read it: a code, or eight
 * characters of the alphabet or more with a digit.
 */
export const mayBeCode = (text: string): boolean => {
  const code = normalizeCode(text);
  const isPart =
    code.length >= 8 &&
    /[2-9]/.test(code) &&
    Array.from(code).every(character => codeAlphabet.includes(character));
  return isPart || findCodeProblem(code) === undefined;
};

/** Returns a code in groups, as people read it: `ABC-7KQ2-…`. Its random part is in fours. */
export function formatCode(code: string): string {
  const prefix = code.slice(0, -(randomLength + 1));
  const rest = code.slice(prefix.length);
  return [prefix, ...(rest.match(/.{1,4}/g) ?? [])].join('-');
}

/** Returns a code of which only the prefix and the last characters can be read, for audit entries. */
export const maskCode = (code: string): string =>
  `${code.slice(0, -(randomLength + 1))}…${code.slice(-4)}`;
