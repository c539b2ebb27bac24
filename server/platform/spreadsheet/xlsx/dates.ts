import { readAttribute, type XmlHandler } from '../xml/scanner.ts';
import type { XlsxArchive } from './archive.ts';

/** Whether a built-in number format ID displays a date or time, East Asian formats included. */
const isBuiltInDateFormat = (id: number): boolean =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 47) ||
  (id >= 50 && id <= 58);

/** Letters of the codes of date and time, and of weekdays, eras and years in Asian calendars. */
const dateLetters = /^[ymdhsaebg]+$/i;

/** Removes the quoted, escaped and bracketed characters of a section; brackets of elapsed time stay. */
const bareOf = (section: string): string =>
  section.replace(/"[^"]*"|\\.|_.|\*./g, '').replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '');

/**
 * Whether a section of a number format displays a date or time. Quoted, escaped and bracketed characters are
 * literal; a bare word such as `Standard` or `Umum` is none of the codes, and a section with digits is a number.
 */
function isDateSection(section: string): boolean {
  const bare = bareOf(section)
    .replace(/am\/pm|a\/p/gi, '')
    // Fractions of a second.
    .replace(/(s\]?)[.,]0+/gi, '$1');
  const letters = bare.replace(/[^a-z]/gi, '');
  return dateLetters.test(letters) && /[dmyhs]/i.test(letters) && !/[0#?]/.test(bare);
}

/** Whether a custom number format displays a date or time; sections for other signs follow the first. */
export const isDateFormat = (format: string): boolean => {
  const [first = '', ...others] = format.slice(0, 255).split(';');
  // A first section without a code, such as `[=0]"-"`, is for one value only.
  return isDateSection(first) || (!/[0#?@a-z]/i.test(bareOf(first)) && others.some(isDateSection));
};

/** XML handler that collects which cell styles are date formats. */
class DateStyles implements XmlHandler {
  readonly wantsText = false;
  readonly dates: boolean[] = [];
  private readonly custom = new Map<number, boolean>();
  private readonly path: string[] = [];

  open(name: string, attributes: string): boolean {
    const parents = this.path.join('/');
    this.path.push(name);
    if (name === 'numFmt' && parents === 'styleSheet/numFmts') {
      const id = readAttribute(attributes, 'numFmtId')?.trim();
      const format = readAttribute(attributes, 'formatCode') ?? '';
      if (id) this.custom.set(Number(id), isDateFormat(format));
    } else if (name === 'xf' && parents === 'styleSheet/cellXfs') {
      const id = Number(readAttribute(attributes, 'numFmtId') ?? 0);
      this.dates.push(this.custom.get(id) ?? isBuiltInDateFormat(id));
    }
    return true;
  }

  close(): void {
    this.path.pop();
  }

  text(): void {
    // Styles have no text content.
  }
}

/** Returns whether each cell style, by index, displays a date. */
export async function readDateStyles(
  archive: XlsxArchive,
  path: string | null,
): Promise<readonly boolean[]> {
  const styles = new DateStyles();
  if (path !== null) await archive.scanSmall(path, styles);
  return styles.dates;
}

const dayMs = 86_400_000;

/** Excel's last date: 31 December 9999. */
const maxSerial = 2_958_465;

/**
 * Formats an Excel serial number: `1987-11-12`, followed by ` HH:MM` if it has a time, or a time
 * only. Null when it is not a valid date, e.g. a NIK in a date column.
 */
export function formatDateSerial(serial: number, from1904: boolean): string | null {
  // Rounded to the minute, because programs that shift a date by a time zone lose some seconds.
  const minutes = Math.round(serial * 1440);
  const days = Math.floor(minutes / 1440);
  if (!(serial >= 0) || days > maxSerial) return null;
  const clock = new Date((minutes - days * 1440) * 60_000).toISOString().slice(11, 16);
  if (days === 0 && !from1904) return clock;
  // Excel treats 1900 as a leap year, so serial numbers before March are one less.
  const start = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, days < 60 ? 31 : 30);
  const day = new Date(start + days * dayMs).toISOString().slice(0, 10);
  return clock === '00:00' ? day : `${day} ${clock}`;
}
