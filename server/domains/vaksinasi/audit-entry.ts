import type { Dose } from '#contract/domains/vaksinasi/index.ts';
import type { NewAuditEntry } from '#server/platform/audit/write-audit.ts';

/** Returns the audit fields of a visit, without health data. */
export function visitAuditFields(one: Dose): Record<string, unknown> {
  const fields = {
    idPeserta: one.idPeserta,
    dosisKe: one.dosisKe,
    hasil: one.hasil,
    alasan: one.alasan,
    tanggal: one.tanggal,
    jam: one.jam,
    vaksin: one.vaksin,
    alasanVaksin: one.alasanVaksin,
    batch: one.batch,
    batchTidakTerdaftar: one.batchTidakTerdaftar || null,
    alasanBatch: one.alasanBatch,
    lokasi: one.lokasi,
    vaksinator: one.vaksinator,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}

/** Builds an audit entry about one visit. @param name name of the participant */
export const createVisitAuditEntry = (
  actionName: string,
  visit: { readonly id: number },
  name: string,
  more: Omit<NewAuditEntry, 'action' | 'resource'> = {},
): NewAuditEntry => ({
  action: `vaksinasi.${actionName}`,
  resource: 'vaksinasi',
  recordId: visit.id,
  recordLabel: name,
  ...more,
});
