import { execFileSync } from 'node:child_process';
import jsQR from 'jsqr';
import { pageCode, readPageCode } from '#documents/paper-sheet/page-code.ts';
import {
  bubble,
  bubbleCentre,
  maxBatches,
  maxHours,
  offeredChoices,
  page,
  rowsPerPage,
  type BubbleGroup,
  type OfferedChoices,
} from '#documents/paper-sheet/geometry.ts';
import { greyAt, type GreyPicture } from '#src/resources/lembar/reader/picture.ts';
import { findPage, readMarks, type FoundPage } from '#src/resources/lembar/reader/readPage.ts';
import { readRow } from '#src/resources/lembar/reader/rowRules.ts';
import { takePhoto } from '../tests/builders/paper-sheet/photo.ts';
import { drawPage, paintMarks } from '../tests/builders/paper-sheet/raster.ts';
import {
  fillPage,
  randomShot,
  testOffered,
  type Care,
  type FilledPage,
} from '../tests/builders/paper-sheet/world.ts';
import { createRandom } from './random.ts';

/** Pages of each kind, and the width of their pictures: that in which the console reads them. */
const pages = 30;
const width = 2600;

/** What became of bubbles, of rows and of codes. */
interface Tally {
  bubbles: number;
  right: number;
  asked: number;
  wrong: number;
  rows: number;
  rowsRight: number;
  rowsAsked: number;
  rowsWrong: number;
  codes: number;
  notFound: number;
  ms: number[];
}

const emptyTally = (): Tally => ({
  ...{ bubbles: 0, right: 0, asked: 0, wrong: 0 },
  ...{ rows: 0, rowsRight: 0, rowsAsked: 0, rowsWrong: 0, codes: 0, notFound: 0, ms: [] },
});

const pause = (): Promise<void> => Promise.resolve();

/** Reads the QR code of a page with another reader than the console's. */
function readCode({ picture, code }: FoundPage): string | undefined {
  const rgba = new Uint8ClampedArray(code.width * code.height * 4);
  for (let y = 0; y < code.height; y++) {
    for (let x = 0; x < code.width; x++) {
      const grey = picture.data[(code.y + y) * picture.width + code.x + x] ?? 255;
      rgba.set([grey, grey, grey, 255], (y * code.width + x) * 4);
    }
  }
  return jsQR(rgba, code.width, code.height)?.data;
}

/** Reads a picture and compares it with what was meant. */
async function tallyPage(
  picture: GreyPicture,
  { rows: meant }: FilledPage,
  offered: OfferedChoices,
  tally: Tally,
): Promise<void> {
  const start = performance.now();
  const found = await findPage(picture, pause);
  if (found.kind === 'problem') {
    tally.notFound++;
    return;
  }
  const rows = await readMarks(found.page, meant.length, offered, pause);
  tally.ms.push(performance.now() - start);
  if (typeof readPageCode(readCode(found.page) ?? '') === 'object') tally.codes++;
  for (const [at, marks] of rows.entries()) {
    const said: Readonly<Partial<Record<string, number>>> = meant[at] ?? {};
    for (const [group, ofGroup] of Object.entries(marks?.groups ?? {})) {
      for (const [choice, mark] of ofGroup.entries()) {
        tally.bubbles++;
        if (mark === 'uncertain') tally.asked++;
        else if (mark === (said[group] === choice ? 'filled' : 'empty')) tally.right++;
        else tally.wrong++;
      }
    }
    const reading = readRow(marks);
    const values = reading.kind === 'empty' ? [] : Object.entries(reading.groups);
    const isRight =
      reading.kind === 'empty'
        ? meant[at] === undefined
        : values.every(([group, value]) => value === (said[group] ?? 'none'));
    tally.rows++;
    if (values.some(([, value]) => value === 'ask')) tally.rowsAsked++;
    else if (isRight) tally.rowsRight++;
    else tally.rowsWrong++;
  }
}

const share = (part: number, whole: number): string =>
  `${((100 * part) / Math.max(1, whole)).toFixed(2)} %`;

