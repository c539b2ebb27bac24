import { pesertaCalls } from '#contract/peserta/index.ts';
import { boosters, descriptor as all } from './booster.ts';
import type { ResourceDescriptor } from './descriptor.ts';

/** Boosters of the user's own company. */
export const descriptor: ResourceDescriptor = {
  ...all,
  list: pesertaCalls.listByUser,
  filters: boosters,
};
