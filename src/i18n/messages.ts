import type { core } from './id/core.ts';
import type { resources } from './id/index.ts';

/** The same tree with any text at its leaves. */
type Words<T> = { [K in keyof T]: T[K] extends string ? string : Words<T[K]> };

/** Every key at every depth, joined by dots. */
type Paths<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Paths<T[K]>}`;
}[keyof T & string];

/** What a language has to say: the Indonesian bundle's shape. A second one is `satisfies Messages`. */
export type Messages = Words<typeof core & { resources: typeof resources }>;

/** A text that exists. */
export type MessageKey = Paths<Messages>;
