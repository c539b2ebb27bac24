import { message } from '#server/platform/messages/message.ts';
import { limitErrors } from '../limits.ts';
import { decodeExcelEscapes, decodeXml, type XmlHandler } from '../xml/scanner.ts';
import type { XlsxArchive } from './archive.ts';

const chunkBytes = 1_000_000;

/** The shared strings as bytes: a string of each of millions of entries would need far more memory. */
export class SharedStringTable {
  private readonly chunks: Buffer[] = [];
  private chunk = Buffer.alloc(0);
  private used = 0;
  private starts = new Uint32Array(1024);
  private lengths = new Uint16Array(1024);
  private count = 0;

  get size(): number {
    return this.count;
  }

  /** Appends a text of at most 20,000 characters and returns the number of its bytes. */
  add(text: string): number {
    if (this.chunks.length === 0 || this.used + text.length * 3 > this.chunk.length) {
      this.chunk = Buffer.allocUnsafeSlow(chunkBytes);
      this.chunks.push(this.chunk);
      this.used = 0;
    }
    if (this.count === this.starts.length) this.grow();
    const bytes = this.chunk.write(text, this.used);
    this.starts[this.count] = (this.chunks.length - 1) * chunkBytes + this.used;
    this.lengths[this.count] = bytes;
    this.used += bytes;
    this.count += 1;
    return bytes;
  }

  /** Returns the text of an entry, or undefined when the table has no such entry. */
  get(index: number): string | undefined {
    const start = this.starts[index];
    if (start === undefined || index >= this.count) return undefined;
    // An empty entry at the end of a chunk starts where the next chunk would.
    if (this.lengths[index] === 0) return '';
    const from = start % chunkBytes;
    return this.chunks[Math.floor(start / chunkBytes)]?.toString(
      'utf8',
      from,
      from + (this.lengths[index] ?? 0),
    );
  }

  private grow(): void {
    const starts = new Uint32Array(this.count * 2);
    const lengths = new Uint16Array(this.count * 2);
    starts.set(this.starts);
    lengths.set(this.lengths);
    this.starts = starts;
    this.lengths = lengths;
  }
}

/** Where the scanner is, by the elements that it is in. */
const level = { outside: 0, table: 1, entry: 2, run: 3, text: 4 } as const;
type Level = (typeof level)[keyof typeof level];

/**
 * Handler of the shared strings table. Rich-text runs of one entry are joined; phonetic guides (`rPh`) and
 * extensions are not part of the text.
 */
class SharedStrings implements XmlHandler {
  readonly table = new SharedStringTable();
  wantsText = false;
  private level: Level = level.outside;
  /** Whether the open text is that of a run. */
  private isInRun = false;
  private current = '';
  private currentChars = 0;
  private readonly archive: XlsxArchive;

  constructor(archive: XlsxArchive) {
    this.archive = archive;
  }

  open(name: string): boolean {
    switch (this.level) {
      case level.outside:
        return this.enter(name === 'sst', level.table);
      case level.table:
        this.current = '';
        this.currentChars = 0;
        return this.enter(name === 'si', level.entry);
      case level.entry:
        if (name === 'r') return this.enter(true, level.run);
        this.isInRun = false;
        return this.openText(name);
      case level.run:
        this.isInRun = true;
        return this.openText(name);
      default:
        return false;
    }
  }

  private enter(isKnown: boolean, next: Level): boolean {
    if (isKnown) this.level = next;
    return isKnown;
  }

  private openText(name: string): boolean {
    this.wantsText = name === 't';
    return this.enter(this.wantsText, level.text);
  }

  close(name: string): void {
    this.wantsText = false;
    if (name === 't') this.level = this.isInRun ? level.run : level.entry;
    else if (name === 'r') this.level = level.entry;
    else if (name === 'si') this.level = level.table;
    if (name === 'si') {
      const { counter, limits } = this.archive;
      // One character more than is delivered, so that its cells are marked as truncated.
      const text = decodeExcelEscapes(this.current)
        .slice(0, limits.deliveredCellChars + 1)
        // UTF-8 has no lone surrogates; U+FFFF, which XML forbids, keeps them recognisable.
        .replace(/\p{Surrogate}/gu, '\uffff');
      counter.addShared(this.table.add(text), this.table.size);
    }
  }

  text(raw: string): void {
    const { limits } = this.archive;
    this.currentChars += raw.length;
    if (this.currentChars > limits.cellChars)
      throw limitErrors.cellChars(limits, message('spreadsheet.someCell'));
    if (this.current.length <= limits.deliveredCellChars) this.current += decodeXml(raw);
  }
}

/**
 * Reads the shared strings table; empty when `path` is null.
 * @throws SpreadsheetError when it exceeds a limit
 */
export async function readSharedStrings(
  archive: XlsxArchive,
  path: string | null,
): Promise<SharedStringTable> {
  const strings = new SharedStrings(archive);
  if (path !== null) await archive.scanAll(path, strings);
  return strings.table;
}
