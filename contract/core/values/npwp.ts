import { cleanNumber } from './clean.ts';

/**
 * The NPWP, the tax number: 15 digits until 2022, 16 since. A company's has a leading zero added, a
 * person's is their NIK.
 */

/**
 * A parsed NPWP. A wrong check digit is only a warning, because old numbers contain typing errors.
 */
export interface Npwp {
  /** Sixteen digits, the stored form. */
  readonly digits: string;
  /** Whether the number is a person's NIK, which has to be treated as an identity number. */
  readonly isPersonal: boolean;
  /** Whether the check digit is right; always true for a person, whose number has none. */
  readonly hasValidCheckDigit: boolean;
}

/**
 * Parses an NPWP of 15 or 16 digits, ignoring dots, dashes and spaces; returns null for anything
 * else.
 */
export function parseNpwp(text: string): Npwp | null {
  const plain = cleanNumber(text);
  if (!/^\d{15,16}$/.test(plain) || new Set(plain).size === 1) return null;
  const digits = plain.padStart(16, '0');
  const isPersonal = !digits.startsWith('0');
  return { digits, isPersonal, hasValidCheckDigit: isPersonal || isLuhnValid(digits.slice(1, 10)) };
}

/** Luhn check (ISO/IEC 7812-1). */
function isLuhnValid(digits: string): boolean {
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, at) => {
      const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

/** Formats a company's NPWP in its 15-digit form: `02.183.241.5-051.000`. */
export const formatOldNpwp = (digits: string): string =>
  digits.slice(1).replace(/^(..)(...)(...)(.)(...)(...)$/, '$1.$2.$3.$4-$5.$6');
