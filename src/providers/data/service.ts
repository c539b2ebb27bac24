import { serviceCalls } from '#contract/service.ts';
import type { ResourceDescriptor } from './descriptor.ts';

export const descriptor: ResourceDescriptor = serviceCalls;
