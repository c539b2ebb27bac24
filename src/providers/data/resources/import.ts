import { importCalls } from '#contract/import/index.ts';
import type { ResourceDescriptor } from '../resourceDescriptor.ts';

/** Writes are made by the import screens. */
export const descriptor: ResourceDescriptor = { list: importCalls.list, get: importCalls.get };
