import {
  fiducial,
  fiducials,
  qrBox,
  qrQuietZone,
  rowsPerPage,
  tickColumns,
  type OfferedChoices,
  type Point,
} from '#documents/paper-sheet/geometry.ts';
import { readRowMarks, type RowMarks } from './bubbles.ts';
import { findCorners, type Corners } from './fiducials.ts';
import { findHomography, type Homography } from './homography.ts';
import type { GreyPicture } from './picture.ts';
import { findRowEnds } from './rowEnds.ts';
import { findRowPlace } from './rowPlace.ts';
import { greyOnPage, quantile, type LitPicture } from './straightPicture.ts';

/** Why a picture cannot be read. */
export type PictureProblem = 'notASheet' | 'corner' | 'small' | 'blurred' | 'dark';

/** A page that was found in a picture. */
export interface FoundPage extends LitPicture {
  /** Where the QR code is, in pixels, with the paper around it. */
  readonly code: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
}

export type FoundPageOrProblem =
  | { readonly kind: 'page'; readonly page: FoundPage }
  | { readonly kind: 'problem'; readonly problem: PictureProblem };

/** Fewest pixels of a millimetre with which a bubble is read. */
const minScale = 3.4;
/** Widest edge of a corner square in mm; a wider one is blurred. */
const maxEdge = 1.3;
/** Brightest black beside white. */
const maxBlack = 0.62;

/** Returns the brightness of black and the width of the edges of the corner squares. */
function measureLight(picture: GreyPicture, toPicture: Homography) {
  const straight = { picture, toPicture };
  const blacks: number[] = [];
  const edges: number[] = [];
  for (const [at, { x, y }] of fiducials.entries()) {
    const grey = (dx: number, dy = 0): number => greyOnPage(straight, { x: x + dx, y: y + dy });
    // The first square is white in its middle.
    const inner = at === 0 ? (fiducial.size + fiducial.hole) / 4 : 0;
    const inwards = x < 150 ? 1 : -1;
    const white = quantile(
      [-2, -1, 0, 1, 2].map(dy => grey(inwards * (fiducial.size / 2 + 2), dy)),
      0.5,
    );
    const black = quantile(
      [-2, -1, 0, 1, 2].map(dy => grey(inwards * inner, dy)),
      0.5,
    );
    blacks.push(black / Math.max(1, white));
    let between = 0;
    for (let dx = fiducial.size / 2 - 2; dx <= fiducial.size / 2 + 2; dx += 0.1) {
      const share = (grey(inwards * dx) - black) / Math.max(1, white - black);
      if (share > 0.15 && share < 0.85) between++;
    }
    edges.push(between * 0.1);
  }
  return {
    black: Math.min(0.95, quantile(blacks, 0.5)),
    worstBlack: Math.max(...blacks),
    edge: quantile(edges, 0.75),
  };
}

/** Distance in pixels over which a sharp edge changes, and the share of the contrast that it changes at least. */
const sharpEdge = { distance: 4, share: 0.4 } as const;

/** Whether a picture has contrast and yet no sharp edge, so that nothing can be found in it. */
function isBlurred({ width, height, data }: GreyPicture): boolean {
  const greys: number[] = [];
  const changes: number[] = [];
  for (let y = 0; y < height; y += 5) {
    for (let x = 0; x + sharpEdge.distance < width; x += 3) {
      const at = y * width + x;
      const grey = data[at] ?? 0;
      greys.push(grey);
      changes.push(Math.abs(grey - (data[at + sharpEdge.distance] ?? 0)));
    }
  }
  const contrast = quantile(greys, 0.98) - quantile(greys, 0.02);
  return contrast > 60 && quantile(changes, 0.998) < sharpEdge.share * contrast;
}

/** Returns the part of the picture with the QR code, within the picture. */
function codeBox({ width, height }: GreyPicture, toPicture: Homography): FoundPage['code'] {
  const left = qrBox.x - qrQuietZone;
  const top = qrBox.y - qrQuietZone;
  const right = qrBox.x + qrBox.width + qrQuietZone;
  const bottom = qrBox.y + qrBox.height + qrQuietZone;
  const points: Point[] = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ].map(toPicture);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const x = Math.max(0, Math.floor(Math.min(...xs)));
  const y = Math.max(0, Math.floor(Math.min(...ys)));
  return {
    x,
    y,
    width: Math.min(width, Math.ceil(Math.max(...xs))) - x,
    height: Math.min(height, Math.ceil(Math.max(...ys))) - y,
  };
}

/** Returns the pixels of a millimetre on the shortest way between two corners. */
function scaleOf([a, b]: Corners): number {
  return Math.hypot(a.x - b.x, a.y - b.y) / (tickColumns.right - tickColumns.left);
}

/**
 * Finds the page in a picture, whichever way it is turned.
 * @param pause awaited between the steps, so that a page in a browser stays usable
 */
export async function findPage(
  picture: GreyPicture,
  pause: () => Promise<void>,
): Promise<FoundPageOrProblem> {
  const found = await findCorners(picture, pause);
  const problem = (kind: PictureProblem): FoundPageOrProblem => ({
    kind: 'problem',
    problem: kind,
  });
  if (found.kind === 'missing') {
    if (isBlurred(picture)) return problem('blurred');
    return problem(found.isCut ? 'corner' : 'notASheet');
  }
  const toPicture = findHomography(fiducials, found.corners);
  if (!toPicture) return problem('notASheet');
  if (scaleOf(found.corners) < minScale) return problem('small');
  const { black, worstBlack, edge } = measureLight(picture, toPicture);
  if (edge > maxEdge) return problem('blurred');
  if (worstBlack > maxBlack) return problem('dark');
  return { kind: 'page', page: { picture, toPicture, black, code: codeBox(picture, toPicture) } };
}

/**
 * Reads the marks of the rows of a page.
 * @param rows how many people are on the page
 * @returns for each row its marks; undefined for one whose place is hidden
 */
export async function readMarks(
  page: LitPicture,
  rows: number,
  offered: OfferedChoices,
  pause: () => Promise<void>,
): Promise<(RowMarks | undefined)[]> {
  const marks: (RowMarks | undefined)[] = [];
  const ends = findRowEnds(page);
  await pause();
  for (let row = 0; row < Math.min(rows, rowsPerPage); row++) {
    const of = ends[row];
    const place = of && findRowPlace(page, row, offered, of);
    marks.push(place && readRowMarks(page, row, place, offered));
    if (row % 4 === 3) await pause();
  }
  return marks;
}
