import type { RecordLink } from '../resource/definition.ts';

/** Link to the audit entries of a record. */
export function auditLogLink(resource: string, id: number | string): RecordLink {
  const filter = JSON.stringify({ sumber: resource, idRecord: String(id) });
  return {
    label: 'common.action.audit_log',
    to: `/admin/audit?${new URLSearchParams({ filter }).toString()}`,
    right: 'audit.read',
  };
}
