import type { Messages } from './messages.ts';

/** A partial message tree. */
type PartialMessages<T> = {
  readonly [K in keyof T]?: T[K] extends string ? string : PartialMessages<T[K]>;
};

interface MessageTree {
  readonly [key: string]: string | MessageTree | undefined;
}

/** Messages added after startup, by full key. */
const lazyMessages = new Map<string, string>();

function addTree(tree: MessageTree, prefix: string): void {
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') lazyMessages.set(prefix + key, value);
    else if (value) addTree(value, `${prefix}${key}.`);
  }
}

/**
 * Adds messages of a resource when its module is loaded, so that unused ones are not downloaded.
 */
export const addMessages = (tree: PartialMessages<Messages>): void => addTree(tree, '');

/** Returns a message added later; undefined when there is none. */
export const lazyMessage = (key: string): string | undefined => lazyMessages.get(key);
