import type { Dose } from '#contract/vaksinasi/index.ts';
import type { NewAuditEntry } from '../audit/write-audit.ts';

/** Returns the audit fields of a visit, without health data. */
export const visitAuditFields = (one: Dose): Partial<Dose> => {
  const { idPeserta, dosisKe, hasil, alasan, tanggal, jam, vaksin, batch, lokasi, vaksinator } =
    one;
  const fields = {
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
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
};

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
