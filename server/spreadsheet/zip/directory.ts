import { damaged, SpreadsheetError } from '../error.ts';
import { tooMuch, type Limits } from '../limits.ts';

/** A part of an archive as its directory declares it. */
export interface Entry {
  readonly name: string;
  readonly method: number;
  readonly crc: number;
  readonly packedBytes: number;
  readonly inflatedBytes: number;
  /** Where its own header begins. */
  readonly offset: number;
}

const endSignature = 0x06054b50;
const end64Signature = 0x06064b50;
const locator64Signature = 0x07064b50;
const entrySignature = 0x02014b50;

/** Stands where a number did not fit and follows in the extra field. */
const elsewhere = 0xffffffff;

/** Up to here it costs nothing to read a file, however much air is in it. */
const small = 50_000_000;

/** The end of the directory, sought from the back: only a comment may follow it. */
function findEnd(bytes: Buffer): number {
  const least = Math.max(0, bytes.length - 22 - 0xffff);
  for (let at = bytes.length - 22; at >= least; at--) {
    if (bytes.readUInt32LE(at) === endSignature) return at;
  }
  throw damaged('no end of directory');
}

/** A count of 64 bits; what a double does not keep whole is beyond any file. */
function whole(bytes: Buffer, at: number): number {
  const value = bytes.readBigUInt64LE(at);
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw damaged('64-bit number out of range');
  return Number(value);
}

function findDirectory(bytes: Buffer): { entries: number; offset: number } {
  const end = findEnd(bytes);
  const entries = bytes.readUInt16LE(end + 10);
  const offset = bytes.readUInt32LE(end + 16);
  if (entries !== 0xffff && offset !== elsewhere) return { entries, offset };
  const locator = end - 20;
  if (locator < 0 || bytes.readUInt32LE(locator) !== locator64Signature) return { entries, offset };
  const end64 = whole(bytes, locator + 8);
  if (end64 + 56 > bytes.length || bytes.readUInt32LE(end64) !== end64Signature) {
    throw damaged('no 64-bit end of directory');
  }
  return { entries: whole(bytes, end64 + 32), offset: whole(bytes, end64 + 48) };
}

/** The numbers of an entry that did not fit into 32 bits. */
function wide(extra: Buffer, numbers: readonly number[]): number[] {
  for (let at = 0; at + 4 <= extra.length;) {
    const size = extra.readUInt16LE(at + 2);
    if (extra.readUInt16LE(at) === 1) {
      let next = at + 4;
      return numbers.map(number => {
        if (number !== elsewhere) return number;
        next += 8;
        if (next > extra.length) throw damaged('64-bit field cut off');
        return whole(extra, next - 8);
      });
    }
    at += 4 + size;
  }
  return [...numbers];
}

function readEntry(bytes: Buffer, at: number): { entry: Entry; next: number } {
  if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== entrySignature) {
    throw damaged('directory cut off');
  }
  const nameAt = at + 46;
  const extraAt = nameAt + bytes.readUInt16LE(at + 28);
  const commentAt = extraAt + bytes.readUInt16LE(at + 30);
  const next = commentAt + bytes.readUInt16LE(at + 32);
  if (next > bytes.length) throw damaged('directory cut off');
  const [inflatedBytes = 0, packedBytes = 0, offset = 0] = wide(
    bytes.subarray(extraAt, commentAt),
    [bytes.readUInt32LE(at + 24), bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 42)],
  );
  const name = bytes.toString('utf8', nameAt, extraAt);
  if ((bytes.readUInt16LE(at + 8) & 1) !== 0) {
    throw new SpreadsheetError('BERSANDI', 'Berkas ini dikunci dengan kata sandi.');
  }
  const method = bytes.readUInt16LE(at + 10);
  const entry = {
    name,
    method,
    crc: bytes.readUInt32LE(at + 16),
    packedBytes,
    inflatedBytes,
    offset,
  };
  return { entry, next };
}

/**
 * Reads what an archive declares, and refuses it by that alone where it declares too much: nothing
 * has been unpacked yet.
 * @returns its parts by name in lower case, as some programs differ from themselves in case
 */
export function readDirectory(bytes: Buffer, limits: Limits): ReadonlyMap<string, Entry> {
  const directory = findDirectory(bytes);
  if (directory.entries > limits.entries) throw tooMuch.entries(limits);
  const entries = new Map<string, Entry>();
  let at = directory.offset;
  let inflated = 0;
  for (let i = 0; i < directory.entries; i++) {
    const { entry, next } = readEntry(bytes, at);
    inflated += entry.inflatedBytes;
    if (inflated > limits.inflatedBytes) throw tooMuch.inflatedBytes(limits);
    entries.set(entry.name.replace(/^\//, '').toLowerCase(), entry);
    at = next;
  }
  if (inflated > small && inflated > bytes.length * limits.ratio) throw tooMuch.ratio();
  return entries;
}
