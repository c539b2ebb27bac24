import { pesertaCalls } from '#contract/peserta/index.ts';
import { descriptor as all } from './booster.ts';
import type { ResourceDescriptor } from '../resourceDescriptor.ts';

/** Boosters given outside the programme. */
export const descriptor: ResourceDescriptor = {
  ...all,
  list: pesertaCalls.listExternal,
  filters: filter => ({ vaccinationType: 2, ...filter }),
};
