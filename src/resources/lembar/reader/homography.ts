import type { Point } from '#documents/paper-sheet/geometry.ts';

/** A mapping between two planes that keeps lines straight: that of a page to its picture. */
export type Homography = (point: Point) => Point;

/** Solves a system of linear equations by elimination with pivots; undefined when it has no single solution. */
function solve(rows: number[][]): number[] | undefined {
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++) {
      if (Math.abs(rows[row]?.[column] ?? 0) > Math.abs(rows[pivot]?.[column] ?? 0)) pivot = row;
    }
    const chosen = rows[pivot];
    const other = rows[column];
    if (!chosen || !other || Math.abs(chosen[column] ?? 0) < 1e-9) return undefined;
    rows[pivot] = other;
    rows[column] = chosen;
    for (let row = 0; row < size; row++) {
      const changed = rows[row];
      if (row === column || !changed) continue;
      const factor = (changed[column] ?? 0) / (chosen[column] ?? 1);
      for (let at = column; at <= size; at++)
        changed[at] = (changed[at] ?? 0) - factor * (chosen[at] ?? 0);
    }
  }
  return rows.map((row, at) => (row[size] ?? 0) / (row[at] ?? 1));
}

/** Returns the mapping that takes four points to four others; undefined when three of them are on one line. */
export function findHomography(
  from: readonly Point[],
  to: readonly Point[],
): Homography | undefined {
  const rows = from.flatMap(({ x, y }, at) => {
    const { x: u, y: v } = to[at] ?? { x: 0, y: 0 };
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ];
  });
  const solved = solve(rows);
  if (!solved) return undefined;
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = solved;
  return ({ x, y }) => {
    const depth = g * x + h * y + 1;
    return { x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth };
  };
}
