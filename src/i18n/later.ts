import type { Messages } from './messages.ts';

/** Any part of the words. */
type Part<T> = { readonly [K in keyof T]?: T[K] extends string ? string : Part<T[K]> };

interface Tree {
  readonly [key: string]: string | Tree | undefined;
}

/** The words that came since the start, by their whole keys. */
const words = new Map<string, string>();

function add(tree: Tree, prefix: string): void {
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') words.set(prefix + key, value);
    else if (value) add(value, `${prefix}${key}.`);
  }
}

/** Takes in the words of screens, which come with their door: what nobody opens is not loaded. */
export const addWords = (tree: Part<Messages>): void => add(tree, '');

/** A text that came later, or undefined. */
export const laterWord = (key: string): string | undefined => words.get(key);
