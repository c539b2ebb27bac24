import {
  bubble,
  bubbleCentre,
  bubbleGroupNames,
  remarks,
  rowCentre,
  rowHeight,
  tick,
  tickColumns,
  type BubbleGroup,
  type OfferedChoices,
  type Point,
} from '#documents/paper-sheet/geometry.ts';
import type { Homography } from './homography.ts';
import { greyAt, type GreyPicture } from './picture.ts';

/** What a bubble shows. */
export type Mark = 'filled' | 'empty' | 'uncertain';

/** The marks of a row: for each group those of its choices, and whether something is written under remarks. */
export interface RowMarks {
  readonly groups: Readonly<Record<BubbleGroup, readonly Mark[]>>;
  readonly hasRemark: boolean;
}

/** A picture of which the place of every point of the page is known. */
export interface StraightPicture {
  readonly picture: GreyPicture;
  readonly toPicture: Homography;
}

/** A straightened picture with the light of its corners. */
export interface LitPicture extends StraightPicture {
  /** How bright black is beside white, as a share. */
  readonly black: number;
}

/** Returns the grey at a point of the page. */
export const greyOnPage = ({ picture, toPicture }: StraightPicture, point: Point): number =>
  greyAt(picture, toPicture(point));

/** Returns the value below which a share of some values is. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
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

/** Points of a disc of radius 1, and of a ring. */
const discPoints: readonly Point[] = (() => {
  const points: Point[] = [];
  for (let y = -1; y <= 1; y += 0.2) {
    for (let x = -1; x <= 1; x += 0.2) if (x * x + y * y <= 1.001) points.push({ x, y });
  }
  return points;
})();
const ringPoints: readonly Point[] = Array.from({ length: 20 }, (_, at) => ({
  x: Math.cos((at * Math.PI) / 10),
  y: Math.sin((at * Math.PI) / 10),
}));

/** Radius of the part of a bubble that is looked at, within its line, and of the paper around it. */
const innerRadius = bubble.radius - 0.45;
const outerRadius = bubble.radius + 0.5;

/** Darkness, from 0 for paper to 1 for ink, from which a point is ink in part and in full. */
const ink = { from: 0.35, full: 0.6 } as const;

/**
 * What is certain: a filled bubble is mostly ink, an empty one has almost none and is light. All between is asked,
 * above all a cross, a tick, a faint or an erased mark.
 */
const filledFrom = { ink: 0.62, darkness: 0.5 } as const;
const emptyUntil = { ink: 0.12, darkness: 0.13 } as const;
/** Differences of the paper around a bubble, above which its own light is not known. */
const unevenFrom = 0.3;

/** Judges one bubble by the paper around it. */
function judgeBubble(lit: LitPicture, centre: Point): Mark {
  const around = ringPoints.map(({ x, y }) =>
    greyOnPage(lit, { x: centre.x + x * outerRadius, y: centre.y + y * outerRadius }),
  );
  const white = quantile(around, 0.65);
  if (white < 25) return 'uncertain';
  const isUneven = (quantile(around, 0.9) - quantile(around, 0.3)) / white > unevenFrom;
  let inked = 0;
  let darkness = 0;
  for (const { x, y } of discPoints) {
    const grey = greyOnPage(lit, { x: centre.x + x * innerRadius, y: centre.y + y * innerRadius });
    const dark = Math.min(1, Math.max(0, (1 - grey / white) / (1 - lit.black)));
    darkness += dark;
    inked += Math.min(1, Math.max(0, (dark - ink.from) / (ink.full - ink.from)));
  }
  inked /= discPoints.length;
  darkness /= discPoints.length;
  if (inked <= emptyUntil.ink && darkness <= emptyUntil.darkness) return 'empty';
  if (isUneven) return 'uncertain';
  return inked >= filledFrom.ink && darkness >= filledFrom.darkness ? 'filled' : 'uncertain';
}

/** Whether something is written in the room for remarks of a row. */
function findRemark(lit: LitPicture, row: number, moved: (x: number) => Point): boolean {
  const greys: number[] = [];
  for (let x = remarks.left + 0.8; x < remarks.right - 0.8; x += 0.35) {
    const { x: dx, y: dy } = moved(x);
    for (let y = -rowHeight / 2 + 1; y < rowHeight / 2 - 1; y += 0.35) {
      greys.push(greyOnPage(lit, { x: x + dx, y: rowCentre(row) + y + dy }));
    }
  }
  const limit = quantile(greys, 0.7) * (1 - (1 - lit.black) * 0.4);
  return greys.filter(grey => grey < limit).length > greys.length * 0.015;
}

/** Reads the bubbles of a row; undefined when a mark at its end is hidden, so that its place is not known. */
export function readRowMarks(
  lit: LitPicture,
  row: number,
  offered: OfferedChoices,
): RowMarks | undefined {
  const y = rowCentre(row);
  const left = findTick(lit, tickColumns.left, y);
  const right = findTick(lit, tickColumns.right, y);
  if (!left || !right) return undefined;
  const moved = (x: number): Point => {
    const share = (x - tickColumns.left) / (tickColumns.right - tickColumns.left);
    return { x: left.x + (right.x - left.x) * share, y: left.y + (right.y - left.y) * share };
  };
  const marksOf = (group: BubbleGroup): Mark[] =>
    Array.from({ length: offered[group] }, (_, choice) => {
      const centre = bubbleCentre(row, group, choice);
      const { x: dx, y: dy } = moved(centre.x);
      return judgeBubble(lit, { x: centre.x + dx, y: centre.y + dy });
    });
  return {
    groups: Object.fromEntries(
      bubbleGroupNames.map(group => [group, marksOf(group)]),
    ) as unknown as RowMarks['groups'],
    hasRemark: findRemark(lit, row, moved),
  };
}
