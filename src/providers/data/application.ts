import { applicationCalls } from '#contract/application/index.ts';
import { bhbuCalls } from '#contract/bhbu.ts';
import type { ResourceDescriptor } from './descriptor.ts';

export const descriptor: ResourceDescriptor = {
  list: applicationCalls.list,
  get: bhbuCalls.get,
};
