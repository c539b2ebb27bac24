import { deflateSync, crc32, inflateSync } from 'node:zlib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A greyscale picture, row by row; 0 is black. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

interface NodeCanvas {
  readonly context: CanvasRenderingContext2D;
}

/**
 * Draws pages of a PDF in greyscale, with a program that did not write it and needs no browser.
 * @param pages numbers from 1; all when omitted
 */
export async function drawPdf(
  bytes: Uint8Array,
  { dpi, pages }: { dpi: number; pages?: readonly number[] },
): Promise<Picture[]> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await loading.promise;
  try {
    const pictures: Picture[] = [];
    const numbers = pages ?? Array.from({ length: pdf.numPages }, (_, at) => at + 1);
    for (const number of numbers) {
      const page = await pdf.getPage(number);
      const viewport = page.getViewport({ scale: dpi / 72 });
      const [width, height] = [Math.round(viewport.width), Math.round(viewport.height)];
      const factory = pdf.canvasFactory as { create(width: number, height: number): NodeCanvas };
      const { context } = factory.create(width, height);
      await page.render({ canvasContext: context, viewport, background: '#fff' }).promise;
      const { data } = context.getImageData(0, 0, width, height);
      const pixels = new Uint8Array(width * height);
      for (let at = 0; at < pixels.length; at += 1) {
        const [red, green, blue] = [data[at * 4], data[at * 4 + 1], data[at * 4 + 2]];
        pixels[at] = Math.round(0.299 * (red ?? 0) + 0.587 * (green ?? 0) + 0.114 * (blue ?? 0));
      }
      pictures.push({ width, height, pixels });
    }
    return pictures;
  } finally {
    await loading.destroy();
  }
}

/** Returns a picture `times` smaller, whose pixels are the means of squares of pixels. */
export function shrinkPicture({ width, height, pixels }: Picture, times: number): Picture {
  const [columns, rows] = [Math.floor(width / times), Math.floor(height / times)];
  const smaller = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      let sum = 0;
      for (let y = row * times; y < (row + 1) * times; y += 1) {
        for (let x = column * times; x < (column + 1) * times; x += 1)
          sum += pixels[y * width + x] ?? 0;
      }
      smaller[row * columns + column] = Math.round(sum / times ** 2);
    }
  }
  return { width: columns, height: rows, pixels: smaller };
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** Returns a picture as a PNG of 8-bit grey without filters. */
export function encodePng({ width, height, pixels }: Picture): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = Array.from({ length: height }, (_, row) =>
    Buffer.concat([Buffer.of(0), pixels.subarray(row * width, (row + 1) * width)]),
  );
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Reads a picture that `encodePng` wrote. */
export function decodePng(png: Buffer): Picture {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  // The signature and the header take 33 bytes, the length and the type of the data 8.
  const rows = inflateSync(png.subarray(41, 41 + png.readUInt32BE(33)));
  const pixels = new Uint8Array(width * height);
  for (let row = 0; row < height; row += 1) {
    const from = row * (width + 1) + 1;
    pixels.set(rows.subarray(from, from + width), row * width);
  }
  return { width, height, pixels };
}

/** Returns a picture in which each pixel is the mean of its neighbourhood of 3 by 3 pixels. */
function blur({ width, height, pixels }: Picture): Picture {
  const blurred = pixels.map((_, at) => {
    const [column, row] = [at % width, Math.floor(at / width)];
    let [sum, count] = [0, 0];
    for (let y = Math.max(0, row - 1); y <= Math.min(height - 1, row + 1); y += 1) {
      for (let x = Math.max(0, column - 1); x <= Math.min(width - 1, column + 1); x += 1) {
        sum += pixels[y * width + x] ?? 0;
        count += 1;
      }
    }
    return Math.round(sum / count);
  });
  return { width, height, pixels: blurred };
}

/** Difference of grey that letters drawn by another version of a program do not reach. */
const tolerance = 24;

/** Returns how many pixels of two pictures differ beyond the tolerance; all when the sizes differ. */
export function countDifferences(one: Picture, other: Picture): number {
  if (one.width !== other.width || one.height !== other.height) return one.pixels.length;
  const [first, second] = [blur(one).pixels, blur(other).pixels];
  return first.reduce(
    (count, grey, at) => count + (Math.abs(grey - (second[at] ?? 0)) > tolerance ? 1 : 0),
    0,
  );
}
