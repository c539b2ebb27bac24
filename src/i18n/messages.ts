import type { core } from './id/core.ts';
import type { resources } from './id/index.ts';

/** The same tree with any text at its leaves. */
type Words<T> = { [K in keyof T]: T[K] extends string ? string : Words<T[K]> };

/** All full keys, joined by dots. */
type Paths<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Paths<T[K]>}`;
}[keyof T & string];

/**
 * Shape of a locale's messages, derived from the Indonesian ones. Further locales use `satisfies
 * Messages`.
 */
export type Messages = Words<typeof core & { resources: typeof resources }>;

/** Key of an existing message. */
export type MessageKey = Paths<Messages>;
