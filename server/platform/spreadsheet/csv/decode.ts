import { isUtf8 } from 'node:buffer';
import { damagedFile } from '../error.ts';

/** Bytes decoded at a time; small enough for the reader to stop early. */
const chunkBytes = 256 * 1024;

/**
 * Detects UTF-16 without a byte order mark (BOM): with Latin letters every other byte is NUL,
 * always on the same side, which occurs in no other encoding.
 */
export function detectUtf16WithoutBom(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const head = bytes.subarray(0, 4096);
  let even = 0;
  let odd = 0;
  head.forEach((byte, i) => {
    if (byte === 0 && i % 2 === 0) even += 1;
    if (byte === 0 && i % 2 === 1) odd += 1;
  });
  if (even + odd < head.length / 4) return null;
  return even === 0 ? 'utf-16le' : odd === 0 ? 'utf-16be' : null;
}

/** Detects the encoding from the BOM, else from the bytes. */
function detectEncoding(bytes: Buffer): 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  // Excel on Windows saves CSV in the system code page.
  return detectUtf16WithoutBom(bytes) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252');
}

/**
 * Yields the decoded text of a file in chunks, without its BOM.
 * @throws SpreadsheetError for lone surrogates in UTF-16
 */
export function* decodeText(bytes: Buffer): Generator<string> {
  const decoder = new TextDecoder(detectEncoding(bytes), { fatal: true });
  const decode = (part?: Buffer): string => {
    try {
      return decoder.decode(part, { stream: part !== undefined });
    } catch (error) {
      throw damagedFile(error);
    }
  };
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    yield decode(bytes.subarray(at, at + chunkBytes));
  }
  yield decode();
}
