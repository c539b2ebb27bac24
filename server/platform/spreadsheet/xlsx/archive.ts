import { StringDecoder } from 'node:string_decoder';
import { limitErrors, type SpreadsheetLimits } from '../limits.ts';
import { ReadCounter } from '../read-counter.ts';
import { XmlScanner, type XmlHandler } from '../xml/scanner.ts';
import { readDirectory, type ZipEntry } from '../zip/central-directory.ts';
import { inflateEntry } from '../zip/inflate.ts';

/** The parts of a workbook, scanned while they are decompressed and not stored in memory. */
export class XlsxArchive {
  readonly limits: SpreadsheetLimits;
  readonly counter: ReadCounter;
  private readonly bytes: Buffer;
  private readonly entries: ReadonlyMap<string, ZipEntry>;

  /**
   * @throws SpreadsheetError when the file is not a ZIP archive or declares sizes above the limits
   */
  constructor(bytes: Buffer, limits: SpreadsheetLimits) {
    this.bytes = bytes;
    this.limits = limits;
    this.counter = new ReadCounter(limits);
    this.entries = readDirectory(bytes, limits);
  }

  has(name: string): boolean {
    return this.entries.has(name.toLowerCase());
  }

  /**
   * Feeds a part's XML to the handler and yields the handler after each chunk, so that the caller
   * can read its results. Yields nothing when the part is missing. What follows when the handler is
   * done is only decompressed, because the checksum covers the whole part.
   */
  async *scan<H extends XmlHandler>(name: string, handler: H): AsyncGenerator<H> {
    const entry = this.entries.get(name.toLowerCase());
    if (!entry) return;
    const scanner = new XmlScanner(handler);
    let decoder: StringDecoder | undefined;
    for await (const chunk of inflateEntry(this.bytes, entry, this.counter)) {
      if (handler.isDone) continue;
      decoder ??= new StringDecoder(chunk[0] === 0xff && chunk[1] === 0xfe ? 'utf16le' : 'utf8');
      scanner.push(decoder.write(chunk));
      yield handler;
    }
    if (handler.isDone) return;
    scanner.push(decoder?.end() ?? '');
    scanner.end();
    yield handler;
  }

  /** Feeds a complete part to the handler. */
  async scanAll(name: string, handler: XmlHandler): Promise<void> {
    const pieces = this.scan(name, handler);
    while ((await pieces.next()).done !== true);
  }

  /**
   * Feeds a part that holds no cells to the handler.
   * @throws SpreadsheetError when the part is larger than any such part
   */
  async scanSmall(name: string, handler: XmlHandler): Promise<void> {
    const entry = this.entries.get(name.toLowerCase());
    if (entry && entry.inflatedBytes > this.limits.partBytes) throw limitErrors.ratio();
    await this.scanAll(name, handler);
  }
}
