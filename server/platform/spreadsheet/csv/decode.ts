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

/** Bytes from which the encoding of a damaged text is detected. */
const sampledBytes = 4_000_000;

/**
 * Whether most of the bytes above ASCII are characters in UTF-8: a single broken byte does not make a file one of
 * the system code page.
 */
function isMostlyUtf8(bytes: Buffer): boolean {
  const text = new TextDecoder('utf-8').decode(bytes.subarray(0, sampledBytes));
  const above = text.match(/[^\p{ASCII}]/gu) ?? [];
  const broken = above.filter(character => character === '\ufffd').length;
  return above.length > 2 * broken;
}

/** Detects the encoding from the BOM, else from the bytes. */
function detectEncoding(bytes: Buffer): 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  // Excel on Windows saves CSV in the system code page.
  return (
    detectUtf16WithoutBom(bytes) ??
    (isUtf8(bytes) || isMostlyUtf8(bytes) ? 'utf-8' : 'windows-1252')
  );
}

/** Removes what DOS programs write at the end of a text: Ctrl-Z. */
function withoutEndMark(bytes: Buffer): Buffer {
  let end = bytes.length;
  while (bytes[end - 1] === 0x1a) end -= 1;
  return bytes.subarray(0, end);
}

/**
 * Yields the decoded text of a file in chunks, without its BOM. A broken byte of UTF-8 becomes U+FFFF, which no
 * text contains, so that its cell is recognized as damaged.
 * @throws SpreadsheetError for lone surrogates in UTF-16
 */
export function* decodeText(file: Buffer): Generator<string> {
  const bytes = withoutEndMark(file);
  const encoding = detectEncoding(bytes);
  const isBroken = encoding === 'utf-8' && !isUtf8(bytes);
  const decoder = new TextDecoder(encoding, { fatal: !isBroken });
  const decode = (part?: Buffer): string => {
    try {
      const text = decoder.decode(part, { stream: part !== undefined });
      return isBroken ? text.replaceAll('\ufffd', '\uffff') : text;
    } catch (error) {
      throw damagedFile(error);
    }
  };
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    yield decode(bytes.subarray(at, at + chunkBytes));
  }
  yield decode();
}
