import {
  bubble,
  bubbleCentre,
  bubbleGroupNames,
  tickColumns,
  type OfferedChoices,
  type Point,
} from '#documents/paper-sheet/geometry.ts';
import type { RowEnds } from './rowEnds.ts';
import { greyOnPage, ringPoints, type LitPicture } from './straightPicture.ts';

/** Returns by how many mm a point of a row is away from its place, by its distance from the left. */
export type Displacement = (x: number) => Point;

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
 * Finds where a row is between its ends: its middle by the printed lines of its bubbles, because paper bends.
 * @param ends by how many mm its ends are away from their places
 */
export function findRowPlace(
  lit: LitPicture,
  row: number,
  offered: OfferedChoices,
  { left, right }: RowEnds,
): Displacement {
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
  return best.moved;
}
