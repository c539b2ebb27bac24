import { auditCalls } from '#contract/audit.ts';
import type { ResourceDescriptor } from '../resourceDescriptor.ts';

export const descriptor: ResourceDescriptor = { list: auditCalls.list, get: auditCalls.get };
