import type { outboxCalls } from '#contract/outbox.ts';
import type { Verbs } from '../context.ts';
import { get, list, open } from './read.ts';

export const outboxVerbs: Verbs<typeof outboxCalls> = { list, get, open };
