import { tooMuch } from '../limits.ts';
import { decodeEscapes, decodeXml, type XmlHandler } from '../xml/scan.ts';
import type { Archive } from './archive.ts';

/**
 * Characters counted for an entry in addition to its text, so that many empty entries count too.
 */
const entryChars = 24;

/** Handler of the shared strings table. Rich-text runs of one entry are joined. */
class SharedStrings implements XmlHandler {
  readonly all: string[] = [];
  wantsText = false;
  private current = '';
  private chars = 0;
  private inReading = false;
  private readonly archive: Archive;

  constructor(archive: Archive) {
    this.archive = archive;
  }

  open(name: string): void {
    if (name === 'si') this.current = '';
    // Phonetic guides (`rPh`) are not part of the text.
    else if (name === 'rPh') this.inReading = true;
    else if (name === 't') this.wantsText = !this.inReading;
  }

  close(name: string): void {
    if (name === 't') this.wantsText = false;
    else if (name === 'rPh') this.inReading = false;
    else if (name === 'si') {
      this.chars += this.current.length + entryChars;
      const { limits } = this.archive;
      if (this.chars > limits.sharedChars) throw tooMuch.sharedChars();
      this.all.push(decodeEscapes(this.current));
    }
  }

  text(raw: string): void {
    this.current += decodeXml(raw);
    const { limits } = this.archive;
    if (this.current.length > limits.cellChars) throw tooMuch.cellChars(limits, 'Sebuah sel');
  }
}

/**
 * Reads the shared strings table; empty when `path` is null.
 * @throws SpreadsheetError when it exceeds the limit
 */
export async function readSharedStrings(
  archive: Archive,
  path: string | null,
): Promise<readonly string[]> {
  const strings = new SharedStrings(archive);
  if (path !== null) await archive.scanAll(path, strings);
  return strings.all;
}
