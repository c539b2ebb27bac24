import { nikMismatches, parseNik } from '../../../core/values/nik.ts';

/** Facts about a person that can confirm a NIK. */
export interface NikFacts {
  /** `YYYY-MM-DD` */
  readonly birthDate: string;
  readonly sex: 'L' | 'P';
  /**
   * Leading digits of the Kemendagri code of first registration, with or without dots; usually
   * unknown.
   */
  readonly regionPrefix?: string;
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/**
 * 2^53: a double represents every integer up to here, and only even ones up to twice this value.
 */
const maxExactInteger = 9_007_199_254_740_992n;

/**
 * Returns the 16-digit numbers that a numeric cell may have held before a program changed them.
 *
 * Programs change a NIK in a numeric cell in two ways:
 *
 * - Excel keeps 15 significant digits and replaces the sixteenth by 0; other programs do so on
 *   export and may round the fifteenth up. So the original of a number that ends in 0 may be up to
 *   9 larger or 5 smaller.
 * - A double has 53 bits: above 2^53 = 9007199254740992 it holds only even numbers, which affects
 *   the NIKs of Papua (provinces 91 to 97). An odd number is rounded to the neighbour divisible by
 *   4 (ties to even). So a number divisible by 4 was itself or one of its odd neighbours; any other
 *   was itself.
 *
 * A number that does not end in 0 is affected by the second only.
 */
function possibleOriginals(digits: string): string[] {
  const value = BigInt(digits);
  const roundedCandidates =
    value > maxExactInteger && value % 4n === 0n ? [value - 1n, value, value + 1n] : [value];
  const truncatedCandidates =
    value % 10n === 0n ? Array.from({ length: 15 }, (_, i) => value + BigInt(i - 5)) : [];
  return [...new Set([...roundedCandidates, ...truncatedCandidates])].map(one =>
    one.toString().padStart(16, '0'),
  );
}

/**
 * Returns the only NIK that a numeric cell can have held for this person, or null when zero or
 * several candidates remain.
 *
 * Excel drops the last digit of the serial, and the known facts only cover the first 12 digits. So
 * all ten candidates fit, and a NIK cut by Excel is never repaired. Repair works for numbers that
 * other programs stored (almost) whole: they do not end in 0 and match the person.
 * @param rounded the cell's text, 16 digits
 */
export function repairNik(rounded: string, person: NikFacts): string | null {
  if (!/^\d{16}$/.test(rounded)) return null;
  const prefix = (person.regionPrefix ?? '').replaceAll('.', '');
  const fitting = possibleOriginals(rounded).filter(candidate => {
    const { nik } = parseNik(candidate, person.today);
    return (
      nik !== undefined && nikMismatches(nik, person).length === 0 && candidate.startsWith(prefix)
    );
  });
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}
