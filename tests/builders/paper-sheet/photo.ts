import { page, type Point } from '#documents/paper-sheet/geometry.ts';
import { findHomography } from '#src/resources/lembar/reader/homography.ts';
import { greyAt, type GreyPicture } from '#src/resources/lembar/reader/picture.ts';

/** How a picture of a page is taken. */
export interface Shot {
  /** Width of the picture in pixels; it has the shape of a phone's camera. */
  readonly width: number;
  /** In degrees, clockwise. */
  readonly rotation: number;
  /** By how much each corner of the paper is displaced, as a share of the width. */
  readonly perspective: readonly [Point, Point, Point, Point];
  /** Share of the light that is missing at the darkest side, and the direction of the shadow in degrees. */
  readonly shadow: number;
  readonly shadowAngle: number;
  /** Half the number of pixels over which the picture is blurred. */
  readonly blur: number;
  /** Greatest deviation of a pixel. */
  readonly noise: number;
  /** Grey of the desk. */
  readonly desk: number;
  /** By how many mm the paper bends in its middle. */
  readonly bend: number;
  /** Returns an integer from 0 to below the given one. */
  readonly random: (below: number) => number;
}

/** Averages a picture over squares. */
function blurred({ width, height, data }: GreyPicture, half: number): Uint8Array {
  if (half < 1) return data;
  const pass = (from: Uint8Array, step: number, lines: number, length: number, stride: number) => {
    const to = new Uint8Array(from.length);
    for (let line = 0; line < lines; line++) {
      const start = line * stride;
      for (let at = 0; at < length; at++) {
        let sum = 0;
        let n = 0;
        for (let d = -half; d <= half; d++) {
          if (at + d < 0 || at + d >= length) continue;
          sum += from[start + (at + d) * step] ?? 0;
          n++;
        }
        to[start + at * step] = sum / n;
      }
    }
    return to;
  };
  return pass(pass(data, 1, height, width, width), width, width, height, 1);
}

/** Takes a picture of a flat page. */
export function takePhoto(flat: GreyPicture, shot: Shot): GreyPicture {
  const { width } = shot;
  const height = Math.round((width * 3) / 4);
  const scale = (width * 0.9) / page.width;
  const angle = (shot.rotation * Math.PI) / 180;
  const corners: Point[] = [
    { x: 0, y: 0 },
    { x: page.width, y: 0 },
    { x: page.width, y: page.height },
    { x: 0, y: page.height },
  ];
  const seen = corners.map(({ x, y }, at) => {
    const u = (x - page.width / 2) * scale;
    const v = (y - page.height / 2) * scale;
    const moved = shot.perspective[at] ?? { x: 0, y: 0 };
    return {
      x: width / 2 + u * Math.cos(angle) - v * Math.sin(angle) + moved.x * width,
      y: height / 2 + u * Math.sin(angle) + v * Math.cos(angle) + moved.y * width,
    };
  });
  const toPage = findHomography(seen, corners);
  if (!toPage) throw new Error('The corners are on one line.');
  const data = new Uint8Array(width * height);
  const perMm = flat.width / page.width;
  const direction = {
    x: Math.cos((shot.shadowAngle * Math.PI) / 180),
    y: Math.sin((shot.shadowAngle * Math.PI) / 180),
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = toPage({ x, y });
      const isPaper = at.x >= 0 && at.y >= 0 && at.x < page.width && at.y < page.height;
      const bent = {
        x: at.x * perMm,
        y: (at.y + shot.bend * Math.sin((at.x / page.width) * Math.PI)) * perMm,
      };
      const grey = isPaper ? greyAt(flat, bent) : shot.desk;
      const along = ((x / width - 0.5) * direction.x + (y / height - 0.5) * direction.y) * 1.6;
      const light = 1 - shot.shadow / (1 + Math.exp(-along * 5));
      data[y * width + x] = grey * light;
    }
  }
  const soft = blurred({ width, height, data }, shot.blur);
  for (let at = 0; at < soft.length; at++) {
    const deviation = (shot.random(1000) / 500 + shot.random(1000) / 500 - 2) * 0.5 * shot.noise;
    soft[at] = Math.min(255, Math.max(0, (soft[at] ?? 0) + deviation));
  }
  return { width, height, data: soft };
}
