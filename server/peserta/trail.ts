import type { Peserta } from '#contract/peserta/index.ts';
import { changed, type AuditEntry } from '../audit/audit.ts';

/**
 * Fields left out of audit entries: the entry has its own time and user, and names follow from IDs.
 */
const left = new Set<string>([
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
export const forTrail = (record: Peserta): Partial<Peserta> =>
  Object.fromEntries(
    Object.entries(record).filter(([key, value]) => !left.has(key) && value !== null),
  );

/** Returns the changed audit fields, including those that were cleared. */
export function differenceForTrail(before: Peserta, after: Peserta) {
  const told = (record: Peserta): Record<string, unknown> =>
    Object.fromEntries(Object.entries(record).filter(([key]) => !left.has(key)));
  return changed(told(before), told(after));
}

/** Builds an audit entry about one participant. */
export const onPeserta = (
  act: string,
  record: { readonly id: number; readonly nama: string },
  more: Omit<AuditEntry, 'action' | 'resource'> = {},
): AuditEntry => ({
  action: `peserta.${act}`,
  resource: 'peserta',
  recordId: record.id,
  recordLabel: record.nama,
  ...more,
});
