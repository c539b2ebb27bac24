import type { Peserta } from '#contract/peserta/index.ts';
import { changed, type AuditEntry } from '../audit/audit.ts';

/** What tells nothing of what was done: who and when the trail says itself, names go with their numbers. */
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

/** A record as the trail keeps it: identity numbers masked, as they are shown. */
export const forTrail = (record: Peserta): Partial<Peserta> =>
  Object.fromEntries(
    Object.entries(record).filter(([key, value]) => !left.has(key) && value !== null),
  );

/** What of a record became another, what was emptied too. */
export function differenceForTrail(before: Peserta, after: Peserta) {
  const told = (record: Peserta): Record<string, unknown> =>
    Object.fromEntries(Object.entries(record).filter(([key]) => !left.has(key)));
  return changed(told(before), told(after));
}

/** An entry of the trail on one participant. */
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
