import { likeness } from '#contract/peserta-columns/index.ts';

/** From here on two words are one, spelled in two ways: FADJAR and FAJAR. */
const nearly = 0.6;

const wordsOf = (name: string): string[] => name.toUpperCase().match(/\p{L}+/gu) ?? [];

/** Whether two words may be one: the same, one cut short, or nearly the same. */
const isAlike = (a: string, b: string): boolean =>
  a.startsWith(b) || b.startsWith(a) || likeness(a, b) >= nearly;

/**
 * Whether two names may well be one person's: most words of the shorter one are in the other. Titles,
 * initials, spellings and names that one of them leaves out differ from list to list.
 */
export function namesAgree(one: string, other: string): boolean {
  const [shorter = [], longer = []] = [wordsOf(one), wordsOf(other)].sort(
    (a, b) => a.length - b.length,
  );
  const shared = shorter.filter(word => longer.some(another => isAlike(word, another)));
  return shared.length * 2 > shorter.length;
}
