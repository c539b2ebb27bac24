import { applicationCalls } from '#contract/application/index.ts';
import { bhbuCalls } from '#contract/bhbu/calls.ts';
import type { ResourceDescriptor } from '../resourceDescriptor.ts';

export const descriptor: ResourceDescriptor = {
  list: applicationCalls.list,
  get: bhbuCalls.get,
};
