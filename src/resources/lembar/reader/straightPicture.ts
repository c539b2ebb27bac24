import type { Point } from '#documents/paper-sheet/geometry.ts';
import type { Homography } from './homography.ts';
import { greyAt, type GreyPicture } from './picture.ts';

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

/** Points of a ring of radius 1. */
export const ringPoints: readonly Point[] = Array.from({ length: 20 }, (_, at) => ({
  x: Math.cos((at * Math.PI) / 10),
  y: Math.sin((at * Math.PI) / 10),
}));
