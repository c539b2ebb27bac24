import { dictionary } from '@zxcvbn-ts/language-common';
import type { Message } from '#contract/core/messages/message.ts';
import { message } from '#server/platform/messages/message.ts';

const commonPasswords: ReadonlySet<string> = new Set(
  dictionary['passwords-common'] as readonly string[],
);

/** Words that an attacker would try first for this application. */
const guessableWords = [
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

/** Shortest part of a name that counts, such as 'Uji' of 'Sandi Uji'. */
const shortestWord = 3;

/** Minimum number of characters left after all guessable words are removed. */
const minimumRemainder = 6;

/**
 * Returns why a password is easy to guess, or null when it is acceptable. The contract checks the length; this checks for common values only and requires no
 * character classes (NIST SP 800-63B-4, 3.1.1.2).
 * @param personal names of the account, its owner and its company or facility
 */
export function passwordWeakness(password: string, personal: readonly string[]): Message | null {
  const plain = password.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  if (
    commonPasswords.has(password.toLowerCase()) ||
    commonPasswords.has(plain) ||
    commonPasswords.has(repeatedUnit(plain))
  ) {
    return message('password.common');
  }
  if (new Set(plain).size < 5 || isSequence(plain) || repeatedUnit(plain) !== plain) {
    return message('password.sequence');
  }
  const words = [
    ...guessableWords,
    ...personal.flatMap(text => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)),
  ]
    .filter(word => word.length >= shortestWord)
    .sort((a, b) => b.length - a.length);
  const remainder = removeCommonPasswords(
    withoutRepetitions(words.reduce((rest, word) => rest.replaceAll(word, ''), plain)),
  ).replace(/\d+$/, '');
  if (remainder.length < minimumRemainder) {
    return message('password.guessable');
  }
  return null;
}

/** Shorter common passwords also occur inside ordinary words. */
const shortestCommon = 6;
const longestCommon = 20;

/** Removes the common passwords from a text: 'qwertyuiopasdfgh' consists of two. */
function removeCommonPasswords(text: string): string {
  for (let at = 0; at < text.length; at += 1) {
    for (let length = longestCommon; length >= shortestCommon; length -= 1) {
      if (commonPasswords.has(text.slice(at, at + length))) {
        return removeCommonPasswords(text.slice(0, at) + text.slice(at + length));
      }
    }
  }
  return text;
}

/** Returns a text in which each repeated part occurs once: 'gerobakgerobak12' → 'gerobak12'. */
const withoutRepetitions = (text: string): string => text.replace(/(.{3,}?)\1+/gu, '$1');

/** Returns the repeated unit of a text ('rahasiarahasia' → 'rahasia'), or the text itself. */
function repeatedUnit(text: string): string {
  const unitLength = (text + text).indexOf(text, 1);
  return text.slice(0, unitLength);
}

/** Whether all characters differ from their predecessor by the same step: 12345, zyxw. */
function isSequence(text: string): boolean {
  const steps = new Set<number>();
  for (let i = 1; i < text.length; i += 1)
    steps.add((text.charCodeAt(i) - text.charCodeAt(i - 1) + 10) % 10);
  return steps.size === 1;
}
