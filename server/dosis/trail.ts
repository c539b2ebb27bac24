import type { Dosis } from '#contract/dosis/index.ts';
import type { AuditEntry } from '../audit/audit.ts';

/** What the trail keeps of a visit: nothing of anybody's health. */
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

/** An entry of the trail on one visit. @param name whose it is */
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
