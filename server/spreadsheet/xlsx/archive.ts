import { StringDecoder } from 'node:string_decoder';
import type { SpreadsheetLimits } from '../limits.ts';
import { XmlScanner, type XmlHandler } from '../xml/scanner.ts';
import { readDirectory, type ZipEntry } from '../zip/central-directory.ts';
import { inflateEntry, type InflatedCounter } from '../zip/inflate.ts';

/** The parts of a workbook, scanned while they are decompressed and not stored in memory. */
export class XlsxArchive {
  readonly limits: SpreadsheetLimits;
  private readonly bytes: Buffer;
  private readonly entries: ReadonlyMap<string, ZipEntry>;
  private readonly inflated: InflatedCounter = { bytes: 0 };

  /**
   * @throws SpreadsheetError when the file is not a ZIP archive or declares sizes above the limits
   */
  constructor(bytes: Buffer, limits: SpreadsheetLimits) {
    this.bytes = bytes;
    this.limits = limits;
    this.entries = readDirectory(bytes, limits);
  }

  has(name: string): boolean {
    return this.entries.has(name.toLowerCase());
  }

  /**
   * Feeds a part's XML to the handler and yields the handler after each chunk, so that the caller
   * can read its results or stop early. Yields nothing when the part is missing.
   */
  async *scan<H extends XmlHandler>(name: string, handler: H): AsyncGenerator<H> {
    const entry = this.entries.get(name.toLowerCase());
    if (!entry) return;
    const scanner = new XmlScanner(handler);
    let decoder: StringDecoder | undefined;
    for await (const chunk of inflateEntry(this.bytes, entry, this.limits, this.inflated)) {
      decoder ??= new StringDecoder(chunk[0] === 0xff && chunk[1] === 0xfe ? 'utf16le' : 'utf8');
      scanner.push(decoder.write(chunk));
      yield handler;
    }
    scanner.push(decoder?.end() ?? '');
    scanner.end();
    yield handler;
  }

  /** Feeds a complete part to the handler. */
  async scanAll(name: string, handler: XmlHandler): Promise<void> {
    const pieces = this.scan(name, handler);
    while ((await pieces.next()).done !== true);
  }
}
