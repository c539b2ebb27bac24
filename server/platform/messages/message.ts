import type { contractTexts } from '#contract/core/messages/id/index.ts';
import { messagesOf } from '#contract/core/messages/message.ts';
import type { serverTexts } from './id/index.ts';
import type { nounTexts } from './id/noun.ts';

type NameIn<Key> = Key extends `noun.${infer Name}` ? Name : never;

/** The name of a record in messages. */
export type Noun = NameIn<keyof typeof nounTexts>;

/** Creates a message of the server or of the contract. */
export const message = messagesOf<typeof contractTexts & typeof serverTexts>();
