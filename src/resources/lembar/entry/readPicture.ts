import type { PaperSheet } from '#contract/domains/lembar/index.ts';
import type { FileRule } from '#contract/core/values/upload.ts';
import { offeredChoices, rowsPerPage } from '#documents/paper-sheet/geometry.ts';
import { readPageCode, type PageCode } from '#documents/paper-sheet/page-code.ts';
import { loadReader } from '#src/kit/camera/useCamera.ts';
import { toGrey } from '../reader/picture.ts';
import { findPage, readMarks, type FoundPage, type PictureProblem } from '../reader/readPage.ts';
import { releaseCanvas } from '../reader/releaseCanvas.ts';
import { readRow } from '../reader/rowRules.ts';
import { proposalOfReading, type Proposal } from './proposal.ts';

/** Pictures that are read; they never leave the browser. */
export const pictureRule: FileRule = {
  extensions: ['jpg', 'jpeg', 'png'],
  alsoAccepted: ['jfif', 'jpe', 'webp'],
  maxBytes: 20_000_000,
};

/** Most pixels of a picture: what a phone takes with 12 megapixels, and a little more. */
const maxPixels = 13_000_000;
/** Longest side in which a picture is read; more does not make a bubble clearer. */
const readSide = 2600;

/** Why a picture is not read. */
export type ReadProblem = PictureProblem | 'noPicture' | 'tooLarge' | 'code' | 'old';

/** A page that was found in a picture, with what its code says. */
export type ReadPicture =
  | { readonly kind: 'page'; readonly code: PageCode; readonly page: FoundPage }
  | { readonly kind: 'problem'; readonly problem: ReadProblem };

/** Lets the browser show and react before the next step. */
const pause = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

/** Returns the pixels of a file, in the size in which it is read; a problem for what is no picture. */
async function pixelsOf(file: File): Promise<ImageData | ReadProblem> {
  if (file.size > pictureRule.maxBytes) return 'tooLarge';
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    return 'noPicture';
  }
  try {
    if (bitmap.width * bitmap.height > maxPixels) return 'tooLarge';
    const scale = Math.min(1, readSide / Math.max(bitmap.width, bitmap.height));
    const width = Math.round(bitmap.width * scale);
    const height = Math.round(bitmap.height * scale);
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) return 'noPicture';
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, width, height);
    const pixels = context.getImageData(0, 0, width, height);
    releaseCanvas(canvas);
    return pixels;
  } finally {
    bitmap.close();
  }
}

/** Returns the part of a picture with the code of the page, for the reader of codes. */
function codePart(pixels: ImageData, { x, y, width, height }: FoundPage['code']): Promise<Blob> {
  const canvas = document.createElement('canvas');
  // Twice the size, because the reader of codes wants several pixels for each module.
  canvas.width = width * 2;
  canvas.height = height * 2;
  const whole = document.createElement('canvas');
  whole.width = pixels.width;
  whole.height = pixels.height;
  whole.getContext('2d')?.putImageData(pixels, 0, 0);
  canvas.getContext('2d')?.drawImage(whole, x, y, width, height, 0, 0, width * 2, height * 2);
  releaseCanvas(whole);
  return new Promise((resolve, reject) =>
    canvas.toBlob(blob => {
      releaseCanvas(canvas);
      if (blob) resolve(blob);
      else reject(new Error('There is no picture.'));
    }),
  );
}

/** Finds the page in a picture and reads its code. */
export async function readPicture(file: File): Promise<ReadPicture> {
  const pixels = await pixelsOf(file);
  if (typeof pixels === 'string') return { kind: 'problem', problem: pixels };
  await pause();
  const found = await findPage(toGrey(pixels.data, pixels.width, pixels.height), pause);
  if (found.kind === 'problem') return found;
  const { code } = found.page;
  if (code.width < 20 || code.height < 20) return { kind: 'problem', problem: 'code' };
  const read = await loadReader();
  const codes = (await read(await codePart(pixels, code))).map(readPageCode);
  const known = codes.find(one => typeof one === 'object');
  if (typeof known === 'object') return { kind: 'page', code: known, page: found.page };
  return { kind: 'problem', problem: codes.includes('old') ? 'old' : 'code' };
}

/** Reads the rows of a page of a sheet; empty rows are left out. */
export async function readProposals(
  page: FoundPage,
  sheet: PaperSheet,
  halaman: number,
): Promise<Proposal[]> {
  const rows = sheet.baris.slice((halaman - 1) * rowsPerPage, halaman * rowsPerPage);
  const offered = offeredChoices(sheet.batch.length, sheet.jumlahJam);
  const marks = await readMarks(page, rows.length, offered, pause);
  return rows.flatMap((row, at) => proposalOfReading(row, readRow(marks[at]), sheet) ?? []);
}
