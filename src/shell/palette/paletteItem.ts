import type { ComponentType } from 'react';

/** Something that the palette offers. */
export interface PaletteItem {
  /** Unique within the palette, and the same for the same thing in every search. */
  readonly key: string;
  readonly label: string;
  /** What distinguishes it from items with the same label. */
  readonly detail?: string;
  readonly icon?: ComponentType;
  /** Further words by which it is found. */
  readonly words?: string;
  /** Whether it opens a list with all that match, and is no match itself. */
  readonly isList?: true;
  /** The page that it opens; `run` is called when it opens none. */
  readonly to?: string;
  readonly run?: () => void;
}

export interface PaletteGroup {
  readonly key: string;
  readonly label: string;
  readonly items: readonly PaletteItem[];
  /** Whether more than the items match. */
  readonly hasMore?: boolean;
}

/** Returns the id of an option; ids that others refer to must not contain spaces. */
export const optionId = (listId: string, key: string): string =>
  `${listId}-${key.replace(/\W+/g, '-')}`;

/** Lower case without accents, in which texts are compared. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * Returns the items in which every word of the text begins a word, the closest first: labels that
 * start with the text, then labels with all its words, then items found by their further words.
 */
export function matchItems(items: readonly PaletteItem[], text: string): PaletteItem[] {
  const sought = wordsOf(text);
  if (sought.length === 0) return [];
  const hasAll = (words: readonly string[]): boolean =>
    sought.every(word => words.some(one => one.startsWith(word)));
  const rankOf = ({ label, words = '' }: PaletteItem): number => {
    const inLabel = wordsOf(label);
    if (fold(label).startsWith(fold(text.trim()))) return 0;
    if (hasAll(inLabel)) return 1;
    return hasAll([...inLabel, ...wordsOf(words)]) ? 2 : 3;
  };
  return items
    .map(item => ({ item, rank: rankOf(item) }))
    .filter(({ rank }) => rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
