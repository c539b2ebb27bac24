import {
  bubble,
  bubbleCentre,
  bubbleGroupNames,
  remarks,
  rowCentre,
  rowHeight,
  type BubbleGroup,
  type OfferedChoices,
  type Point,
} from '#documents/paper-sheet/geometry.ts';
import type { Displacement } from './rowPlace.ts';
import { greyOnPage, quantile, ringPoints, type LitPicture } from './straightPicture.ts';

/** What a bubble shows. */
export type Mark = 'filled' | 'empty' | 'uncertain';

/** The marks of a row: for each group those of its choices, and whether something is written under remarks. */
export interface RowMarks {
  readonly groups: Readonly<Record<BubbleGroup, readonly Mark[]>>;
  readonly hasRemark: boolean;
}

/** Points of a disc of radius 1. */
const discPoints: readonly Point[] = (() => {
  const points: Point[] = [];
  for (let y = -1; y <= 1; y += 0.2) {
    for (let x = -1; x <= 1; x += 0.2) if (x * x + y * y <= 1.001) points.push({ x, y });
  }
  return points;
})();

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

/** Reads one bubble by the paper around it. */
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
function findRemark(lit: LitPicture, row: number, moved: Displacement): boolean {
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

/** Reads the bubbles of a row whose place is known. */
export function readRowMarks(
  lit: LitPicture,
  row: number,
  moved: Displacement,
  offered: OfferedChoices,
): RowMarks {
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
