import type { Point } from '#documents/paper-sheet/geometry.ts';

/** A picture in shades of grey: 0 is black, 255 white. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Returns the luminance of a picture of four bytes a pixel. */
export function toGrey(
  rgba: Uint8ClampedArray | Uint8Array,
  width: number,
  height: number,
): GreyPicture {
  const data = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < data.length; at++, from += 4) {
    const sum = (rgba[from] ?? 0) * 77 + (rgba[from + 1] ?? 0) * 150 + (rgba[from + 2] ?? 0) * 29;
    data[at] = sum >> 8;
  }
  return { width, height, data };
}

/** Returns the grey between the four pixels around a point; white outside of the picture. */
export function greyAt({ width, height, data }: GreyPicture, { x, y }: Point): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return 255;
  const at = top * width + left;
  const right = x - left;
  const low = y - top;
  const upper = (data[at] ?? 0) * (1 - right) + (data[at + 1] ?? 0) * right;
  const lower = (data[at + width] ?? 0) * (1 - right) + (data[at + width + 1] ?? 0) * right;
  return upper * (1 - low) + lower * low;
}
