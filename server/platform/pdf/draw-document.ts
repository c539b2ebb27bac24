import { Buffer } from 'node:buffer';
import PDFDocument from 'pdfkit';
import { initialsOf, type Block, type PrintedDocument } from '#contract/core/document/block.ts';
import { initialsText } from '#documents/signature.ts';
import { unitsOf } from './block-units.ts';
import { Canvas, type TextStyle } from './canvas.ts';
import { markPath } from './mark.ts';
import { packObjects } from './pack-objects.ts';
import {
  bodyBottom,
  footTop,
  grey,
  letterheadTop,
  margin,
  mm,
  pageHeight,
  pageWidth,
  smallSize,
  textWidth,
} from './page.ts';
import { paginate } from './paginate.ts';
import type { Draw } from './part.ts';

const nameStyle: TextStyle = { size: { points: 11, leading: 14 }, isBold: true };
const smallStyle: TextStyle = { size: smallSize, color: grey };

const markSize = mm(8);
const markGap = mm(3);

/** Longest address and document number that are printed in head and foot, in lines. */
const maxHeadLines = 2;

/** Written into each file, so that the same blocks give the same bytes. */
const fixedDate = new Date(Date.UTC(2000, 0, 1));

/** Largest size of the issuer's own logo. */
const largestLogo = { width: mm(40), height: mm(12) };

/** Returns the bytes of a logo; undefined without one. */
const logoOf = (address: string | undefined): Buffer | undefined => {
  const base64 = address?.split(';base64,')[1];
  return base64 === undefined ? undefined : Buffer.from(base64, 'base64');
};

interface Head {
  /** Top of the text below it. */
  readonly bodyTop: number;
  readonly draw: () => void;
}

function headOf(letterhead: PrintedDocument['letterhead'], canvas: Canvas): Head {
  if (letterhead === null) return { bodyTop: margin, draw: () => undefined };
  const logo = logoOf(letterhead.logo);
  const logoSize =
    logo === undefined
      ? { width: markSize, height: markSize }
      : canvas.sizeWithin(logo, largestLogo);
  const x = margin + logoSize.width + markGap;
  const width = textWidth - logoSize.width - markGap;
  const names = canvas.linesOf(letterhead.name, width, nameStyle).slice(0, maxHeadLines);
  const addresses = canvas.linesOf(letterhead.address, width, smallStyle).slice(0, maxHeadLines);
  const nameBottom = letterheadTop + names.length * nameStyle.size.leading;
  const registrations = letterhead.registration
    ? canvas.linesOf(letterhead.registration, width, smallStyle).slice(0, 1)
    : [];
  const addressBottom = nameBottom + addresses.length * smallSize.leading;
  const textBottom = addressBottom + registrations.length * smallSize.leading;
  const bottom = Math.max(textBottom, letterheadTop + logoSize.height) + 4;
  return {
    bodyTop: Math.max(mm(26), bottom + mm(5)),
    draw: () => {
      if (logo === undefined) canvas.mark(markPath, margin, letterheadTop, markSize);
      else canvas.picture(logo, { x: margin, y: letterheadTop, ...logoSize });
      canvas.lines(names, { x, y: letterheadTop, width }, nameStyle);
      canvas.lines(addresses, { x, y: nameBottom, width }, smallStyle);
      canvas.lines(registrations, { x, y: addressBottom, width }, smallStyle);
      canvas.rule(margin, bottom, margin + textWidth);
    },
  };
}

/** Blocks whose pages are counted by themselves, and what is in their foot. */
interface Part {
  readonly name: string;
  readonly blocks: readonly Block[];
}

/** Returns the documents within a file of several; the whole of any other. */
function partsOf({ number, title, blocks }: PrintedDocument): Part[] {
  const parts: (Part & { blocks: Block[] })[] = [];
  for (const block of blocks) {
    if (block.kind === 'pageBreak' && block.begins) {
      parts.push({ name: block.begins.number ?? title, blocks: [] });
    } else {
      if (parts.length === 0) parts.push({ name: number ?? title, blocks: [] });
      parts.at(-1)?.blocks.push(block);
    }
  }
  return parts;
}

