/**
 * The NPWP, the tax number. Fifteen digits until 2022, sixteen since: a company's is the old one with
 * a zero before it, a person's is their NIK.
 */

/** A number whose check digit is not what it should be may yet be right, as old ones were typed off paper. */
export interface Npwp {
  /** Sixteen digits, as it is kept and compared. */
  readonly digits: string;
  /** Whether it names a person: then it is an identity number. */
  readonly isPersonal: boolean;
  /** Whether its check digit agrees; a person's has none. */
  readonly isChecked: boolean;
}

/** Reads an NPWP of 15 or 16 digits; dots, dashes and spaces are passed over. Null for anything else. */
export function parseNpwp(text: string): Npwp | null {
  const plain = text.replace(/[\s.-]/g, '');
  if (!/^\d{15,16}$/.test(plain) || new Set(plain).size === 1) return null;
  const digits = plain.padStart(16, '0');
  const isPersonal = !digits.startsWith('0');
  return { digits, isPersonal, isChecked: isPersonal || luhn(digits.slice(1, 10)) };
}

/** Whether the last digit is the check digit of those before it (ISO/IEC 7812-1). */
function luhn(digits: string): boolean {
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, at) => {
      const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

/** A company's number as the old cards write it: `02.183.241.5-051.000`. */
export const oldNpwpForm = (digits: string): string =>
  digits.slice(1).replace(/^(..)(...)(...)(.)(...)(...)$/, '$1.$2.$3.$4-$5.$6');
