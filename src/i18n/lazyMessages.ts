import type { Messages } from './messages.ts';

/** A partial message tree. */
type PartialMessages<T> = {
  readonly [K in keyof T]?: T[K] extends string ? string : PartialMessages<T[K]>;
};

/** Messages by the parts of their keys. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree | undefined;
}

/** Loads the messages of exported files, when they are not those of the console. */
export type FileTextsLoader = () => Promise<readonly MessageTree[]>;

/** Messages added after startup, by full key. */
const lazyMessages = new Map<string, string>();

/** Yields the messages of a tree with their full keys. */
export function* flattenMessages(
  tree: MessageTree,
  prefix = '',
): Generator<readonly [string, string], void, undefined> {
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') yield [prefix + key, value];
    else if (value) yield* flattenMessages(value, `${prefix}${key}.`);
  }
}

/**
 * Adds messages of a resource when its module is loaded, so that unused ones are not downloaded.
 */
export const addMessages = (tree: PartialMessages<Messages>): void => {
  for (const [key, text] of flattenMessages(tree)) lazyMessages.set(key, text);
};

/** Returns a message added later; undefined when there is none. */
export const lazyMessage = (key: string): string | undefined => lazyMessages.get(key);
