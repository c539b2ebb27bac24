import { isUtf8 } from 'node:buffer';

/** Small enough to let the reader stop early, large enough not to matter. */
const pieceBytes = 256 * 1024;

/** How a file's letters are written: by its mark, else by what its bytes can be. */
function encodingOf(bytes: Buffer): 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  // Without a mark, UTF-16 of Latin letters shows by the NUL in every other byte.
  const head = bytes.subarray(0, 1000);
  const nuls = [0, 0];
  head.forEach((byte, i) => {
    if (byte === 0) nuls[i % 2] = (nuls[i % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = nuls;
  if (odd > head.length / 4 && even === 0) return 'utf-16le';
  if (even > head.length / 4 && odd === 0) return 'utf-16be';
  // What is no UTF-8 comes from an Excel that saved in its own code page.
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

/** The text of a file, piece by piece, without its mark. */
export function* decodeText(bytes: Buffer): Generator<string> {
  const decoder = new TextDecoder(encodingOf(bytes));
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    yield decoder.decode(bytes.subarray(at, at + pieceBytes), { stream: true });
  }
  yield decoder.decode();
}
