import { pesertaCalls } from '#contract/peserta/index.ts';
import type { ResourceDescriptor } from '../resourceDescriptor.ts';

/** Limits a list to boosters of the programme. */
export const boosterFilters: ResourceDescriptor['filters'] = filter => ({
  vaccinationType: 1,
  ...filter,
});

/**
 * All boosters in the user's scope. With a regular registration's id, `get` returns the booster
 * that belongs to it.
 */
export const descriptor: ResourceDescriptor = {
  ...pesertaCalls,
  total: pesertaCalls.count,
  get: pesertaCalls.getBooster,
  update: pesertaCalls.updateBooster,
  filters: boosterFilters,
};
