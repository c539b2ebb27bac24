import { crc32 } from 'node:zlib';
import { signatureBytes } from '#contract/core/values/upload.ts';

const latin1 = (bytes: Buffer): string => bytes.toString('latin1');

/** Bytes before the end mark of a PDF that hold the offset of its cross-references. */
const pdfEndBytes = 100;

/**
 * Whether a PDF has its header among the first bytes, the offset of its cross-references, and its end. Other data
 * may stand before the header and follow the end.
 */
function isCompletePdf(bytes: Buffer): boolean {
  const end = bytes.lastIndexOf('%%EOF');
  const header = latin1(bytes.subarray(0, signatureBytes));
  return (
    /%PDF-\d\.\d/.test(header) &&
    /startxref\s+\d+\s+$/.test(
      latin1(bytes.subarray(Math.max(0, end - pdfEndBytes), Math.max(0, end))),
    )
  );
}

/** Whether a PNG consists of chunks with valid checksums and has a size, pixels and an end. */
function isCompletePng(bytes: Buffer): boolean {
  let hasPixels = false;
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > bytes.length) return false;
    const type = latin1(bytes.subarray(at + 4, at + 8));
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return false;
    if (at === 8) {
      const hasSize =
        length === 13 && bytes.readUInt32BE(at + 8) > 0 && bytes.readUInt32BE(at + 12) > 0;
      if (type !== 'IHDR' || !hasSize) return false;
    }
    if (type === 'IDAT') hasPixels = true;
    if (type === 'IEND') return hasPixels;
    at = end;
  }
  return false;
}

/** Marker codes of frames, which hold the size; C4, C8 and CC in their range are other segments. */
const isFrameMarker = (code: number): boolean =>
  code >= 0xc0 && code <= 0xcf && code !== 0xc4 && code !== 0xc8 && code !== 0xcc;

const startOfScan = 0xda;
const endOfImage = Buffer.from([0xff, 0xd9]);

/**
 * Whether a JPEG consists of segments with a frame that has a size, up to the pixels, which reach the
 * end of the image; cameras append other data to it. A size of no lines is defined after the pixels.
 */
function isCompleteJpeg(bytes: Buffer): boolean {
  let hasFrame = false;
  for (let at = 2; at + 4 <= bytes.length;) {
    if (bytes[at] !== 0xff) return false;
    const code = bytes[at + 1] ?? 0;
    // A marker may be preceded by any number of fill bytes.
    if (code === 0xff) {
      at += 1;
      continue;
    }
    const length = bytes.readUInt16BE(at + 2);
    const end = at + 2 + length;
    if (length < 2 || end > bytes.length) return false;
    if (isFrameMarker(code)) {
      if (length < 8 || bytes.readUInt16BE(at + 7) === 0) return false;
      hasFrame = true;
    }
    if (code === startOfScan) return hasFrame && bytes.indexOf(endOfImage, end) > end;
    at = end;
  }
  return false;
}

const checks: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  'application/pdf': isCompletePdf,
  'image/png': isCompletePng,
  'image/jpeg': isCompleteJpeg,
};

/**
 * Whether the structure of a document is complete; its pixels and pages are not decoded, because a
 * small file can decode to an enormous one.
 */
export function isCompleteDocument(mediaType: string, content: Uint8Array): boolean {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  return checks[mediaType]?.(bytes) ?? false;
}
