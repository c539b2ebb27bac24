import { pesertaCalls } from '#contract/peserta/index.ts';
import type { ResourceDescriptor } from '../resourceDescriptor.ts';
import { regularFilters } from './peserta.ts';

/** Participants of the user's company, or those the user uploaded. */
export const descriptor: ResourceDescriptor = {
  ...pesertaCalls,
  list: pesertaCalls.listByUser,
  filters: regularFilters,
};
