import type { auditCalls } from '#contract/audit.ts';
import type { Verbs } from '../context.ts';
import { exportTicket, exportTrail } from './export.ts';
import { get, list, people } from './read.ts';

export const auditVerbs: Verbs<typeof auditCalls> = {
  list,
  people,
  get,
  export: exportTrail,
  exportTicket,
};
