import { userCalls } from '#contract/user.ts';
import type { ResourceDescriptor } from './descriptor.ts';

export const descriptor: ResourceDescriptor = userCalls;
