import type { outboxCalls } from '#contract/outbox.ts';
import type { Handlers } from '../context.ts';
import { get, list, open } from './read.ts';

export const outboxHandlers: Handlers<typeof outboxCalls> = { list, get, reveal: open };
