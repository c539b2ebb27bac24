import { faskesCalls } from '#contract/faskes/index.ts';
import type { ResourceDescriptor } from './descriptor.ts';

export const descriptor: ResourceDescriptor = faskesCalls;
