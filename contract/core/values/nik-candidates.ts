import type { NikEdit, NikFactName } from './nik-edit.ts';
import { nikMismatches, parseNik } from './nik.ts';

/** Facts about a person that can confirm a NIK. */
export interface NikFacts {
  /** `YYYY-MM-DD`; null when unknown. */
  readonly birthDate: string | null;
  readonly sex: 'L' | 'P' | null;
  /**
   * Leading digits of the Kemendagri code where the person lives, with or without dots. Most people
   * were registered there, so it supports a candidate but never excludes one.
   */
  readonly region?: string | null;
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/** A number that a person may have meant. */
export interface NikCandidate {
  readonly edit: NikEdit;
  readonly nik: string;
  /** The facts with which it agrees; it contradicts no other known one but the region. */
  readonly agrees: readonly NikFactName[];
}

/** Digits that name the region and the birth date; no fact confirms the serial that follows. */
const confirmedDigits = 12;

/** Digits of the regency or city within the NIK. */
const regionDigits = 4;

/** Last digit of the district, which no fact confirms. */
const districtEnd = 6;

/** Number of candidates that are offered. */
const maxCandidates = 5;

const digits = Array.from('0123456789');

/** Removes the separators that people write between the digits. */
const plainDigits = (text: string): string => text.replace(/[\s.-]/g, '');

/** Returns the number after an edit; null when the edit does not fit it. */
export function applyNikEdit(text: string, edit: NikEdit): string | null {
  const number = plainDigits(text);
  if (!/^\d{15,17}$/.test(number)) return null;
  const edited = editedNumber(number, edit);
  return edited !== null && edited !== number && /^\d{16}$/.test(edited) ? edited : null;
}

function editedNumber(number: string, edit: NikEdit): string | null {
  const before = (position: number): string => number.slice(0, position - 1);
  switch (edit.jenis) {
    case 'angka':
      return before(edit.posisi) + edit.angka + number.slice(edit.posisi);
    case 'tukar':
      return (
        before(edit.posisi) +
        number.charAt(edit.posisi) +
        number.charAt(edit.posisi - 1) +
        number.slice(edit.posisi + 1)
      );
    case 'sisip':
      return before(edit.posisi) + edit.angka + number.slice(edit.posisi - 1);
    case 'hapus':
      return before(edit.posisi) + number.slice(edit.posisi);
    case 'hariPerempuan': {
      const day = Number(number.slice(districtEnd, 8));
      return day >= 1 && day <= 31 ? before(7) + String(day + 40) + number.slice(8) : null;
    }
    case 'tahun':
      return before(11) + edit.angka + number.slice(12);
    case 'wilayah':
      return edit.angka + number.slice(regionDigits);
  }
}

/** Edits in the order in which they are preferred: the smaller errors first. */
function possibleEdits(number: string, facts: NikFacts): NikEdit[] {
  const positions = Array.from({ length: confirmedDigits }, (_, i) => i + 1);
  if (number.length === 15) {
    // Any digit of the district fits.
    return positions
      .filter(posisi => posisi <= regionDigits || posisi > districtEnd)
      .flatMap(posisi => digits.map((angka): NikEdit => ({ jenis: 'sisip', posisi, angka })));
  }
  if (number.length === 17) return positions.map(posisi => ({ jenis: 'hapus', posisi }));
  const region = regionPrefix(facts);
  return [
    { jenis: 'hariPerempuan' },
    ...positions.map((posisi): NikEdit => ({ jenis: 'tukar', posisi })),
    ...positions.flatMap(posisi =>
      digits.map((angka): NikEdit => ({ jenis: 'angka', posisi, angka })),
    ),
    ...(facts.birthDate === null
      ? []
      : [{ jenis: 'tahun', angka: facts.birthDate.slice(2, 4) } as const]),
    ...(region.length === regionDigits ? [{ jenis: 'wilayah', angka: region } as const] : []),
  ];
}

const regionPrefix = ({ region }: NikFacts): string =>
  (region ?? '').replaceAll('.', '').slice(0, regionDigits);

/** Returns the facts with which a number agrees; null when it is no NIK or contradicts one. */
function agreementOf(number: string, facts: NikFacts): NikCandidate['agrees'] | null {
  const { nik } = parseNik(number, facts.today);
  if (!nik || nikMismatches(nik, facts).length > 0) return null;
  const prefix = regionPrefix(facts);
  return [
    ...(facts.birthDate === null ? [] : (['birthDate'] as const)),
    ...(facts.sex === null ? [] : (['sex'] as const)),
    ...(prefix !== '' && number.startsWith(prefix) ? (['region'] as const) : []),
  ];
}

/**
 * Returns the numbers that one typing error turned into this one: two digits exchanged, a digit wrong,
 * missing or added, the day of a woman without 40, another year or region. Only those that agree with
 * the known birth date and sex, and with more facts than the number itself, best first. None when both
 * are unknown.
 */
export function nikCandidates(text: string, facts: NikFacts): NikCandidate[] {
  const number = plainDigits(text);
  if (!/^\d{15,17}$/.test(number) || (facts.birthDate === null && facts.sex === null)) return [];
  const own = number.length === 16 ? (agreementOf(number, facts)?.length ?? -1) : -1;
  const found = new Map<string, NikCandidate>();
  for (const edit of possibleEdits(number, facts)) {
    const nik = applyNikEdit(number, edit);
    if (nik === null || found.has(nik) || keepsConfirmedDigits(number, nik)) continue;
    const agrees = agreementOf(nik, facts);
    if (agrees !== null && agrees.length > own) found.set(nik, { edit, nik, agrees });
  }
  return [...found.values()]
    .sort((a, b) => b.agrees.length - a.agrees.length)
    .slice(0, maxCandidates);
}

/** Shows only the digits in which a number differs from another one. */
export const changedDigits = (text: string, other: string): string =>
  Array.from(text, (one, i) => (one === other.charAt(i) ? '•' : one)).join('');

/** Whether an edit changed only digits that no fact can confirm: the district and the serial. */
const keepsConfirmedDigits = (number: string, nik: string): boolean =>
  number.length === nik.length &&
  number.slice(0, regionDigits) === nik.slice(0, regionDigits) &&
  number.slice(districtEnd, confirmedDigits) === nik.slice(districtEnd, confirmedDigits);

/**
 * Returns the only number with one other digit that agrees with birth date, sex and region of the
 * person; null when there is none, when there are several, or when a fact is unknown.
 */
export function onlyNikWithOtherDigit(text: string, facts: NikFacts): string | null {
  const number = plainDigits(text);
  if (!/^\d{16}$/.test(number) || facts.birthDate === null || facts.sex === null) return null;
  const fitting = new Set<string>();
  for (let posisi = 1; posisi <= confirmedDigits; posisi += 1) {
    for (const angka of digits) {
      const nik = applyNikEdit(number, { jenis: 'angka', posisi, angka });
      if (nik === null || keepsConfirmedDigits(number, nik)) continue;
      if (agreementOf(nik, facts)?.length === 3) fitting.add(nik);
    }
  }
  const [only, ...others] = fitting;
  return others.length === 0 ? (only ?? null) : null;
}

/**
 * Returns the number with 40 added to the day, when it then agrees with birth date, sex and region of
 * a woman; null otherwise.
 */
export function nikOfWoman(text: string, facts: NikFacts): string | null {
  if (facts.sex !== 'P' || facts.birthDate === null) return null;
  const nik = applyNikEdit(text, { jenis: 'hariPerempuan' });
  return nik !== null && agreementOf(nik, facts)?.length === 3 ? nik : null;
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
function possibleOriginals(text: string): string[] {
  const value = BigInt(text);
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
 * @param person a given region has to agree
 */
export function repairNik(rounded: string, person: NikFacts): string | null {
  if (!/^\d{16}$/.test(rounded) || person.birthDate === null || person.sex === null) return null;
  const prefix = (person.region ?? '').replaceAll('.', '');
  const fitting = possibleOriginals(rounded).filter(
    candidate => agreementOf(candidate, person) !== null && candidate.startsWith(prefix),
  );
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}
