/** A seeded random number generator: the same seed gives the same sequence. */
export interface RandomGenerator {
  /** Returns an integer from 0 to `below` - 1. */
  readonly nextInt: (below: number) => number;
  readonly pick: <const T extends readonly [unknown, ...unknown[]]>(from: T) => T[number];
}

/** Creates a generator with the mulberry32 algorithm. @param seed any number */
export function createRandom(seed: number): RandomGenerator {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (below: number): number => Math.floor(next() * below);
  return { nextInt: int, pick: from => from[int(from.length)] };
}
