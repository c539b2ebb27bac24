import { Buffer } from 'node:buffer';
import { inflateSync } from 'node:zlib';
import jsQR from 'jsqr';
import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A text on a page; `top` and `bottom` are distances of its letters from the top of the page. */
export interface PdfText {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PdfPage {
  readonly width: number;
  readonly height: number;
  /** In the order in which they are written. */
  readonly texts: readonly PdfText[];
  /** All texts, joined by spaces. */
  readonly text: string;
  /** Rectangles, such as the modules of a QR code; empty unless they were asked for. */
  readonly rectangles: readonly Rectangle[];
}

/** Share of the font's size above and below the baseline that letters take. */
const ascent = 0.76;
const descent = 0.21;

async function textsOf(page: PDFPageProxy, height: number): Promise<PdfText[]> {
  const { items } = await page.getTextContent({ disableNormalization: true });
  return items.flatMap(item => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [, , , size = 0, left = 0, baseline = 0] = item.transform as number[];
    const y = height - baseline;
    return [
      {
        text: item.str,
        left,
        right: left + item.width,
        top: y - size * ascent,
        bottom: y + size * descent,
      },
    ];
  });
}

async function rectanglesOf(page: PDFPageProxy): Promise<Rectangle[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  return fnArray.flatMap((operator, at) => {
    if (operator !== OPS.constructPath) return [];
    const [operators, numbers] = argsArray[at] as [number[], number[]];
    if (operators.some(one => one !== OPS.rectangle)) return [];
    return operators.map((_, index) => {
      const [x = 0, y = 0, width = 0, height = 0] = numbers.slice(index * 4, index * 4 + 4);
      return { x, y, width, height };
    });
  });
}

/** Reads the pages of a PDF with another library than the one that wrote it. */
export async function readPdf(
  bytes: Uint8Array,
  { hasRectangles = false } = {},
): Promise<PdfPage[]> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await loading.promise;
  try {
    const pages: PdfPage[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      const { width, height } = page.getViewport({ scale: 1 });
      const texts = await textsOf(page, height);
      pages.push({
        width,
        height,
        texts,
        text: texts.map(({ text }) => text).join(' '),
        rectangles: hasRectangles ? await rectanglesOf(page) : [],
      });
    }
    return pages;
  } finally {
    await loading.destroy();
  }
}

/** Decodes the QR code that the small squares of a page form; null when there is none. */
export function decodeQr({ rectangles, height: pageHeight }: PdfPage): string | null {
  const modules = rectangles.filter(({ width, height }) => height < 8 && width < 100);
  const side = Math.min(...modules.map(({ height }) => height));
  const left = Math.min(...modules.map(({ x }) => x));
  const top = Math.min(...modules.map(({ y }) => y));
  const scale = 4;
  const border = 4;
  const span = Math.max(...modules.map(({ x, width }) => x + width)) - left;
  const size = (Math.round(span / side) + 2 * border) * scale;
  if (!Number.isFinite(size) || pageHeight === 0) return null;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  for (const { x, y, width } of modules) {
    const column = (Math.round((x - left) / side) + border) * scale;
    const row = (Math.round((y - top) / side) + border) * scale;
    const length = Math.round(width / side) * scale;
    for (let dy = 0; dy < scale; dy += 1) {
      const from = ((row + dy) * size + column) * 4;
      for (let at = from; at < from + length * 4; at += 1) if (at % 4 !== 3) pixels[at] = 0;
    }
  }
  return jsQR(pixels, size, size)?.data ?? null;
}

/** Returns a PDF as text, with the content of its compressed streams. */
export function unpack(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  return text.replaceAll(/stream\n([\s\S]*?)\nendstream/g, (whole, packed: string) => {
    try {
      return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
    } catch {
      return whole;
    }
  });
}
