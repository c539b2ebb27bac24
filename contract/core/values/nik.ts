import { cleanNumber } from './clean.ts';

/**
 * The NIK, the 16-digit Indonesian identity number: 6 digits region of first registration
 * (Kemendagri code), 6 digits birth date (day plus 40 for women), 4 digits serial from 0001. It
 * never changes, even when the registered birth date is corrected.
 */
export interface Nik {
  /** Region of first registration, such as `32.73.05`. */
  readonly region: string;
  /**
   * `YYYY-MM-DD`. The NIK holds a two-digit year; the century is the latest that is not in the
   * future.
   */
  readonly birthDate: string;
  readonly sex: 'L' | 'P';
  readonly serial: number;
}

/**
 * Why a text is not a NIK: wrong length or characters, an impossible date, serial 0000, or one
 * repeated digit.
 */
export type NikError = 'length' | 'date' | 'serial' | 'uniform';

export type ParsedNik =
  | { readonly nik: Nik; readonly error?: never }
  | { readonly nik?: never; readonly error: NikError };

const femaleDayOffset = 40;
const two = (n: number): string => String(n).padStart(2, '0');

/**
 * Whether a day exists in the calendar.
 * @param month 1 to 12
 */
export function isCalendarDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return (
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  );
}

/**
 * Parses a NIK; spaces, dots and dashes are ignored.
 * @param today `YYYY-MM-DD`; birth dates after it are moved back a century
 */
export function parseNik(text: string, today: string): ParsedNik {
  const digits = cleanNumber(text);
  if (!/^\d{16}$/.test(digits)) return { error: 'length' };
  if (/^(\d)\1*$/.test(digits)) return { error: 'uniform' };
  const encodedDay = Number(digits.slice(6, 8));
  const sex = encodedDay > femaleDayOffset ? 'P' : 'L';
  const day = sex === 'P' ? encodedDay - femaleDayOffset : encodedDay;
  const month = Number(digits.slice(8, 10));
  const birthDate = latestBirthDate(Number(digits.slice(10, 12)), month, day, today);
  if (birthDate === null) return { error: 'date' };
  const serial = Number(digits.slice(12));
  if (serial === 0) return { error: 'serial' };
  const region = `${digits.slice(0, 2)}.${digits.slice(2, 4)}.${digits.slice(4, 6)}`;
  return { nik: { region, birthDate, sex, serial } };
}

/**
 * Returns the latest date with this two-digit year that is not after today, or null when there is
 * none.
 */
function latestBirthDate(
  yearEnd: number,
  month: number,
  day: number,
  today: string,
): string | null {
  const century = Number(today.slice(0, 2)) * 100;
  for (const year of [century + yearEnd, century - 100 + yearEnd]) {
    const date = `${year}-${two(month)}-${two(day)}`;
    if (isCalendarDay(year, month, day) && date <= today) return date;
  }
  return null;
}

/** Inverse of `parseNik`. */
export function formatNik({ region, birthDate, sex, serial }: Nik): string {
  const [year = '', month = '', day = ''] = birthDate.split('-');
  const encodedDay = Number(day) + (sex === 'P' ? femaleDayOffset : 0);
  return `${region.replaceAll('.', '')}${two(encodedDay)}${month}${year.slice(2)}${String(serial).padStart(4, '0')}`;
}

/** Returns the fields of a person that contradict the NIK. */
export function nikMismatches(
  nik: Nik,
  person: { readonly birthDate?: string | null; readonly sex?: 'L' | 'P' | null },
): ('birthDate' | 'sex')[] {
  const mismatches: ('birthDate' | 'sex')[] = [];
  // The century is inferred, so only the two-digit year, month and day are compared.
  if (person.birthDate && person.birthDate.slice(2) !== nik.birthDate.slice(2))
    mismatches.push('birthDate');
  if (person.sex && person.sex !== nik.sex) mismatches.push('sex');
  return mismatches;
}

/** Whether a number of sixteen digits holds a birth date, of a man or a woman, without its century. */
export function isBirthDateOfNik(digits: string, birthDate: string): boolean {
  const [year = '', month = '', day = ''] = birthDate.split('-');
  return ['L', 'P'].some(sex => {
    const encodedDay = Number(day) + (sex === 'P' ? femaleDayOffset : 0);
    return digits.slice(6, 12) === `${two(encodedDay)}${month}${year.slice(2)}`;
  });
}

/** Masks a NIK: `3273••••••••0009`. */
export const maskNik = (nik: string): string => `${nik.slice(0, 4)}••••••••${nik.slice(-4)}`;

/** Whether a number is masked; the server keeps the stored value when one is sent back. */
export const isMasked = (value: string): boolean => value.includes('•');

/** Sixteen digits on one line, possibly separated by spaces, dots or dashes. */
const nikPattern =
  /(?<!\d)\d(?:[ \t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff.-]*\d){15}(?!\d)/g;

/** Whether text that would be stored unencrypted contains a possible NIK. */
export const containsNik = (text: string): boolean => text.search(nikPattern) >= 0;

/** Whether a text contains a possible NIK, also one that other punctuation splits. */
export const containsSplitNik = (text: string): boolean =>
  containsNik(text.replace(/[/,_()+&]/g, '-'));

/** Masks a number that a program or a typing error damaged: `3,••••E+15`, `3273•••••••0009`. */
const maskDamagedNumber = (found: string): string => {
  const [whole = '', exponent] = found.split(/(?=E)/i);
  if (exponent !== undefined)
    return `${whole.charAt(0)}${whole.slice(1).replace(/\d/g, '•')}${exponent}`;
  const digits = whole.replace(/\D/g, '');
  return `${digits.slice(0, 4)}${'•'.repeat(digits.length - 8)}${digits.slice(-4)}`;
};

/** A NIK as Excel writes a number of 16 digits: `3,27306E+15`. */
const exponentPattern = /(?<!\d)\d(?:[.,]\d+)?E\+?1\d(?!\d)/gi;

/** A NIK with a missing or an additional digit. */
const damagedNikPattern = /(?<!\d)\d{15,}(?!\d)/g;

/** Twelve digits or more, possibly separated by spaces, dots or dashes. */
const identityNumberPattern = /(?<!\d)\d(?:[ \t\u00a0.-]*\d){11,}(?!\d)/g;

/**
 * Masks every possible NIK in a text, including one with a missing or an additional digit and one
 * that Excel wrote with an exponent.
 */
export const maskDamagedNiks = (text: string): string =>
  maskNiks(text.replace(exponentPattern, maskDamagedNumber)).replace(
    damagedNikPattern,
    maskDamagedNumber,
  );

/** Digits that name the region and the birth date of a NIK. */
const identifyingDigits = 12;

/**
 * Masks the text of an identity field that holds no valid number. Twelve digits name the region and
 * the birth date of a NIK, also with letters or signs among them; shorter texts stay, so that they can be
 * corrected.
 */
export function maskInvalidNumber(text: string): string {
  const masked = maskDamagedNiks(text).replace(identityNumberPattern, maskDamagedNumber);
  if (masked.replace(/\D/g, '').length < identifyingDigits) return masked;
  const characters = masked.replace(/[^\p{L}\d]/gu, '');
  return `${characters.slice(0, 4)}${'•'.repeat(characters.length - 8)}${characters.slice(-4)}`;
}

/** Masks every possible NIK in a text. */
export const maskNiks = (text: string): string =>
  text.replace(nikPattern, found => maskNik(found.replace(/\D/g, '')));
