import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import { batchNumberKey } from '#contract/core/values/vaccine.ts';
import type { Batch } from '#contract/domains/batch.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { batch, product } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField } from '#server/platform/problem.ts';

/** SQL of `batchNumberKey` for a column. */
const keyOf = (column: SQL | typeof batch.nomor): SQL => sql`lower(replace(${column}, ' ', ''))`;

/** Condition for the batches with a number, whatever its case and spaces. */
export const hasBatchNumber = (nomor: string): SQL =>
  sql`${keyOf(batch.nomor)} = ${batchNumberKey(nomor)}::text`;

/** Select column of queries on `batch`: the batches of other products with the same number. */
export const sameNumbers = sql<Batch['nomorSama']>`(
  select coalesce(json_agg(json_build_object('id', o.id, 'namaProduk', p.nama) order by o.id), '[]')
  from batch o join product p on p.id = o.id_produk
  where o.id_produk <> ${batch.idProduk} and ${keyOf(sql`o.nomor`)} = ${keyOf(batch.nomor)})`;

/**
 * Rejects the number of another batch of a product, also in another spelling. The product is locked,
 * so that of two concurrent callers one is rejected.
 * @throws Problem 422 on `nomor`
 */
export async function assertNumberFree(
  db: Queryable,
  { nomor, idProduk }: Pick<Batch, 'idProduk' | 'nomor'>,
  exceptId = 0,
): Promise<void> {
  await db
    .select({ id: product.id })
    .from(product)
    .where(eq(product.id, idProduk))
    .for('no key update');
  const taken = await db.$count(
    batch,
    and(eq(batch.idProduk, idProduk), ne(batch.id, exceptId), hasBatchNumber(nomor)),
  );
  if (taken > 0) throw invalidField('nomor', message('batch.numberInUse'));
}
