import type { Dosis } from '#contract/dosis/index.ts';
import type { AuditEntry } from '../audit/audit.ts';

/** Returns the audit fields of a visit, without health data. */
export const forTrail = (one: Dosis): Partial<Dosis> => {
  const { idPeserta, dosisKe, hasil, alasan, tanggal, jam, vaksin, batch, lokasi, vaksinator } =
    one;
  const kept = {
    idPeserta,
    dosisKe,
    hasil,
    alasan,
    tanggal,
    jam,
    vaksin,
    batch,
    lokasi,
    vaksinator,
  };
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== null));
};

/** Builds an audit entry about one visit. @param name name of the participant */
export const onVisit = (
  act: string,
  visit: { readonly id: number },
  name: string,
  more: Omit<AuditEntry, 'action' | 'resource'> = {},
): AuditEntry => ({
  action: `vaksinasi.${act}`,
  resource: 'vaksinasi',
  recordId: visit.id,
  recordLabel: name,
  ...more,
});
