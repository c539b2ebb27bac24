import type { luringCalls } from '#contract/domains/luring/index.ts';
import type { Handlers } from '#server/platform/context.ts';
import { decide } from './decide.ts';
import { openDevice } from './device.ts';
import { list } from './list.ts';
import { prepare } from './prepare.ts';
import { send } from './send.ts';

export { countOfflineConflicts } from './list.ts';

export const luringHandlers: Handlers<typeof luringCalls> = {
  openDevice,
  prepare,
  send,
  list,
  decide,
};
