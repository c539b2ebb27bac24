import { message } from '#server/platform/messages/message.ts';
import { damagedFile, SpreadsheetError } from '../error.ts';
import { limitErrors, type SpreadsheetLimits } from '../limits.ts';

/** A ZIP entry as declared in the central directory. */
export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly crc: number;
  readonly packedBytes: number;
  readonly inflatedBytes: number;
  /** Offset of its local header. */
  readonly offset: number;
}

const endSignature = 0x06054b50;
const end64Signature = 0x06064b50;
const locator64Signature = 0x07064b50;
const entrySignature = 0x02014b50;

/** Marks a number that is in the ZIP64 extra field because it exceeds 32 bits. */
const zip64Marker = 0xffffffff;

/** Uncompressed bytes up to which the compression ratio is not checked. */
const ratioCheckMinBytes = 50_000_000;

/**
 * Finds the end-of-central-directory record by scanning backwards; only a comment may follow it.
 */
function findEndOfDirectory(bytes: Buffer): number {
  const lowestOffset = Math.max(0, bytes.length - 22 - 0xffff);
  for (let at = bytes.length - 22; at >= lowestOffset; at--) {
    if (bytes.readUInt32LE(at) === endSignature) return at;
  }
  throw damagedFile('no end of directory');
}

/**
 * Reads a 64-bit integer.
 * @throws SpreadsheetError beyond the safe integer range
 */
function readSafeUint64(bytes: Buffer, at: number): number {
  const value = bytes.readBigUInt64LE(at);
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw damagedFile('64-bit number out of range');
  return Number(value);
}

function findDirectory(bytes: Buffer): { entries: number; offset: number } {
  const end = findEndOfDirectory(bytes);
  const entries = bytes.readUInt16LE(end + 10);
  const offset = bytes.readUInt32LE(end + 16);
  if (entries !== 0xffff && offset !== zip64Marker) return { entries, offset };
  const locator = end - 20;
  if (locator < 0 || bytes.readUInt32LE(locator) !== locator64Signature) return { entries, offset };
  const end64 = readSafeUint64(bytes, locator + 8);
  if (end64 + 56 > bytes.length || bytes.readUInt32LE(end64) !== end64Signature) {
    throw damagedFile('no 64-bit end of directory');
  }
  return { entries: readSafeUint64(bytes, end64 + 32), offset: readSafeUint64(bytes, end64 + 48) };
}

/** Replaces marked numbers with their 64-bit values from the ZIP64 extra field. */
function readZip64Fields(extra: Buffer, numbers: readonly number[]): number[] {
  for (let at = 0; at + 4 <= extra.length;) {
    const size = extra.readUInt16LE(at + 2);
    if (extra.readUInt16LE(at) === 1) {
      let next = at + 4;
      return numbers.map(number => {
        if (number !== zip64Marker) return number;
        next += 8;
        if (next > extra.length) throw damagedFile('64-bit field cut off');
        return readSafeUint64(extra, next - 8);
      });
    }
    at += 4 + size;
  }
  return [...numbers];
}

function readEntry(bytes: Buffer, at: number): { entry: ZipEntry; next: number } {
  if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== entrySignature) {
    throw damagedFile('directory cut off');
  }
  const nameAt = at + 46;
  const extraAt = nameAt + bytes.readUInt16LE(at + 28);
  const commentAt = extraAt + bytes.readUInt16LE(at + 30);
  const next = commentAt + bytes.readUInt16LE(at + 32);
  if (next > bytes.length) throw damagedFile('directory cut off');
  const [inflatedBytes = 0, packedBytes = 0, offset = 0] = readZip64Fields(
    bytes.subarray(extraAt, commentAt),
    [bytes.readUInt32LE(at + 24), bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 42)],
  );
  const name = bytes.toString('utf8', nameAt, extraAt);
  if ((bytes.readUInt16LE(at + 8) & 1) !== 0) {
    throw new SpreadsheetError('BERSANDI', message('spreadsheet.locked'));
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
 * Reads the central directory and rejects archives whose declared sizes exceed the limits, before
 * anything is decompressed.
 * @returns the entries by lower-case name, because some programs are inconsistent in case
 * @throws SpreadsheetError
 */
export function readDirectory(
  bytes: Buffer,
  limits: SpreadsheetLimits,
): ReadonlyMap<string, ZipEntry> {
  const directory = findDirectory(bytes);
  if (directory.entries > limits.entries) throw limitErrors.entries(limits);
  const entries = new Map<string, ZipEntry>();
  let at = directory.offset;
  let inflated = 0;
  for (let i = 0; i < directory.entries; i++) {
    const { entry, next } = readEntry(bytes, at);
    inflated += entry.inflatedBytes;
    if (inflated > limits.inflatedBytes) throw limitErrors.inflatedBytes(limits);
    // Some programs of Windows write backslashes.
    entries.set(entry.name.replaceAll('\\', '/').replace(/^\//, '').toLowerCase(), entry);
    at = next;
  }
  if (inflated > ratioCheckMinBytes && inflated > bytes.length * limits.ratio)
    throw limitErrors.ratio();
  return entries;
}
