import type { AuditEntry } from '../audit/audit.ts';
import type { BhbuRowKept } from './read.ts';
import { toSaid } from './row.ts';

/** Creates the audit entry of an action on one company. */
export const onBhbu = (
  act: string,
  { id, name }: { readonly id: number; readonly name: string },
  more: Omit<AuditEntry, 'action' | 'resource'> = {},
): AuditEntry => ({
  action: `bhbu.${act}`,
  resource: 'bhbu',
  recordId: id,
  recordLabel: name,
  ...more,
});

/** Returns the audit fields of a company, with masked identity numbers. */
export const forTrail = (row: BhbuRowKept) => ({
  ...toSaid(row),
  namaKabKota: undefined,
  accountManagerId: row.accountManagerId,
});