/** Returns what draws the foot of a page: the name of the part and `Halaman x dari y`. */
function footOf({ name }: Part, canvas: Canvas, initials: readonly string[]) {
  const pageNumberWidth = mm(32);
  const initialsWidth = initials.length > 0 ? mm(78) : 0;
  const width = textWidth - pageNumberWidth - initialsWidth;
  const [paraf] =
    initials.length > 0 ? canvas.linesOf(initialsText(initials), initialsWidth, smallStyle) : [];
  const names = canvas.linesOf(name, width, smallStyle).slice(0, maxHeadLines);
  return (page: number, pages: number) => {
    canvas.lines(names, { x: margin, y: footTop, width }, smallStyle);
    const [line] = canvas.linesOf(`Halaman ${page} dari ${pages}`, pageNumberWidth, smallStyle);
    if (paraf) {
      const middle = { x: margin + width, y: footTop, width: initialsWidth };
      canvas.line(paraf, middle, { ...smallStyle, align: 'center' });
    }
    const left = margin + textWidth - pageNumberWidth;
    const box = { x: left, y: footTop, width: pageNumberWidth };
    if (line) canvas.line(line, box, { ...smallStyle, align: 'right' });
  };
}

/** Starts a PDF and collects its bytes. */
function startPdf({ title, letterhead }: PrintedDocument) {
  const pdf = new PDFDocument({
    size: [pageWidth, pageHeight],
    margin: 0,
    autoFirstPage: false,
    // The built-in font is not used, so it is not loaded.
    font: '',
    pdfVersion: '1.7',
    lang: 'id-ID',
    displayTitle: true,
    tagged: true,
    info: {
      Title: title,
      ...(letterhead ? { Author: letterhead.name } : {}),
      Creator: 'Portal Vaksin',
      Producer: 'PDFKit',
      CreationDate: fixedDate,
    },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const bytes = new Promise<Buffer>((resolve, reject) => {
    pdf.on('end', () => resolve(packObjects(Buffer.concat(chunks))));
    pdf.on('error', reject);
  });
  return { pdf, bytes };
}

/** Returns a function that throws when the time is over. */
function startTimer(seconds: number): () => void {
  const end = performance.now() + seconds * 1000;
  return () => {
    if (performance.now() > end) throw new Error('Rendering a PDF took too long.');
  };
}

/**
 * Draws a document as an A4 PDF with margins of 20 mm; a draft, and a copy that no longer counts, is marked on every page. The same
 * blocks give the same bytes. It takes up to seconds without yielding, so the server calls it in a
 * worker thread.
 * @throws Error when it takes longer than `seconds`
 */
export async function drawDocument(
  document: PrintedDocument,
  { seconds }: { seconds: number },
): Promise<Buffer> {
  const checkTime = startTimer(seconds);
  const { pdf, bytes } = startPdf(document);
  const canvas = new Canvas(pdf);
  const head = headOf(document.letterhead, canvas);
  const bodyHeight = bodyBottom - head.bodyTop;
  const mark = document.mark ?? (document.isDraft ? 'RANCANGAN' : undefined);
  for (const part of partsOf(document)) {
    const drawFoot = footOf(part, canvas, initialsOf(document));
    const units = unitsOf(part.blocks, { canvas, bodyHeight, checkTime });
    const pages = paginate<Draw>(units, bodyHeight);
    for (const [at, placed] of pages.entries()) {
      checkTime();
      pdf.addPage();
      canvas.artifact(() => {
        if (mark !== undefined) canvas.watermark(mark, pageWidth, pageHeight);
        head.draw();
      });
      for (const { y, draw } of placed) draw(head.bodyTop + y);
      canvas.artifact(() => drawFoot(at + 1, pages.length));
    }
  }
  pdf.end();
  return await bytes;
}
