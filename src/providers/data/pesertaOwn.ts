import { pesertaCalls } from '#contract/peserta/index.ts';
import type { ResourceDescriptor } from './descriptor.ts';
import { regular } from './peserta.ts';

/** One's own participants: those of a company, or those that one has uploaded. */
export const descriptor: ResourceDescriptor = {
  ...pesertaCalls,
  list: pesertaCalls.listByUser,
  filters: regular,
};
