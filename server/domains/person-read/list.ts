import { arrayContains, count, desc, eq, sql } from 'drizzle-orm';
import { toPage } from '#contract/core/list.ts';
import type { personReadCalls, PersonReadEntry } from '#contract/domains/person-read.ts';
import type { Handler } from '#server/platform/context.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { orderByThenId } from '#server/platform/db/list-query.ts';
import { personRead, peserta } from '#server/platform/db/schema/index.ts';
import { notFound } from '#server/platform/problem.ts';

/** The columns of a read under their wire names. */
const columns = {
  id: personRead.id,
  waktu: personRead.at,
  idPengguna: personRead.actorId,
  oleh: personRead.actorName,
  peran: personRead.actorRole,
  kegiatan: personRead.activity,
  tujuan: personRead.purpose,
  dasar: personRead.basis,
  berkas: personRead.isFile,
  jumlah: sql<number>`cardinality(${personRead.pesertaIds})`,
};

const isOf = (idPeserta: number) => arrayContains(personRead.pesertaIds, [idPeserta]);

/** Returns who read a participant, the latest first. */
export const readsOfPeserta = (
  db: Queryable,
  idPeserta: number,
  limit: number,
): Promise<(PersonReadEntry & { readonly requestId: string })[]> =>
  db
    .select({ ...columns, requestId: personRead.requestId })
    .from(personRead)
    .where(isOf(idPeserta))
    .orderBy(desc(personRead.id))
    .limit(limit);

/** Lists who read a participant, deleted ones included. @throws Problem 404 */
export const listReadsOf: Handler<typeof personReadCalls.ofPeserta> = async (
  { db },
  { params, query },
) => {
  if ((await db.$count(peserta, eq(peserta.id, params.id))) === 0) throw notFound('peserta');
  const rows = await db
    .select(columns)
    .from(personRead)
    .where(isOf(params.id))
    // IDs ascend with time.
    .orderBy(...orderByThenId(personRead.id, query.sortOrder, personRead.id))
    .limit(query.pageSize)
    .offset((query.pageNumber - 1) * query.pageSize);
  const [total] = await db.select({ n: count() }).from(personRead).where(isOf(params.id));
  return toPage(rows, total?.n ?? 0, query);
};
