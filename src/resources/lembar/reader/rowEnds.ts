import {
  fiducial,
  fiducials,
  rowCentre,
  rowsPerPage,
  tick,
  tickColumns,
  type Point,
} from '#documents/paper-sheet/geometry.ts';
import { greyOnPage, quantile, type LitPicture } from './straightPicture.ts';

/** By how many mm the ends of a row are away from their places. */
export interface RowEnds {
  readonly left: Point;
  readonly right: Point;
}

/** By how much a mark may be away from where it is looked for, and the step of the search, in mm. */
const search = { reach: 2, step: 0.2 } as const;

/**
 * Finds the mark around a point.
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

/** Height in mm of what may be a mark between two corners, and the step with which they are looked for. */
const run = { least: 0.8, most: 3, step: 0.2 } as const;

/** Returns the heights on the page of the dark marks between the two corners of a side. */
function findMarks(lit: LitPicture, x: number): number[] {
  const [top, , , bottom] = fiducials;
  const from = top.y + fiducial.size / 2 + 1.5;
  const until = bottom.y - fiducial.size / 2 - 1.5;
  // The darkest of some short lines, because the marks also move sideways.
  const heights: number[] = [];
  const greys: number[] = [];
  for (let y = from; y <= until; y += run.step) {
    const lines = [-1.6, -0.8, 0, 0.8, 1.6].map(
      dx =>
        [-0.6, 0, 0.6].reduce((sum, more) => sum + greyOnPage(lit, { x: x + dx + more, y }), 0) / 3,
    );
    heights.push(y);
    greys.push(Math.min(...lines));
  }
  const found: number[] = [];
  let start: number | undefined;
  for (const [at, grey] of greys.entries()) {
    // The light of the surroundings: those of more than one mark, and less than the whole side.
    const around = greys.slice(Math.max(0, at - 40), at + 41);
    const isDark = grey < quantile(around, 0.8) * (1 - (1 - lit.black) * 0.5);
    if (isDark) start ??= at;
    else if (start !== undefined) {
      const height = (at - start) * run.step;
      const middle = ((heights[start] ?? 0) + (heights[at - 1] ?? 0)) / 2;
      if (height >= run.least && height <= run.most) found.push(middle);
      start = undefined;
    }
  }
  return found;
}

/**
 * Where not all marks of a side are seen, one could be that of another row. So each is followed from the corners, which
 * are known: by how many mm it may be displaced at first, and further than the last one, and how many may be missing.
 */
const chain = { first: 1, further: 0.6, missing: 3 } as const;

/** Returns the rows whose marks are reached from a corner, in the order of the rows. */
function followed(ends: readonly (Point | undefined)[], rows: readonly number[]): Set<number> {
  const reached = new Set<number>();
  let last = { y: 0, missing: 0, most: chain.first as number };
  for (const row of rows) {
    const end = ends[row];
    if (end && Math.abs(end.y - last.y) <= last.most) {
      reached.add(row);
      last = { y: end.y, missing: 0, most: chain.further };
    } else {
      last = { ...last, missing: last.missing + 1 };
      if (last.missing > chain.missing) break;
    }
  }
  return reached;
}

/** Finds the marks of a side one by one, when some are hidden. */
function findSeenEnds(lit: LitPicture, x: number): (Point | undefined)[] {
  const rows = Array.from({ length: rowsPerPage }, (_, row) => row);
  const ends = rows.map(row => findTick(lit, x, rowCentre(row)));
  const fromTop = followed(ends, rows);
  const fromBottom = followed(ends, rows.toReversed());
  return ends.map((end, row) => (fromTop.has(row) || fromBottom.has(row) ? end : undefined));
}

/** Finds the ends of the rows at a side. When all marks are seen, their order says which row each belongs to. */
function findSide(lit: LitPicture, x: number): (Point | undefined)[] {
  const marks = findMarks(lit, x);
  if (marks.length !== rowsPerPage) return findSeenEnds(lit, x);
  return marks.map((y, row) => {
    const found = findTick(lit, x, y);
    return found && { x: found.x, y: y + found.y - rowCentre(row) };
  });
}

/** By how many mm the ends of a row may be displaced differently. */
const mostApart = 2.5;

/** Finds the ends of all rows of a page; undefined for a row with a hidden one, or whose ends contradict each other. */
export function findRowEnds(lit: LitPicture): (RowEnds | undefined)[] {
  const lefts = findSide(lit, tickColumns.left);
  const rights = findSide(lit, tickColumns.right);
  return lefts.map((left, row) => {
    const right = rights[row];
    if (!left || !right || Math.abs(left.y - right.y) > mostApart) return undefined;
    return { left, right };
  });
}
