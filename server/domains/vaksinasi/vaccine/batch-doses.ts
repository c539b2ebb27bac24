import { and, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { isSameVaccine } from '#contract/domains/vaksinasi/index.ts';
import type { RegisterBatch } from '#server/domains/batch/index.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { dose } from '#server/platform/db/schema/index.ts';

type BatchRef = Pick<RegisterBatch, 'id' | 'nomor' | 'namaProduk'>;

/** Returns the names under which unlinked doses with the number of a batch name its vaccine. */
async function findVaccineNames(
  db: Pick<Queryable, 'selectDistinct'>,
  { nomor, namaProduk }: BatchRef,
): Promise<string[]> {
  const found = await db
    .selectDistinct({ vaksin: sql<string>`${dose.vaksin}` })
    .from(dose)
    .where(
      and(
        isNull(dose.idBatch),
        sql`lower(${dose.batch}) = lower(${nomor}::text)`,
        isNotNull(dose.vaksin),
      ),
    );
  return found
    .map(({ vaksin }) => vaksin)
    .filter(vaksin => isSameVaccine({ vaksin }, { vaksin: namaProduk }));
}

/**
 * Returns a query of the given doses of batches, with `dose_id` and `batch_id`: those linked to a batch,
 * and those without a link that have its number and its product, by the id or by the name of the vaccine.
 */
export async function batchDosesQuery(db: Queryable, batches: readonly BatchRef[]): Promise<SQL> {
  const ids = sql`any(${sql.param(batches.map(({ id }) => id))}::int[])`;
  const named: { id: number; vaksin: string }[] = [];
  for (const one of batches) {
    for (const vaksin of await findVaccineNames(db, one)) named.push({ id: one.id, vaksin });
  }
  const [namedIds, names] = [named.map(({ id }) => id), named.map(({ vaksin }) => vaksin)];
  return sql`
    select d.id as dose_id, d.id_batch as batch_id from dose d
    where d.id_batch = ${ids} and d.hasil = 'DIBERIKAN' and d.dibatalkan is null
    union all
    select d.id, b.id from batch b
    join dose d on d.id_batch is null and lower(d.batch) = lower(b.nomor)
    where b.id = ${ids} and d.hasil = 'DIBERIKAN' and d.dibatalkan is null
      and (d.id_produk = b.id_produk or exists (
        select from unnest(${sql.param(namedIds)}::int[], ${sql.param(names)}::text[]) n (id, vaksin)
        where n.id = b.id and n.vaksin = d.vaksin))`;
}
