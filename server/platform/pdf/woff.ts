import { inflateSync } from 'node:zlib';

const headerBytes = 44;
const entryBytes = 20;
const sfntHeaderBytes = 12;
const sfntEntryBytes = 16;
const signature = 0x774f4646;

const padded = (length: number): number => (length + 3) & ~3;

/**
 * Unpacks a WOFF 1.0 font to the SFNT (TrueType) that it contains, as
 * https://www.w3.org/TR/WOFF/ describes it.
 * @throws RangeError when the bytes are not WOFF
 */
export function sfntOfWoff(woff: Buffer): Buffer {
  if (woff.readUInt32BE(0) !== signature) throw new RangeError('Not a WOFF font.');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, at) => {
    const entry = headerBytes + at * entryBytes;
    const from = woff.readUInt32BE(entry + 4);
    const packed = woff.subarray(from, from + woff.readUInt32BE(entry + 8));
    const length = woff.readUInt32BE(entry + 12);
    return {
      tag: woff.subarray(entry, entry + 4),
      checksum: woff.readUInt32BE(entry + 16),
      // A table that compression would not make smaller is stored as it is.
      bytes: packed.length < length ? inflateSync(packed) : packed,
    };
  });
  let offset = sfntHeaderBytes + count * sfntEntryBytes;
  const sfnt = Buffer.alloc(tables.reduce((sum, { bytes }) => sum + padded(bytes.length), offset));
  const power = Math.floor(Math.log2(count));
  sfnt.writeUInt32BE(woff.readUInt32BE(4), 0);
  sfnt.writeUInt16BE(count, 4);
  sfnt.writeUInt16BE(16 * 2 ** power, 6);
  sfnt.writeUInt16BE(power, 8);
  sfnt.writeUInt16BE(16 * (count - 2 ** power), 10);
  tables.forEach(({ tag, checksum, bytes }, at) => {
    const entry = sfntHeaderBytes + at * sfntEntryBytes;
    tag.copy(sfnt, entry);
    sfnt.writeUInt32BE(checksum, entry + 4);
    sfnt.writeUInt32BE(offset, entry + 8);
    sfnt.writeUInt32BE(bytes.length, entry + 12);
    bytes.copy(sfnt, offset);
    offset += padded(bytes.length);
  });
  return sfnt;
}
