import type { GreyPicture } from './picture.ts';

/** A connected dark region: its area in pixels, its centre, and the sum of its variances in both directions. */
export interface DarkRegion {
  readonly area: number;
  readonly x: number;
  readonly y: number;
  /** Variances along its longer and its shorter axis. */
  readonly longer: number;
  readonly shorter: number;
}

/**
 * Marks the pixels that are darker than a share of the mean of their surroundings, so that a shadow is not dark.
 * @param half half the side of the surroundings, in pixels
 */
export function darkPixels(
  { width, height, data }: GreyPicture,
  half: number,
  share: number,
): Uint8Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let line = 0;
    for (let x = 0; x < width; x++) {
      line += data[y * width + x] ?? 0;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + line;
    }
  }
  const dark = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - half) * (width + 1);
    const bottom = Math.min(height, y + half + 1) * (width + 1);
    const lines = (bottom - top) / (width + 1);
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - half);
      const right = Math.min(width, x + half + 1);
      const sum =
        (sums[bottom + right] ?? 0) -
        (sums[bottom + left] ?? 0) -
        (sums[top + right] ?? 0) +
        (sums[top + left] ?? 0);
      if ((data[y * width + x] ?? 0) * (right - left) * lines < sum * share)
        dark[y * width + x] = 1;
    }
  }
  return dark;
}

/** Sums over the pixels of a region. */
interface Sums {
  n: number;
  x: number;
  y: number;
  xx: number;
  yy: number;
  xy: number;
}

function toRegion({ n, x, y, xx, yy, xy }: Sums): DarkRegion {
  const mx = x / n;
  const my = y / n;
  const vx = xx / n - mx * mx;
  const vy = yy / n - my * my;
  const vxy = xy / n - mx * my;
  const middle = (vx + vy) / 2;
  const spread = Math.hypot((vx - vy) / 2, vxy);
  return { area: n, x: mx, y: my, longer: middle + spread, shorter: middle - spread };
}

/**
 * Finds the connected dark regions of a picture, line by line: runs of dark pixels that touch one of the line above
 * belong together.
 * @param minArea smaller regions are left out
 */
export function findRegions(
  dark: Uint8Array,
  width: number,
  height: number,
  minArea: number,
): DarkRegion[] {
  const parents: number[] = [];
  const sums: Sums[] = [];
  const rootOf = (label: number): number => {
    let at = label;
    while (parents[at] !== at) {
      const parent = parents[at] ?? at;
      parents[at] = parents[parent] ?? parent;
      at = parent;
    }
    return at;
  };
  const join = (one: number, other: number): void => {
    const a = rootOf(one);
    const b = rootOf(other);
    if (a !== b) parents[Math.max(a, b)] = Math.min(a, b);
  };
  let above: [from: number, to: number, label: number][] = [];
  for (let y = 0; y < height; y++) {
    const line: typeof above = [];
    let next = 0;
    for (let x = 0; x < width; x++) {
      if (!dark[y * width + x]) continue;
      const from = x;
      while (x < width && dark[y * width + x]) x++;
      const label = parents.length;
      parents.push(label);
      const sum: Sums = { n: 0, x: 0, y: 0, xx: 0, yy: 0, xy: 0 };
      for (let at = from; at < x; at++) {
        sum.n++;
        sum.x += at;
        sum.xx += at * at;
        sum.xy += at * y;
      }
      sum.y = sum.n * y;
      sum.yy = sum.n * y * y;
      sums.push(sum);
      while (next < above.length && (above[next]?.[1] ?? 0) < from) next++;
      for (let at = next; at < above.length && (above[at]?.[0] ?? 0) <= x; at++) {
        join(label, above[at]?.[2] ?? label);
      }
      line.push([from, x, label]);
    }
    above = line;
  }
  const byRoot = new Map<number, Sums>();
  sums.forEach((sum, label) => {
    const root = rootOf(label);
    const all = byRoot.get(root);
    if (!all) byRoot.set(root, { ...sum });
    else for (const key of ['n', 'x', 'y', 'xx', 'yy', 'xy'] as const) all[key] += sum[key];
  });
  return [...byRoot.values()].filter(({ n }) => n >= minArea).map(toRegion);
}
