import type { coreMessages } from './id/core.ts';
import type { resourceMessages } from './id/resourceMessages.ts';

/** The same tree with any text at its leaves: the type of a translation. */
export type Translated<T> = { [K in keyof T]: T[K] extends string ? string : Translated<T[K]> };

/** All full keys, joined by dots. */
type MessagePaths<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${MessagePaths<T[K]>}`;
}[keyof T & string];

/** Shape of a language's messages, derived from the Indonesian ones. */
export type Messages = Translated<typeof coreMessages & { resources: typeof resourceMessages }>;

/** Key of a message that is loaded at startup. */
export type CoreMessageKey = MessagePaths<Translated<typeof coreMessages>>;

/** Key of an existing message. */
export type MessageKey = MessagePaths<Messages>;
