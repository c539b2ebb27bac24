import { Readable } from 'node:stream';
import { createDeflateRaw, crc32 } from 'node:zlib';

/** Deflate level: half the time of the default level for a tenth more bytes. */
const compressionLevel = 3;

/** Fixed date of every entry (1 January 1980), so that equal content gives an equal file. */
const dosDate = 33;

/**
 * General purpose flags: UTF-8 names, and sizes in a data descriptor after the content, since they
 * are unknown before.
 */
const flags = 0x0808;

const deflated = 8;

/** Maximum of the 32-bit size and offset fields; ZIP64 is not supported. */
const maxUint32 = 0xffffffff;

interface EntryMetadata {
  readonly name: Buffer;
  readonly crc: number;
  readonly packed: number;
  readonly plain: number;
  readonly offset: number;
}

/** Writes the fields that the local header and the central directory share. */
function commonFields(crc: number, packed: number, plain: number, nameBytes: number): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(flags, 2);
  fields.writeUInt16LE(deflated, 4);
  fields.writeUInt16LE(dosDate, 8);
  fields.writeUInt32LE(crc, 10);
  fields.writeUInt32LE(packed, 14);
  fields.writeUInt32LE(plain, 18);
  fields.writeUInt16LE(nameBytes, 22);
  return fields;
}

function signatureBytes(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

/** Streaming ZIP writer; it keeps only the metadata of the entries for the central directory. */
export class ZipWriter {
  private readonly written: EntryMetadata[] = [];
  private offset = 0;

  /**
   * Yields the bytes of an entry, compressed while its content arrives.
   * @throws Error beyond 4 GiB
   */
  async *entry(
    path: string,
    content: AsyncIterable<string> | Iterable<string>,
  ): AsyncGenerator<Buffer> {
    const name = Buffer.from(path);
    const { offset } = this;
    yield this.countBytes(
      Buffer.concat([signatureBytes(0x04034b50), commonFields(0, 0, 0, name.length), name]),
    );
    let crc = 0;
    let plain = 0;
    let packed = 0;
    async function* bytes(): AsyncGenerator<Buffer> {
      for await (const text of content) {
        const chunk = Buffer.from(text);
        crc = crc32(chunk, crc);
        plain += chunk.length;
        yield chunk;
      }
    }
    const deflate = createDeflateRaw({ level: compressionLevel, chunkSize: 64 * 1024 });
    const source = Readable.from(bytes(), { objectMode: true, highWaterMark: 4 });
    source.on('error', error => deflate.destroy(error));
    source.pipe(deflate);
    try {
      for await (const chunk of deflate as AsyncIterable<Buffer>) {
        packed += chunk.length;
        yield this.countBytes(chunk);
      }
    } finally {
      source.destroy();
      deflate.destroy();
    }
    if (plain > maxUint32 || this.offset > maxUint32)
      throw new Error('The archive is larger than 4 GiB.');
    const descriptor = commonFields(crc, packed, plain, 0).subarray(10, 22);
    yield this.countBytes(Buffer.concat([signatureBytes(0x08074b50), descriptor]));
    this.written.push({ name, crc, packed, plain, offset });
  }

  /** Returns the central directory, which ends the archive. */
  end(): Buffer {
    const entries = this.written.map(({ name, crc, packed, plain, offset }) => {
      const rest = Buffer.alloc(14);
      rest.writeUInt32LE(offset, 10);
      const madeBy = Buffer.from([20, 0]);
      return Buffer.concat([
        signatureBytes(0x02014b50),
        madeBy,
        commonFields(crc, packed, plain, name.length),
        rest,
        name,
      ]);
    });
    const directory = Buffer.concat(entries);
    const end = Buffer.alloc(18);
    end.writeUInt16LE(entries.length, 4);
    end.writeUInt16LE(entries.length, 6);
    end.writeUInt32LE(directory.length, 8);
    end.writeUInt32LE(this.offset, 12);
    return Buffer.concat([directory, signatureBytes(0x06054b50), end]);
  }

  private countBytes(bytes: Buffer): Buffer {
    this.offset += bytes.length;
    return bytes;
  }
}
