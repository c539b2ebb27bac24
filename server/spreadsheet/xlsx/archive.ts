import { StringDecoder } from 'node:string_decoder';
import type { Limits } from '../limits.ts';
import { XmlScanner, type XmlHandler } from '../xml/scan.ts';
import { readDirectory, type Entry } from '../zip/directory.ts';
import { inflateEntry, type Inflated } from '../zip/inflate.ts';

/** The parts of a workbook, each passed over as it unpacks. Nothing is kept of one that was read. */
export class Archive {
  readonly limits: Limits;
  private readonly bytes: Buffer;
  private readonly entries: ReadonlyMap<string, Entry>;
  private readonly inflated: Inflated = { bytes: 0 };

  /** @throws SpreadsheetError when it declares too much, or is none */
  constructor(bytes: Buffer, limits: Limits) {
    this.bytes = bytes;
    this.limits = limits;
    this.entries = readDirectory(bytes, limits);
  }

  has(name: string): boolean {
    return this.entries.has(name.toLowerCase());
  }

  /** Passes a part's XML to the handler; gives it back after each piece, to be asked what came, or left off. */
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

  /** Passes the whole of a part to the handler. */
  async scanAll(name: string, handler: XmlHandler): Promise<void> {
    const pieces = this.scan(name, handler);
    while ((await pieces.next()).done !== true);
  }
}
