import { dictionary } from '@zxcvbn-ts/language-common';

const common: ReadonlySet<string> = new Set(dictionary['passwords-common'] as readonly string[]);

/** Words that anyone would try first here. */
const ownWords = [
  'vaksinasi',
  'vaksin',
  'covid',
  'gtry',
  'portal',
  'admin',
  'password',
  'sandi',
  'rahasia',
];

/** What has to be left of a password once the words that anyone would guess are gone. */
const leastOwn = 6;

/**
 * Why a password would be guessed, in words for its owner, or null when it is fit. Its length is
 * checked by the contract; here only what is common counts, never which kinds of characters it holds
 * (NIST SP 800-63B-4, 3.1.1.2).
 * @param personal words that belong to the account: its name, its owner's, its company's
 */
export function passwordWeakness(password: string, personal: readonly string[]): string | null {
  const plain = password.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  if (common.has(password.toLowerCase()) || common.has(plain) || common.has(repeatedPart(plain))) {
    return 'Kata sandi ini ada di daftar kata sandi yang sering dipakai. Pilih yang lain.';
  }
  if (new Set(plain).size < 5 || isSequence(plain)) {
    return 'Kata sandi ini hanya deretan atau pengulangan. Pilih beberapa kata yang tidak berhubungan.';
  }
  const words = [
    ...ownWords,
    ...personal.flatMap(text => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)),
  ]
    .filter(word => word.length >= 4)
    .sort((a, b) => b.length - a.length);
  const own = withoutCommon(words.reduce((rest, word) => rest.replaceAll(word, ''), plain)).replace(
    /\d+$/,
    '',
  );
  if (own.length < leastOwn) {
    return 'Kata sandi ini tersusun dari nama atau kata yang mudah ditebak di sini. Pilih kata lain.';
  }
  return null;
}

/** Shorter ones are parts of honest words. */
const shortestCommon = 6;
const longestCommon = 20;

/** A text without the common passwords it is made of: 'qwertyuiopasdfgh' is two of them. */
function withoutCommon(text: string): string {
  for (let at = 0; at < text.length; at += 1) {
    for (let length = longestCommon; length >= shortestCommon; length -= 1) {
      if (common.has(text.slice(at, at + length))) {
        return withoutCommon(text.slice(0, at) + text.slice(at + length));
      }
    }
  }
  return text;
}

/** The part that a text repeats ('rahasiarahasia' → 'rahasia'), or the text itself. */
function repeatedPart(text: string): string {
  const again = (text + text).indexOf(text, 1);
  return text.slice(0, again);
}

/** Whether each character follows the one before by the same step: 12345, zyxw. */
function isSequence(text: string): boolean {
  const steps = new Set<number>();
  for (let i = 1; i < text.length; i += 1)
    steps.add((text.charCodeAt(i) - text.charCodeAt(i - 1) + 10) % 10);
  return steps.size === 1;
}
