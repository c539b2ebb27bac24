import { roleCalls } from '#contract/role.ts';
import type { ResourceDescriptor } from './descriptor.ts';

export const descriptor: ResourceDescriptor = roleCalls;
