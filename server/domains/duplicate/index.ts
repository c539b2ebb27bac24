import type { duplicateCalls } from '#contract/domains/duplicate/index.ts';
import { withNikGuessLimit } from '#server/domains/peserta/index.ts';
import type { Handlers } from '#server/platform/context.ts';
import { reopen, separate } from './decide.ts';
import { merge } from './merge.ts';
import { get, list } from './records.ts';
import { unmerge } from './unmerge.ts';

export { matchRecentPeserta } from './match-recent.ts';
export { findMergesOfPeserta } from './merges-of-peserta.ts';
export { countOpenPairs } from './records.ts';
export { remainingPeserta, remainingPesertas } from './remaining-peserta.ts';

export const duplicateHandlers: Handlers<typeof duplicateCalls> = {
  list: withNikGuessLimit(list, ({ query }) => [query.q]),
  get,
  separate,
  reopen,
  merge,
  unmerge,
};
