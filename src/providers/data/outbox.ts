import { outboxCalls } from '#contract/outbox.ts';
import type { ResourceDescriptor } from './descriptor.ts';

export const descriptor: ResourceDescriptor = { list: outboxCalls.list, get: outboxCalls.get };
