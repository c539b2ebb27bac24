import { faskesCalls } from '#contract/faskes/index.ts';
import type { ResourceDescriptor } from '../resourceDescriptor.ts';

export const descriptor: ResourceDescriptor = faskesCalls;
