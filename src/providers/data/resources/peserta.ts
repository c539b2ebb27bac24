import { pesertaCalls } from '#contract/peserta/index.ts';
import type { ResourceDescriptor } from '../resourceDescriptor.ts';

/** Limits a list to regular registrations; boosters have their own lists. */
export const regularFilters: ResourceDescriptor['filters'] = filter => ({
  vaccinationType: 0,
  ...filter,
});

/** All participants of the regular programme in the user's scope. */
export const descriptor: ResourceDescriptor = {
  ...pesertaCalls,
  total: pesertaCalls.count,
  filters: regularFilters,
};
