import { nameKey } from '#contract/core/values/name.ts';
import { bigramSimilarity } from '#contract/domains/import/columns/index.ts';

/** Minimum similarity of two spellings of one word, such as FADJAR and FAJAR. */
const wordSimilarityThreshold = 0.6;

const wordsOf = (name: string): string[] =>
  nameKey(name)
    .toUpperCase()
    .match(/\p{L}+/gu) ?? [];

/** Whether two words may be the same: equal, abbreviated, or similar. */
const isSimilarWord = (a: string, b: string): boolean =>
  a.startsWith(b) || b.startsWith(a) || bigramSimilarity(a, b) >= wordSimilarityThreshold;

/**
 * Whether two names may belong to one person: more than half of the shorter name's words occur in
 * the other. Titles, initials, spellings and omitted names differ between lists.
 */
export function namesMatch(one: string, other: string): boolean {
  const [shorter = [], longer = []] = [wordsOf(one), wordsOf(other)].sort(
    (a, b) => a.length - b.length,
  );
  const shared = shorter.filter(word => longer.some(another => isSimilarWord(word, another)));
  return shared.length * 2 > shorter.length;
}
