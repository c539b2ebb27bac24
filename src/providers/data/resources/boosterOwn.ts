import { pesertaCalls } from '#contract/peserta/index.ts';
import { boosterFilters, descriptor as all } from './booster.ts';
import type { ResourceDescriptor } from '../resourceDescriptor.ts';

/** Boosters of the user's own company. */
export const descriptor: ResourceDescriptor = {
  ...all,
  list: pesertaCalls.listByUser,
  filters: boosterFilters,
};
