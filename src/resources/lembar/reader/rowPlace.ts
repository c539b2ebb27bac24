import {
  bubble,
  bubbleCentre,
  bubbleGroupNames,
  rowCentre,
  tick,
  tickColumns,
  type OfferedChoices,
  type Point,
} from '#documents/paper-sheet/geometry.ts';
import { greyOnPage, quantile, ringPoints, type LitPicture } from './straightPicture.ts';

/** Returns by how many mm a point of a row is away from its place, by its distance from the left. */
export type Displacement = (x: number) => Point;

/** Where a row is: by how many mm its ends are away from their places, and each point between them. */
export interface RowPlace {
  readonly left: Point;
  readonly right: Point;
  readonly at: Displacement;
}

/** By how much a mark of a row may be away from where the corners say that it is, and the step of the search. */
const search = { reach: 2, step: 0.2 } as const;

/**
 * Finds the mark at one end of a row, which moves where the paper is not flat.
 * @returns how far it is from its place, in mm; undefined when it is hidden
 */
function findTick(lit: LitPicture, x: number, y: number): Point | undefined {
  const points: (Point & { grey: number })[] = [];
  const half = { x: tick.width / 2 + search.reach, y: tick.height / 2 + search.reach };
  for (let dy = -half.y; dy <= half.y; dy += search.step) {
    for (let dx = -half.x; dx <= half.x; dx += search.step) {
      points.push({ x: dx, y: dy, grey: greyOnPage(lit, { x: x + dx, y: y + dy }) });
    }
  }
  const white = quantile(
    points.map(({ grey }) => grey),
    0.8,
  );
  const limit = white * (1 - (1 - lit.black) * 0.5);
  const dark = points.filter(({ grey }) => grey < limit);
  const area = dark.length * search.step ** 2;
  const expected = tick.width * tick.height;
  if (white < 25 || area < 0.55 * expected || area > 1.7 * expected) return undefined;
  const mean = (of: (point: Point) => number) =>
    dark.reduce((sum, point) => sum + of(point), 0) / dark.length;
  return { x: mean(point => point.x), y: mean(point => point.y) };
}

/** By how many mm the middle of a row may be above or below the line between its ends, and the step of the search. */
const bend = { most: 1.8, step: 0.2 } as const;
/** Most that one point of a line counts, so that a filled bubble does not outweigh the printed lines. */
const mostContrast = 0.35;

/** Returns how well the printed lines of the bubbles of a row fit a displacement. */
function fitOf(lit: LitPicture, row: number, offered: OfferedChoices, moved: Displacement): number {
  let sum = 0;
  for (const group of bubbleGroupNames) {
    for (let choice = 0; choice < offered[group]; choice++) {
      const { x, y } = bubbleCentre(row, group, choice);
      const { x: dx, y: dy } = moved(x);
      const at = (point: Point, radius: number): number =>
        greyOnPage(lit, { x: x + dx + point.x * radius, y: y + dy + point.y * radius });
      for (const point of ringPoints) {
        const outside = at(point, bubble.radius + 0.5);
        const line = at(point, bubble.radius);
        sum += Math.min(mostContrast, (outside - line) / Math.max(25, outside));
      }
    }
  }
  return sum;
}

/**
 * Finds where a row is: its ends by their marks, its middle by the printed lines of its bubbles, because paper bends.
 * @returns undefined when a mark at its end is hidden
 */
export function findRowPlace(
  lit: LitPicture,
  row: number,
  offered: OfferedChoices,
): RowPlace | undefined {
  const y = rowCentre(row);
  const left = findTick(lit, tickColumns.left, y);
  const right = findTick(lit, tickColumns.right, y);
  if (!left || !right) return undefined;
  const bentBy =
    (middle: number): Displacement =>
    x => {
      const share = (x - tickColumns.left) / (tickColumns.right - tickColumns.left);
      return {
        x: left.x + (right.x - left.x) * share,
        y: left.y + (right.y - left.y) * share + 4 * middle * share * (1 - share),
      };
    };
  let best = { fit: fitOf(lit, row, offered, bentBy(0)), moved: bentBy(0) };
  for (let middle = -bend.most; middle <= bend.most; middle += bend.step) {
    const moved = bentBy(middle);
    const fit = fitOf(lit, row, offered, moved);
    if (fit > best.fit) best = { fit, moved };
  }
  return { left, right, at: best.moved };
}

/** By how many mm an end may be displaced further than that of the row above, and more for each row between them. */
const drift = { least: 0.6, perRow: 0.25 } as const;

/** The corners, which are known, as a place some rows above the first one. */
const cornerPlace = { row: -5, left: 0, right: 0 } as const;

/** Tells of each row, from the top, whether its place follows the rows above; otherwise it is that of a neighbour. */
export function createPlaceCheck(): (row: number, place: RowPlace) => boolean {
  let last: { readonly row: number; readonly left: number; readonly right: number } = cornerPlace;
  return (row, { left, right }) => {
    const most = drift.least + drift.perRow * (row - last.row);
    const isNear = Math.abs(left.y - last.left) <= most && Math.abs(right.y - last.right) <= most;
    if (isNear) last = { row, left: left.y, right: right.y };
    return isNear;
  };
}
