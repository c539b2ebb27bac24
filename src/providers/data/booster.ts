import { pesertaCalls } from '#contract/peserta/index.ts';
import type { ResourceDescriptor } from './descriptor.ts';

/** Boosters of the programme stand in lists of their own. */
export const boosters: ResourceDescriptor['filters'] = filter => ({
  vaccinationType: 1,
  ...filter,
});

/** All boosters within reach. Opened by a regular registration, it is the booster that belongs to it. */
export const descriptor: ResourceDescriptor = {
  ...pesertaCalls,
  total: pesertaCalls.count,
  get: pesertaCalls.getBooster,
  update: pesertaCalls.updateBooster,
  filters: boosters,
};
