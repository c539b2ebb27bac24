import type { Peserta } from '#contract/domains/peserta/index.ts';
import { diffFields, type NewAuditEntry } from '#server/platform/audit/write-audit.ts';

/**
 * Fields left out of audit entries: the entry has its own time and user, and names follow from IDs.
 */
const excludedFields = new Set<string>([
  'id',
  'version',
  'createdAt',
  'createdBy',
  'modifiedAt',
  'modifiedBy',
  'namaBHBU',
  'namaFaskes',
  'namaKabKota',
]);

/** Returns the audit fields of a record; identity numbers are masked. */
export const pesertaAuditFields = (record: Peserta): Partial<Peserta> =>
  Object.fromEntries(
    Object.entries(record).filter(([key, value]) => !excludedFields.has(key) && value !== null),
  );

/** Returns the changed audit fields, including those that were cleared. */
export function pesertaAuditDifference(before: Peserta, after: Peserta) {
  const auditable = (record: Peserta): Record<string, unknown> =>
    Object.fromEntries(Object.entries(record).filter(([key]) => !excludedFields.has(key)));
  return diffFields(auditable(before), auditable(after));
}

/** Builds an audit entry about one participant. */
export const createPesertaAuditEntry = (
  actionName: string,
  record: { readonly id: number; readonly nama: string },
  more: Omit<NewAuditEntry, 'action' | 'resource'> = {},
): NewAuditEntry => ({
  action: `peserta.${actionName}`,
  resource: 'peserta',
  recordId: record.id,
  recordLabel: record.nama,
  ...more,
});
