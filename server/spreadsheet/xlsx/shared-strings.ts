import { limitErrors } from '../limits.ts';
import { decodeExcelEscapes, decodeXml, type XmlHandler } from '../xml/scanner.ts';
import type { XlsxArchive } from './archive.ts';

/**
 * Characters counted for an entry in addition to its text, so that many empty entries count too.
 */
const entryOverheadChars = 24;

/** Handler of the shared strings table. Rich-text runs of one entry are joined. */
class SharedStrings implements XmlHandler {
  readonly entries: string[] = [];
  wantsText = false;
  private current = '';
  private chars = 0;
  private inPhonetic = false;
  private readonly archive: XlsxArchive;

  constructor(archive: XlsxArchive) {
    this.archive = archive;
  }

  open(name: string): void {
    if (name === 'si') this.current = '';
    // Phonetic guides (`rPh`) are not part of the text.
    else if (name === 'rPh') this.inPhonetic = true;
    else if (name === 't') this.wantsText = !this.inPhonetic;
  }

  close(name: string): void {
    if (name === 't') this.wantsText = false;
    else if (name === 'rPh') this.inPhonetic = false;
    else if (name === 'si') {
      this.chars += this.current.length + entryOverheadChars;
      const { limits } = this.archive;
      if (this.chars > limits.sharedChars) throw limitErrors.sharedChars();
      this.entries.push(decodeExcelEscapes(this.current));
    }
  }

  text(raw: string): void {
    this.current += decodeXml(raw);
    const { limits } = this.archive;
    if (this.current.length > limits.cellChars) throw limitErrors.cellChars(limits, 'Sebuah sel');
  }
}

/**
 * Reads the shared strings table; empty when `path` is null.
 * @throws SpreadsheetError when it exceeds the limit
 */
export async function readSharedStrings(
  archive: XlsxArchive,
  path: string | null,
): Promise<readonly string[]> {
  const strings = new SharedStrings(archive);
  if (path !== null) await archive.scanAll(path, strings);
  return strings.entries;
}
