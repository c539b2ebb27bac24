import { outboxCalls } from '#contract/outbox.ts';
import type { ResourceDescriptor } from '../resourceDescriptor.ts';

export const descriptor: ResourceDescriptor = { list: outboxCalls.list, get: outboxCalls.get };
