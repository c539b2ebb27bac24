import type { AuditEntry } from '../audit/audit.ts';
import type { BhbuRowKept } from './read.ts';
import { toSaid } from './row.ts';

/** An entry of the trail on one company. */
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

/** A company as the trail keeps it: numbers of persons masked, and names not beside their numbers. */
export const forTrail = (row: BhbuRowKept) => ({
  ...toSaid(row),
  namaKabKota: undefined,
  accountManagerId: row.accountManagerId,
});
