import { pesertaCalls } from '#contract/peserta/index.ts';
import type { ResourceDescriptor } from './descriptor.ts';

/** Boosters are registrations of their own, in lists of their own. */
export const regular: ResourceDescriptor['filters'] = filter => ({ vaccinationType: 0, ...filter });

/** All participants of the regular programme within reach. */
export const descriptor: ResourceDescriptor = {
  ...pesertaCalls,
  total: pesertaCalls.count,
  filters: regular,
};
