import type { Box } from '#documents/paper-sheet/geometry.ts';
import { greyOnPage, type StraightPicture } from './straightPicture.ts';
import type { GreyPicture } from './picture.ts';

/** Cuts a part of the page out of its picture, straightened. @param scale pixels of a millimetre */
export function cutOut(
  straight: StraightPicture,
  { x, y, width, height }: Box,
  scale: number,
): GreyPicture {
  const pixels = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const data = new Uint8Array(pixels.width * pixels.height);
  for (let row = 0; row < pixels.height; row++) {
    for (let column = 0; column < pixels.width; column++) {
      const point = { x: x + (column + 0.5) / scale, y: y + (row + 0.5) / scale };
      data[row * pixels.width + column] = greyOnPage(straight, point);
    }
  }
  return { ...pixels, data };
}
