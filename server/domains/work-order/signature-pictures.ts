import { Buffer } from 'node:buffer';
import { inflateSync } from 'node:zlib';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { SignaturePictures } from '#documents/delivery/receipt.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { attachment } from '#server/platform/db/schema/index.ts';

/** Largest size of a drawn signature in pixels, twice that of the console's drawing area. */
const maxWidth = 1_200;
const maxHeight = 600;

/** Bytes of a pixel by the colour type of a PNG; palettes are not drawn by a screen. */
const bytesPerPixel: Readonly<Record<number, number>> = { 0: 1, 2: 3, 4: 2, 6: 4 };

/**
 * Whether a PNG, whose chunks are known to be complete, can be printed: its pixels are those of its
 * size, which is small enough to decode. A picture that cannot be would keep its document from being
 * rendered.
 */
export function isPrintable(content: Uint8Array): boolean {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const [depth = 0, color = 0, compression, filter, interlace] = bytes.subarray(24, 29);
  const pixel = bytesPerPixel[color];
  if (width > maxWidth || height > maxHeight || depth !== 8 || pixel === undefined) return false;
  if (compression !== 0 || filter !== 0 || interlace !== 0) return false;
  const size = height * (1 + width * pixel);
  try {
    return inflateSync(pixelsOf(bytes), { maxOutputLength: size }).byteLength === size;
  } catch {
    return false;
  }
}

/** Returns the compressed pixels of a PNG. */
function pixelsOf(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 8; at + 12 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const isPixels = bytes.toString('latin1', at + 4, at + 8) === 'IDAT';
    if (isPixels) parts.push(bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at)));
  }
  return Buffer.concat(parts);
}

/** Returns the drawn signatures of a signed document; those of one that was signed on paper are missing. */
export async function findSignatures(
  db: Queryable,
  idWorkOrder: number,
  document: 'BAST' | 'Selisih',
): Promise<SignaturePictures> {
  const slots = { pembeli: `ttdPembeli${document}`, distributor: `ttdDistributor${document}` };
  const found = await db
    .select({ slot: attachment.slot, content: attachment.content })
    .from(attachment)
    .where(
      and(
        eq(attachment.resource, 'workOrder'),
        eq(attachment.recordId, String(idWorkOrder)),
        inArray(attachment.slot, Object.values(slots)),
        isNull(attachment.replacedAt),
      ),
    );
  const pictureIn = (slot: string): string | undefined => {
    const content = found.find(one => one.slot === slot)?.content;
    // What was stored before pictures were checked may not be printable.
    return content && isPrintable(content) ? content.toString('base64') : undefined;
  };
  return { pembeli: pictureIn(slots.pembeli), distributor: pictureIn(slots.distributor) };
}
