import { bhbuCalls } from '#contract/bhbu/calls.ts';
import type { ResourceDescriptor } from '../resourceDescriptor.ts';

export const descriptor: ResourceDescriptor = bhbuCalls;
