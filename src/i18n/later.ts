import type { Messages } from './messages.ts';

/** A partial message tree. */
type Part<T> = { readonly [K in keyof T]?: T[K] extends string ? string : Part<T[K]> };

interface Tree {
  readonly [key: string]: string | Tree | undefined;
}

/** Messages added after startup, by full key. */
const words = new Map<string, string>();

function add(tree: Tree, prefix: string): void {
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') words.set(prefix + key, value);
    else if (value) add(value, `${prefix}${key}.`);
  }
}

/**
 * Adds messages of a resource when its module is loaded, so that unused ones are not downloaded.
 */
export const addWords = (tree: Part<Messages>): void => add(tree, '');

/** Returns a message added later; undefined when there is none. */
export const laterWord = (key: string): string | undefined => words.get(key);
