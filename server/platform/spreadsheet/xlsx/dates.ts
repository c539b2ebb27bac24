import { readAttribute, type XmlHandler } from '../xml/scanner.ts';
import type { XlsxArchive } from './archive.ts';

/** Whether a built-in number format ID displays a date or time, East Asian formats included. */
const isBuiltInDateFormat = (id: number): boolean =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 47) ||
  (id >= 50 && id <= 58);

/**
 * Whether a custom number format displays a date or time: checks its letters, except quoted,
 * escaped and bracketed ones.
 */
export function isDateFormat(format: string): boolean {
  const letters = format
    .slice(0, 255)
    .replace(/"[^"]*"|\\.|_.|\*./g, '')
    .replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '');
  return /[dmyhs]/i.test(letters.replace(/general/gi, ''));
}

/** XML handler that collects which cell styles are date formats. */
class DateStyles implements XmlHandler {
  readonly wantsText = false;
  readonly dates: boolean[] = [];
  private readonly custom = new Map<number, boolean>();
  private inCellFormats = false;

  open(name: string, attributes: string): void {
    if (name === 'numFmt') {
      const id = Number(readAttribute(attributes, 'numFmtId'));
      this.custom.set(id, isDateFormat(readAttribute(attributes, 'formatCode') ?? ''));
    } else if (name === 'cellXfs') this.inCellFormats = true;
    else if (name === 'xf' && this.inCellFormats) {
      const id = Number(readAttribute(attributes, 'numFmtId') ?? 0);
      this.dates.push(this.custom.get(id) ?? isBuiltInDateFormat(id));
    }
  }

  close(name: string): void {
    if (name === 'cellXfs') this.inCellFormats = false;
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
  const days = Math.floor(serial + 0.5 / 86_400);
  const seconds = Math.round((serial - days) * 86_400);
  if (!(serial >= 0) || days > maxSerial) return null;
  const clock = new Date(Math.max(0, seconds) * 1000).toISOString().slice(11, 16);
  if (days === 0 && !from1904) return clock;
  // Excel treats 1900 as a leap year, so serial numbers before March are one less.
  const start = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, days < 60 ? 31 : 30);
  const day = new Date(start + days * dayMs).toISOString().slice(0, 10);
  return seconds <= 0 ? day : `${day} ${clock}`;
}
