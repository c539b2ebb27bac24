import { roleCalls } from '#contract/role.ts';
import type { ResourceDescriptor } from '../resourceDescriptor.ts';

export const descriptor: ResourceDescriptor = roleCalls;
