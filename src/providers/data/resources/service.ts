import { serviceCalls } from '#contract/service.ts';
import type { ResourceDescriptor } from '../resourceDescriptor.ts';

export const descriptor: ResourceDescriptor = serviceCalls;
