import { attribute, type XmlHandler } from '../xml/scan.ts';
import type { Archive } from './archive.ts';

/** Formats that every Excel knows by number and that show a day or a time, East Asian ones included. */
const builtIn = (id: number): boolean =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 47) ||
  (id >= 50 && id <= 58);

/** Whether a format shows a day or a time: by its letters, but not those quoted, escaped or in brackets. */
export function isDateFormat(format: string): boolean {
  const letters = format
    .slice(0, 255)
    .replace(/"[^"]*"|\\.|_.|\*./g, '')
    .replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '');
  return /[dmyhs]/i.test(letters.replace(/general/gi, ''));
}

/** Which of the cells' formats show a day. */
class DateStyles implements XmlHandler {
  readonly wantsText = false;
  readonly dates: boolean[] = [];
  private readonly custom = new Map<number, boolean>();
  private inCellFormats = false;

  open(name: string, attributes: string): void {
    if (name === 'numFmt') {
      const id = Number(attribute(attributes, 'numFmtId'));
      this.custom.set(id, isDateFormat(attribute(attributes, 'formatCode') ?? ''));
    } else if (name === 'cellXfs') this.inCellFormats = true;
    else if (name === 'xf' && this.inCellFormats) {
      const id = Number(attribute(attributes, 'numFmtId') ?? 0);
      this.dates.push(this.custom.get(id) ?? builtIn(id));
    }
  }

  close(name: string): void {
    if (name === 'cellXfs') this.inCellFormats = false;
  }

  text(): void {
    // None of a style's is in its text.
  }
}

/** Whether the cells of a style show a day, by the style's number. */
export async function readDateStyles(
  archive: Archive,
  path: string | null,
): Promise<readonly boolean[]> {
  const styles = new DateStyles();
  if (path !== null) await archive.scanAll(path, styles);
  return styles.dates;
}

const dayMs = 86_400_000;

/** The last day that Excel has: 31 December 9999. */
const lastSerial = 2_958_465;

/**
 * A day that is kept as a count of days: `1987-11-12`, with its time where it has one, or a time
 * alone. Null where the number is no day, such as a NIK in a column of dates.
 */
export function serialText(serial: number, from1904: boolean): string | null {
  const days = Math.floor(serial + 0.5 / 86_400);
  const seconds = Math.round((serial - days) * 86_400);
  if (!(serial >= 0) || days > lastSerial) return null;
  const clock = new Date(Math.max(0, seconds) * 1000).toISOString().slice(11, 16);
  if (days === 0 && !from1904) return clock;
  // Excel's 1900 had a 29 February, so days before March count one less.
  const start = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, days < 60 ? 31 : 30);
  const day = new Date(start + days * dayMs).toISOString().slice(0, 10);
  return seconds <= 0 ? day : `${day} ${clock}`;
}
