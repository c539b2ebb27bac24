import { bhbuCalls } from '#contract/bhbu.ts';
import type { ResourceDescriptor } from './descriptor.ts';

export const descriptor: ResourceDescriptor = bhbuCalls;
