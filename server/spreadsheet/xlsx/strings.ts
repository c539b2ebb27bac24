import { tooMuch } from '../limits.ts';
import { decodeEscapes, decodeXml, type XmlHandler } from '../xml/scan.ts';
import type { Archive } from './archive.ts';

/** What an entry costs even when it is empty. */
const entryChars = 24;

/** The texts that cells refer to by number. Runs of one text with formats of their own are joined. */
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
    // How a text is pronounced is not part of it.
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

/** @throws SpreadsheetError when they are too many */
export async function readSharedStrings(
  archive: Archive,
  path: string | null,
): Promise<readonly string[]> {
  const strings = new SharedStrings(archive);
  if (path !== null) await archive.scanAll(path, strings);
  return strings.all;
}
