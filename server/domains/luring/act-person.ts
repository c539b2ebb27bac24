import { eq } from 'drizzle-orm';
import type { OfflineActHead } from '#contract/domains/luring/index.ts';
import type { NewAuditEntry } from '#server/platform/audit/write-audit.ts';
import type { Context } from '#server/platform/context.ts';
import { peserta } from '#server/platform/db/schema/index.ts';

/**
 * Finds the registration that an act names, wherever it is now, so that an erasure finds the act. Of a person of the
 * facility whose data were erased before the act arrived, nothing of it is stored. What became of people elsewhere is
 * not said, and no audit entry is written about them.
 */
export async function findPerson(
  { db }: Pick<Context, 'db'>,
  { idPeserta, idFaskes }: Pick<OfflineActHead, 'idFaskes' | 'idPeserta'>,
) {
  const [found] = await db
    .select({ id: peserta.id, faskesId: peserta.faskesId, pembatasan: peserta.pembatasan })
    .from(peserta)
    .where(eq(peserta.id, idPeserta));
  const isHere = found?.faskesId === idFaskes;
  const isErased = isHere && found.pembatasan === 'DIHAPUS';
  return {
    pesertaId: found?.id ?? null,
    isErased,
    /** Whom an audit entry about the act is about. */
    auditedId: found && isHere && !isErased ? found.id : null,
  };
}

/**
 * Returns whom an audit entry about an act is about: the registration, with which an erasure finds the entry. A name
 * without a registration is left out, because no erasure would find it.
 */
export const auditedPerson = (
  { nama }: OfflineActHead,
  pesertaId: number | null,
): Pick<NewAuditEntry, 'recordId' | 'recordLabel' | 'resource'> =>
  pesertaId === null
    ? { resource: 'vaksinasi' }
    : { resource: 'peserta', recordId: pesertaId, recordLabel: nama };
