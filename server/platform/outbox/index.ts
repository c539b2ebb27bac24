import type { outboxCalls } from '#contract/domains/outbox.ts';
import type { Handlers } from '#server/platform/context.ts';
import { get, list, open } from './read.ts';
import { resolveHandlers } from './resolve.ts';

export const outboxHandlers: Handlers<typeof outboxCalls> = {
  list,
  get,
  reveal: open,
  ...resolveHandlers,
};
