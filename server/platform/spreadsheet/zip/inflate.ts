import { createInflateRaw, crc32 } from 'node:zlib';
import { damagedFile } from '../error.ts';
import type { ReadCounter } from '../read-counter.ts';
import type { ZipEntry } from './central-directory.ts';

const chunkBytes = 128 * 1024;

/**
 * Returns the compressed bytes of an entry. They follow its local header, whose name and extra
 * field may differ in length from those in the central directory.
 */
function packedBytesOf(bytes: Buffer, entry: ZipEntry): Buffer {
  const at = entry.offset;
  if (at + 30 > bytes.length || bytes.readUInt32LE(at) !== 0x04034b50)
    throw damagedFile('no entry');
  const from = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  if (from + entry.packedBytes > bytes.length) throw damagedFile('entry cut off');
  return bytes.subarray(from, from + entry.packedBytes);
}

/** Decompresses in chunks, with backpressure. */
async function* inflateChunks(source: Buffer): AsyncGenerator<Buffer> {
  const inflate = createInflateRaw({ chunkSize: chunkBytes });
  inflate.end(source);
  try {
    yield* inflate as AsyncIterable<Buffer>;
  } catch (error) {
    throw damagedFile(error);
  } finally {
    inflate.destroy();
  }
}

function* slices(source: Buffer): Generator<Buffer> {
  for (let at = 0; at < source.length; at += chunkBytes) yield source.subarray(at, at + chunkBytes);
}

/**
 * Decompresses an entry in chunks. It counts the actual bytes and stops at the chunk that exceeds
 * the declared size or the total limit, because declared sizes can be false (zip bomb).
 * @throws SpreadsheetError
 */
export async function* inflateEntry(
  bytes: Buffer,
  entry: ZipEntry,
  counter: ReadCounter,
): AsyncGenerator<Buffer> {
  const source = packedBytesOf(bytes, entry);
  if (entry.method !== 0 && entry.method !== 8) throw damagedFile(`method ${entry.method}`);
  let entryInflatedBytes = 0;
  let crc = 0;
  for await (const chunk of entry.method === 0 ? slices(source) : inflateChunks(source)) {
    entryInflatedBytes += chunk.length;
    if (entryInflatedBytes > entry.inflatedBytes) throw damagedFile('more than was declared');
    counter.addInflated(chunk.length);
    crc = crc32(chunk, crc);
    yield chunk;
  }
  if (entryInflatedBytes !== entry.inflatedBytes || crc !== entry.crc)
    throw damagedFile('not what was declared');
}
