import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { MergeOfPeserta } from '#contract/domains/peserta/index.ts';
import { canAccess } from '#contract/policy.ts';
import type { Context } from '#server/platform/context.ts';
import { peserta, pesertaMerge, pesertaPair } from '#server/platform/db/schema/index.ts';

/**
 * Finds the merges of a participant that were not undone, newest first: those into it, and the one by which
 * it was deleted. Users who may not read pairs get none.
 */
export async function findMergesOfPeserta(
  { db, user }: Pick<Context, 'db' | 'user'>,
  id: number,
): Promise<MergeOfPeserta[]> {
  if (!canAccess(user, 'duplicate.read')) return [];
  const isInto = sql<boolean>`${pesertaMerge.tetapId} = ${id}`;
  const rows = await db
    .select({
      idPasangan: pesertaPair.id,
      keSini: isInto,
      idLain: peserta.id,
      namaLain: peserta.nama,
      pada: pesertaMerge.pada,
      oleh: pesertaMerge.oleh,
    })
    .from(pesertaMerge)
    .innerJoin(
      pesertaPair,
      and(
        eq(pesertaPair.kiriId, sql`least(${pesertaMerge.tetapId}, ${pesertaMerge.digabungId})`),
        eq(pesertaPair.kananId, sql`greatest(${pesertaMerge.tetapId}, ${pesertaMerge.digabungId})`),
      ),
    )
    .innerJoin(
      peserta,
      eq(
        peserta.id,
        sql`case when ${isInto} then ${pesertaMerge.digabungId} else ${pesertaMerge.tetapId} end`,
      ),
    )
    .where(
      and(
        or(eq(pesertaMerge.tetapId, id), eq(pesertaMerge.digabungId, id)),
        isNull(pesertaMerge.dibatalkanPada),
      ),
    )
    .orderBy(sql`${pesertaMerge.id} desc`);
  return rows;
}
