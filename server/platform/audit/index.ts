import type { auditCalls } from '#contract/domains/audit.ts';
import type { Handlers } from '#server/platform/context.ts';
import { createExportTicket, exportAuditLog } from './export.ts';
import { get, list, people } from './read.ts';

export const auditHandlers: Handlers<typeof auditCalls> = {
  list,
  actors: people,
  get,
  export: exportAuditLog,
  exportTicket: createExportTicket,
};
