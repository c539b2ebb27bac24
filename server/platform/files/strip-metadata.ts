import { crc32 } from 'node:zlib';

/**
 * Photographs are stored without what a camera or a program wrote beside the pixels, such as the place where they were
 * taken (EXIF, XMP, IPTC), the preview and what follows the image. The segments that hold pixels and colours are copied
 * unchanged. Of EXIF, the orientation remains, since the photo would be shown lying on its side.
 */

const orientationTag = 0x0112;

/** Returns the orientation in EXIF data (a TIFF file), 1 when there is none. */
function orientationOf(tiff: Buffer): number {
  if (tiff.length < 8) return 1;
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const uint16 = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (first + 2 > tiff.length) return 1;
  const entries = uint16(first);
  for (let index = 0; index < entries; index += 1) {
    const at = first + 2 + index * 12;
    if (at + 12 > tiff.length) return 1;
    if (uint16(at) !== orientationTag) continue;
    const value = uint16(at + 8);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** Returns EXIF data with an orientation only. */
function exifWith(orientation: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('MM', 0, 'latin1');
  tiff.writeUInt16BE(42, 2);
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(orientationTag, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  return tiff;
}

const exifHeader = Buffer.from('Exif\0\0', 'latin1');

const marker = { startOfImage: 0xd8, endOfImage: 0xd9, startOfScan: 0xda, comment: 0xfe } as const;

/** Returns an EXIF segment of a JPEG with an orientation only; empty for an upright photo. */
function exifSegment(orientation: number): Buffer {
  if (orientation === 1) return Buffer.alloc(0);
  const content = Buffer.concat([exifHeader, exifWith(orientation)]);
  const head = Buffer.from([0xff, 0xe1, 0, content.length + 2]);
  return Buffer.concat([head, content]);
}

/** Whether a segment of a JPEG changes how its pixels are shown: tables, frames and scans, and of the APP segments those of JFIF, of colour profiles and of Adobe's colours. */
function isPicture(code: number, content: Buffer): boolean {
  if (code === marker.comment) return false;
  if (code < 0xe0 || code > 0xef) return true;
  const startsWith = (text: string) => content.toString('latin1', 0, text.length) === text;
  return (
    (code === 0xe0 && startsWith('JFIF\0')) ||
    (code === 0xe2 && startsWith('ICC_PROFILE\0')) ||
    (code === 0xee && startsWith('Adobe'))
  );
}

/** Returns where the pixels after a scan header end: at the next marker that is not part of them. */
function endOfPixels(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const code = bytes[at + 1] ?? 0;
    const isPixel = code === 0 || code === 0xff || (code >= 0xd0 && code <= 0xd7);
    if (!isPixel) return at;
  }
  return bytes.length;
}

function stripJpeg(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  let orientation = 1;
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const code = bytes[at + 1] ?? 0;
    if (code === 0xff) {
      at += 1;
      continue;
    }
    if (code === marker.endOfImage) break;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    const content = bytes.subarray(at + 4, end);
    if (code === 0xe1 && content.subarray(0, 6).equals(exifHeader)) {
      orientation = orientationOf(content.subarray(6));
    }
    const last = code === marker.startOfScan ? endOfPixels(bytes, end) : end;
    if (isPicture(code, content)) parts.push(bytes.subarray(at, last));
    at = last;
  }
  return Buffer.concat([
    Buffer.from([0xff, marker.startOfImage]),
    exifSegment(orientation),
    ...parts,
    Buffer.from([0xff, marker.endOfImage]),
  ]);
}

/** Chunks of a PNG beside the critical ones, whose names begin with a capital, that change how its pixels are shown. */
const pictureChunks: ReadonlySet<string> = new Set([
  ...['tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'sBIT', 'bKGD', 'pHYs'],
]);

function pngChunk(type: string, content: Buffer): Buffer {
  const chunk = Buffer.alloc(content.length + 12);
  chunk.writeUInt32BE(content.length, 0);
  chunk.write(type, 4, 'latin1');
  content.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
  return chunk;
}

function stripPng(bytes: Buffer): Buffer {
  const parts = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const isCritical = /^[A-Z]/.test(type);
    if (isCritical || pictureChunks.has(type)) parts.push(bytes.subarray(at, end));
    if (type === 'eXIf') {
      const orientation = orientationOf(bytes.subarray(at + 8, end - 4));
      if (orientation !== 1) parts.push(pngChunk('eXIf', exifWith(orientation)));
    }
    if (type === 'IEND') break;
    at = end;
  }
  return Buffer.concat(parts);
}

const strippers: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  'image/jpeg': stripJpeg,
  'image/png': stripPng,
};

/** Returns a complete document without the metadata of a photograph; a PDF is returned unchanged. */
export function stripMetadata(
  mediaType: string,
  content: Uint8Array<ArrayBuffer>,
): Uint8Array<ArrayBuffer> {
  const strip = strippers[mediaType];
  if (!strip) return content;
  const bytes = strip(Buffer.from(content.buffer, content.byteOffset, content.byteLength));
  return new Uint8Array(bytes);
}
