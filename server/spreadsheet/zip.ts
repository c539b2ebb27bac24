import { pipeline } from 'node:stream';
import { createDeflateRaw, crc32 } from 'node:zlib';

/** A part of an archive: its name, and its bytes as they come. */
export interface Part {
  readonly name: string;
  readonly bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** What is written while it is made is better quick than small: half the time for a seventh more bytes. */
const level = 3;

/** Sizes and places are of 32 bits: an archive ends here, and says so. */
const largest = 0xffff_ffff;

/** Bit 3: sizes follow the data. Bit 11: names are UTF-8. */
const flags = 0x0808;
const deflate = 8;
const version = 20;
/** 1 January 1980: archives of the same content are the same. */
const noDate = 0x0021;

interface Written {
  readonly name: Buffer;
  readonly at: number;
  readonly crc: number;
  readonly size: number;
  readonly packed: number;
}

/**
 * A zip archive as it is made, part after part; what does not fit the reader waits. Compressing is
 * done in threads of its own.
 * @throws RangeError when a part or the archive grows beyond 4 GiB
 */
export async function* zip(
  parts: AsyncIterable<Part> | Iterable<Part>,
): AsyncGenerator<Uint8Array, void, undefined> {
  const written: Written[] = [];
  let at = 0;
  for await (const { name, bytes } of parts) {
    const part = { name: Buffer.from(name), at, crc: 0, size: 0, packed: 0 };
    const head = localHeader(part.name);
    yield head;
    at += head.length;
    const count = (chunk: Uint8Array): void => {
      part.crc = crc32(chunk, part.crc);
      part.size += chunk.length;
    };
    for await (const chunk of packed(bytes, count)) {
      part.packed += chunk.length;
      yield chunk;
    }
    const tail = descriptor(part);
    yield tail;
    at += part.packed + tail.length;
    if (Math.max(part.size, at) > largest) throw new RangeError(`${name} is beyond 4 GiB.`);
    written.push(part);
  }
  const directory = Buffer.concat(written.map(entry));
  yield directory;
  yield end(written.length, directory.length, at);
}

function packed(
  bytes: Part['bytes'],
  count: (chunk: Uint8Array) => void,
): AsyncIterable<Uint8Array> {
  const counted = async function* (): AsyncGenerator<Uint8Array> {
    for await (const chunk of bytes) {
      count(chunk);
      yield chunk;
    }
  };
  // Its failure, and that of what it reads, comes out where the chunks are read.
  return pipeline(counted, createDeflateRaw({ level }), () => undefined);
}

const buffer = (...fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer => {
  const made = Buffer.alloc(fields.reduce((size, [bytes]) => size + bytes, 0));
  let at = 0;
  for (const [bytes, value] of fields) at = made.writeUIntLE(value, at, bytes);
  return made;
};

const localHeader = (name: Buffer): Buffer =>
  Buffer.concat([
    buffer([4, 0x04034b50], [2, version], [2, flags], [2, deflate], [2, 0], [2, noDate]),
    buffer([4, 0], [4, 0], [4, 0], [2, name.length], [2, 0]),
    name,
  ]);

const descriptor = ({ crc, packed: small, size }: Written): Buffer =>
  buffer([4, 0x08074b50], [4, crc], [4, small], [4, size]);

const entry = ({ name, at, crc, packed: small, size }: Written): Buffer =>
  Buffer.concat([
    buffer([4, 0x02014b50], [2, version], [2, version], [2, flags], [2, deflate], [2, 0]),
    buffer([2, noDate], [4, crc], [4, small], [4, size], [2, name.length], [2, 0], [2, 0]),
    buffer([2, 0], [2, 0], [4, 0], [4, at]),
    name,
  ]);

const end = (count: number, size: number, at: number): Buffer =>
  buffer([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, size], [4, at], [2, 0]);
