/** Ids from the first to the second, both included. */
export type IdRange = readonly [first: number, last: number];

/** Joins ascending ids to ranges. */
export function toRanges(ids: readonly number[]): IdRange[] {
  const ranges: [number, number][] = [];
  for (const id of ids) {
    const current = ranges.at(-1);
    if (current?.[1] === id - 1) current[1] = id;
    else ranges.push([id, id]);
  }
  return ranges;
}

/** Writes ranges as PostgreSQL writes an `int8multirange`: `{[1,4),[7,8)}`. */
export const formatRanges = (ranges: readonly IdRange[]): string =>
  `{${ranges.map(([first, last]) => `[${first},${last + 1})`).join(',')}}`;

/** Reads an `int8multirange` as PostgreSQL writes it. */
export const parseRanges = (text: string): IdRange[] =>
  [...text.matchAll(/\[(\d+),(\d+)\)/g)].map(([, from, to]) => [Number(from), Number(to) - 1]);

/** Returns the number of ids in the ranges. */
export const countIds = (ranges: readonly IdRange[]): number =>
  ranges.reduce((total, [first, last]) => total + last - first + 1, 0);
