import { likeness } from '#contract/peserta-columns/index.ts';

/** Minimum similarity of two spellings of one word, such as FADJAR and FAJAR. */
const nearly = 0.6;

const wordsOf = (name: string): string[] => name.toUpperCase().match(/\p{L}+/gu) ?? [];

/** Whether two words may be the same: equal, abbreviated, or similar. */
const isAlike = (a: string, b: string): boolean =>
  a.startsWith(b) || b.startsWith(a) || likeness(a, b) >= nearly;

/**
 * Whether two names may belong to one person: more than half of the shorter name's words occur in
 * the other. Titles, initials, spellings and omitted names differ between lists.
 */
export function namesAgree(one: string, other: string): boolean {
  const [shorter = [], longer = []] = [wordsOf(one), wordsOf(other)].sort(
    (a, b) => a.length - b.length,
  );
  const shared = shorter.filter(word => longer.some(another => isAlike(word, another)));
  return shared.length * 2 > shorter.length;
}
