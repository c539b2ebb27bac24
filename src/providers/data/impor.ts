import { imporCalls } from '#contract/impor/index.ts';
import type { ResourceDescriptor } from './descriptor.ts';

/** Writes are made by the import screens. */
export const descriptor: ResourceDescriptor = { list: imporCalls.list, get: imporCalls.get };
