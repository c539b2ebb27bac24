import { parsePhone } from '../../../core/values/phone.ts';
import type { PhoneWay } from './rule.ts';

/** Letters that are typed for digits. */
const digitOfLetter: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  I: '1',
  l: '1',
  '|': '1',
};

const withDigits = (text: string): string =>
  text.replace(/[OoIl|]/g, letter => digitOfLetter[letter] ?? letter);

/** Returns the mobile numbers within a text, each once. */
function phonesIn(text: string): string[] {
  const parts = text.match(/\+?\d[\d\s().-]{7,}\d/g) ?? [];
  return [...new Set(parts.flatMap(part => parsePhone(part) ?? []))];
}

/** Returns a number without a repeated prefix: +62 (0)812…, 0062812…, 620812…. */
function withoutRepeatedPrefix(text: string): string | null {
  const plain = text.replace(/[\s().-]/g, '');
  return parsePhone(plain.replace(/^(?:\+62|62|0062)0?(?=8)/, '0'));
}

/**
 * Returns the mobile number of a cell, or null. `huruf`: letters stand for digits. `awalan`: the
 * prefix is written twice. `satu`: other text surrounds the only number. `pertama`: the first of
 * several numbers.
 */
export function phoneByWay(text: string, way: PhoneWay): string | null {
  const plain = text.slice(0, 200);
  switch (way) {
    case 'huruf':
      return /^[\d\s().+OoIl|-]+$/.test(plain) ? parsePhone(withDigits(plain)) : null;
    case 'awalan':
      return withoutRepeatedPrefix(plain);
    case 'satu': {
      const [only, ...others] = phonesIn(plain);
      return others.length === 0 ? (only ?? null) : null;
    }
    case 'pertama': {
      const [first, ...others] = phonesIn(plain.replace(/[/,;&|]| atau | dan /gi, ' x '));
      return others.length > 0 ? (first ?? null) : null;
    }
  }
}
