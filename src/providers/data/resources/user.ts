import { userCalls } from '#contract/user.ts';
import type { ResourceDescriptor } from '../resourceDescriptor.ts';

export const descriptor: ResourceDescriptor = userCalls;
