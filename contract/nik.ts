/**
 * The NIK, the sixteen digits of an Indonesian identity: six of the region of first registration
 * (Kemendagri codes), six of the birth date with forty added to a woman's day, four of a serial that
 * begins at 0001. It never changes, even where the birth date on record is corrected later.
 */
export interface Nik {
  /** Region of first registration: `32.73.05`. */
  readonly region: string;
  /** `YYYY-MM-DD`. Two digits of the year are written; the century is the latest that lies in the past. */
  readonly birthDate: string;
  readonly sex: 'L' | 'P';
  readonly serial: number;
}

/** Why a text is no NIK: its length or characters, or a date that never was, a serial of 0000, one digit throughout. */
export type NikFault = 'length' | 'date' | 'serial' | 'uniform';

export type ParsedNik =
  | { readonly nik: Nik; readonly fault?: never }
  | { readonly nik?: never; readonly fault: NikFault };

const womensDays = 40;
const two = (n: number): string => String(n).padStart(2, '0');

/** Whether a day is on the calendar. @param month 1 to 12 */
export function isCalendarDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return (
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  );
}

/**
 * Reads a NIK. Spaces, dots and dashes between digits are passed over.
 * @param today `YYYY-MM-DD`; nobody is born after it
 */
export function parseNik(text: string, today: string): ParsedNik {
  const digits = text.replace(/[\s.-]/g, '');
  if (!/^\d{16}$/.test(digits)) return { fault: 'length' };
  if (new Set(digits).size === 1) return { fault: 'uniform' };
  const written = Number(digits.slice(6, 8));
  const sex = written > womensDays ? 'P' : 'L';
  const day = sex === 'P' ? written - womensDays : written;
  const month = Number(digits.slice(8, 10));
  const birthDate = latestBefore(Number(digits.slice(10, 12)), month, day, today);
  if (birthDate === null) return { fault: 'date' };
  const serial = Number(digits.slice(12));
  if (serial === 0) return { fault: 'serial' };
  const region = `${digits.slice(0, 2)}.${digits.slice(2, 4)}.${digits.slice(4, 6)}`;
  return { nik: { region, birthDate, sex, serial } };
}

/** The latest day with that year's last two digits that is not after today, or null when there never was one. */
function latestBefore(yearEnd: number, month: number, day: number, today: string): string | null {
  const century = Number(today.slice(0, 2)) * 100;
  for (const year of [century + yearEnd, century - 100 + yearEnd]) {
    const date = `${year}-${two(month)}-${two(day)}`;
    if (isCalendarDay(year, month, day) && date <= today) return date;
  }
  return null;
}

/** Writes a NIK out: the inverse of reading it. */
export function formatNik({ region, birthDate, sex, serial }: Nik): string {
  const [year = '', month = '', day = ''] = birthDate.split('-');
  const written = Number(day) + (sex === 'P' ? womensDays : 0);
  return `${region.replaceAll('.', '')}${two(written)}${month}${year.slice(2)}${String(serial).padStart(4, '0')}`;
}

/** What a NIK says that a person's record does not: their birth date, their sex. */
export function nikDisagrees(
  nik: Nik,
  person: { readonly birthDate?: string | null; readonly sex?: 'L' | 'P' | null },
): ('birthDate' | 'sex')[] {
  const disagreements: ('birthDate' | 'sex')[] = [];
  // The century is a guess of ours, so the six written digits are what counts.
  if (person.birthDate && person.birthDate.slice(2) !== nik.birthDate.slice(2))
    disagreements.push('birthDate');
  if (person.sex && person.sex !== nik.sex) disagreements.push('sex');
  return disagreements;
}

/** A NIK as it is shown to those who need not know it: `3273••••••••0009`. */
export const maskNik = (nik: string): string => `${nik.slice(0, 4)}••••••••${nik.slice(-4)}`;

/** A number shown without what tells people apart; sent back so, it stays as it was. */
export const isMasked = (value: string): boolean => value.includes('•');

/** Sixteen digits that stand by themselves, also where any spaces of one line, dots or dashes part them. */
const nikInText =
  /(?<!\d)\d(?:[ \t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff.-]*\d){15}(?!\d)/g;

/** Whether a text that is kept in the clear holds what could be an identity number. */
export const holdsNik = (text: string): boolean => text.search(nikInText) >= 0;

/** A text with every number in it that could be an identity number masked. */
export const maskNiks = (text: string): string =>
  text.replace(nikInText, found => maskNik(found.replace(/\D/g, '')));
