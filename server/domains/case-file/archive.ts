import { Buffer } from 'node:buffer';
import { crc32 } from 'node:zlib';

/** Fixed date of every entry (1 January 1980), so that equal content gives an equal archive. */
const dosDate = 33;
/** UTF-8 names. */
const flags = 0x0800;

interface WrittenEntry {
  readonly name: Buffer;
  readonly crc: number;
  readonly size: number;
  readonly offset: number;
}

/** The fields that the local header and the central directory share. */
function commonFields({ name, crc, size }: Omit<WrittenEntry, 'offset'>): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(flags, 2);
  fields.writeUInt16LE(dosDate, 8);
  fields.writeUInt32LE(crc, 10);
  fields.writeUInt32LE(size, 14);
  fields.writeUInt32LE(size, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
}

const signature = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

/**
 * Writes a ZIP archive without compression, every byte of which follows from the names and contents of
 * its entries: the check rebuilds it and compares, so that no byte can be altered unnoticed.
 */
export class StoredZip {
  private readonly entries: WrittenEntry[] = [];
  private offset = 0;

  /** Returns the bytes of an entry. @throws Error beyond 4 GiB */
  entry(path: string, content: Uint8Array): Buffer {
    const entry = {
      name: Buffer.from(path),
      crc: crc32(content),
      size: content.byteLength,
      offset: this.offset,
    };
    this.entries.push(entry);
    const bytes = Buffer.concat([signature(0x04034b50), commonFields(entry), entry.name, content]);
    this.offset += bytes.length;
    if (this.offset > 0xffffffff) throw new Error('The archive is larger than 4 GiB.');
    return bytes;
  }

  /** Returns the central directory, which ends the archive. */
  end(): Buffer {
    const directory = Buffer.concat(
      this.entries.map(entry => {
        const rest = Buffer.alloc(14);
        rest.writeUInt32LE(entry.offset, 10);
        return Buffer.concat([
          signature(0x02014b50),
          Buffer.from([20, 0]),
          commonFields(entry),
          rest,
          entry.name,
        ]);
      }),
    );
    const end = Buffer.alloc(18);
    end.writeUInt16LE(this.entries.length, 4);
    end.writeUInt16LE(this.entries.length, 6);
    end.writeUInt32LE(directory.length, 8);
    end.writeUInt32LE(this.offset, 12);
    return Buffer.concat([directory, signature(0x06054b50), end]);
  }
}
