import { imporCalls } from '#contract/impor/index.ts';
import type { ResourceDescriptor } from './descriptor.ts';

/** What is done to one of them stands in its own screen. */
export const descriptor: ResourceDescriptor = { list: imporCalls.list, get: imporCalls.get };
