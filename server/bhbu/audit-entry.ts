import type { NewAuditEntry } from '../audit/write-audit.ts';
import type { BhbuRow } from './query/get.ts';
import { toCompanyData } from './columns.ts';

/** Creates the audit entry of an action on one company. */
export const createBhbuAuditEntry = (
  actionName: string,
  { id, namaBHBU }: { readonly id: number; readonly namaBHBU: string },
  details: Omit<NewAuditEntry, 'action' | 'resource'> = {},
): NewAuditEntry => ({
  action: `bhbu.${actionName}`,
  resource: 'bhbu',
  recordId: id,
  recordLabel: namaBHBU,
  ...details,
});

/** Returns the audit fields of a company, with masked identity numbers. */
export const bhbuAuditFields = (row: BhbuRow) => ({
  ...toCompanyData(row),
  namaKabKota: undefined,
  accountManagerId: row.accountManagerId,
});
