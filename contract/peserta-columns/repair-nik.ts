import { nikDisagrees, parseNik } from '../nik.ts';

/** What is known of a person beside the number that may be cut. */
export interface Person {
  /** `YYYY-MM-DD` */
  readonly birthDate: string;
  readonly sex: 'L' | 'P';
  /** First digits of the Kemendagri code where the NIK was given out, dots or none; mostly not known. */
  readonly regionPrefix?: string;
  /** `YYYY-MM-DD`; nobody is born after it. */
  readonly today: string;
}

/** Every whole number up to here is kept by a double; beyond it, up to the double of it, only the even ones. */
const wholeUpTo = 9_007_199_254_740_992n;

/**
 * The numbers of sixteen digits that a numeric cell may have held before it came to show these.
 *
 * Two things happen to a NIK in a numeric cell, and they leave different traces:
 *
 * - Excel keeps fifteen significant digits of what is typed and puts 0 in place of the sixteenth;
 *   other programs do so when they write a number out, and may round the fifteenth up on the way.
 *   So a number that ends in 0 may have ended in anything, and its neighbours may have become it.
 * - A double keeps 53 bits. Up to 2^53 = 9007199254740992 that is every whole number; beyond, which
 *   is where the NIKs of Papua lie (provinces 91 to 97), only even ones. An odd number lies half-way
 *   and goes to the neighbour divisible by 4 (ties to even). So one divisible by 4 was itself or the
 *   odd number beside it, and one that is not was itself.
 *
 * A number that does not end in 0 went through the second alone.
 */
function originals(digits: string): string[] {
  const value = BigInt(digits);
  const beside = value > wholeUpTo && value % 4n === 0n ? [value - 1n, value, value + 1n] : [value];
  const cut = value % 10n === 0n ? Array.from({ length: 15 }, (_, i) => value + BigInt(i - 5)) : [];
  return [...new Set([...beside, ...cut])].map(one => one.toString().padStart(16, '0'));
}

/**
 * The one NIK that a numeric cell can have held, for this person; null unless exactly one is left.
 *
 * The digit that Excel takes is the last of the serial, and birth date, sex and region lie in the
 * twelve digits before: they agree with all ten, so a NIK cut by Excel is never repaired, only
 * asked for again. What is repaired is a number that other programs kept whole, or nearly so: it
 * shows by an end that is not 0, and is trusted when the person agrees with it.
 * @param rounded the cell's text, sixteen digits
 */
export function repairNik(rounded: string, person: Person): string | null {
  if (!/^\d{16}$/.test(rounded)) return null;
  const prefix = (person.regionPrefix ?? '').replaceAll('.', '');
  const fitting = originals(rounded).filter(candidate => {
    const { nik } = parseNik(candidate, person.today);
    return (
      nik !== undefined && nikDisagrees(nik, person).length === 0 && candidate.startsWith(prefix)
    );
  });
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}
