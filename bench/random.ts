/** Random numbers that repeat for a seed. */
export interface Random {
  /** Returns an integer from 0 to `below` - 1. */
  readonly below: (below: number) => number;
  readonly between: (from: number, to: number) => number;
  readonly pick: <T>(from: readonly T[]) => T;
  readonly shuffle: <T>(items: readonly T[]) => T[];
}

/** Creates a generator (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed | 0;
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
  return {
    below,
    between: (from, to) => from + below(to - from + 1),
    pick: from => {
      const picked = from[below(from.length)];
      if (picked === undefined) throw new Error('There is nothing to pick.');
      return picked;
    },
    shuffle: items => {
      const rest = [...items];
      return items.map(() => rest.splice(below(rest.length), 1)).flat();
    },
  };
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Spells a number in six letters, because names have no digits. */
export const spell = (n: number): string =>
  Array.from({ length: 6 }, (_, i) => letters.charAt(Math.floor(n / 26 ** (5 - i)) % 26)).join('');