function report(name: string, count: number, tally: Tally): void {
  const { bubbles, right, asked, wrong, rows, rowsRight, rowsAsked, rowsWrong, codes, notFound } =
    tally;
  const ms = tally.ms.toSorted((one, other) => one - other)[Math.floor(tally.ms.length / 2)] ?? 0;
  console.log(
    `${name}: ${count} pages, ${notFound} not found, ${codes} codes read, ${Math.round(ms)} ms a page (median)`,
  );
  console.log(
    `  bubbles ${bubbles}: right ${right} (${share(right, bubbles)}), asked ${asked}, silently wrong ${wrong}`,
  );
  console.log(
    `  rows ${rows}: right ${rowsRight} (${share(rowsRight, rows)}), asked ${rowsAsked}, silently wrong ${rowsWrong}`,
  );
}

/** Whether the line of a bubble is printed on a flat page. */
function isPrinted(flat: GreyPicture, row: number, group: BubbleGroup, choice: number): boolean {
  const { x, y } = bubbleCentre(row, group, choice);
  const perMm = flat.width / page.width;
  const greys = Array.from({ length: 40 }, (_, at) => {
    const angle = (at * Math.PI) / 20;
    const point = {
      x: x + bubble.radius * Math.cos(angle),
      y: y + bubble.radius * Math.sin(angle),
    };
    return greyAt(flat, { x: point.x * perMm - 0.5, y: point.y * perMm - 0.5 });
  });
  return greys.reduce((sum, grey) => sum + grey, 0) / greys.length < 190;
}

/** Returns the rows and the choices that are printed on a flat page. */
function printedOn(flat: GreyPicture): { readonly rows: number; readonly offered: OfferedChoices } {
  const count = (most: number, has: (at: number) => boolean): number =>
    Array.from({ length: most }, (_, at) => at).filter(has).length;
  const batches = count(maxBatches, at => isPrinted(flat, 0, 'batch', at));
  const hours = count(maxHours, at => isPrinted(flat, 0, 'jam', at));
  return {
    rows: count(rowsPerPage, at => isPrinted(flat, at, 'hasil', 0)),
    offered: offeredChoices(batches, hours),
  };
}

async function measure(
  name: string,
  care: Care,
  flatOf: (at: number) => GreyPicture,
): Promise<void> {
  const tally = emptyTally();
  for (let at = 0; at < pages; at++) {
    const random = createRandom(1000 + at);
    const flat = flatOf(at);
    const { rows, offered } = printedOn(flat);
    const filled = fillPage(random, care, rows, offered);
    const data = flat.data.slice();
    paintMarks({ ...flat, data }, filled.marks);
    await tallyPage(
      takePhoto({ ...flat, data }, randomShot(random, width)),
      filled,
      offered,
      tally,
    );
  }
  report(name, pages, tally);
}

/** Draws the pages of a printed PDF as pictures, with Debian's `poppler-utils`. */
function pagesOfPdf(path: string): GreyPicture[] {
  const all = execFileSync('pdftoppm', ['-gray', '-r', '203', path], { maxBuffer: 2 ** 30 });
  const found: GreyPicture[] = [];
  for (let from = 0; from < all.length;) {
    const [head = '', w = '', h = ''] =
      /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(all.toString('latin1', from, from + 40)) ?? [];
    const size = Number(w) * Number(h);
    if (head === '') throw new Error(`${path} has a page that pdftoppm does not draw in grey.`);
    const data = new Uint8Array(all.subarray(from + head.length, from + head.length + size));
    found.push({ width: Number(w), height: Number(h), data });
    from += head.length + size;
  }
  return found;
}

/**
 * Reads pictures of filled-in paper sheets, 30 pages of 20 rows of each kind, and counts what is read right, asked, and
 * silently wrong. The pictures are turned by up to 5°, bent, in shadow and noisy.
 * @param paths PDFs of sheets that the portal printed without marks; pages are also drawn from them
 */
export async function bench(paths: readonly string[]): Promise<void> {
  const code = pageCode({ id: '01234567-89ab-cdef-0123-456789abcdef', halaman: 1 });
  const drawn = drawPage(code, testOffered, []);
  await measure('carefully filled', 'careful', () => drawn);
  await measure('crosses, ticks, faint and small marks', 'careless', () => drawn);
  for (const path of paths) {
    const printed = pagesOfPdf(path);
    const flatOf = (at: number): GreyPicture => {
      const flat = printed[at % printed.length];
      if (!flat) throw new Error(`${path} has no page.`);
      return flat;
    };
    await measure(`${path}, carefully filled`, 'careful', flatOf);
    await measure(`${path}, carelessly filled`, 'careless', flatOf);
  }
}
