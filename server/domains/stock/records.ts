import { eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { ineffectiveAmendmentStates } from '#contract/states/order.ts';
import type { Context } from '#server/platform/context.ts';
import { batch, bhbu, faskes, order, product, stock } from '#server/platform/db/schema/index.ts';
import { ofManagedCompany, type ManagedReading } from '#server/platform/db/views/managed.ts';
import { defineRecords, type ReadContext } from '#server/platform/record/index.ts';

/** Who asks, as far as the scope depends on it. */
export interface StockScopeContext extends Pick<Context, 'scope'>, ManagedReading {
  readonly user: Pick<Context['user'], 'bhbuId' | 'faskesId'>;
}

/** Condition for the stock that the caller may see: a facility sees its own, a company its orders'. */
export function stockScope(ctx: StockScopeContext): SQL | undefined {
  const { scope, user } = ctx;
  if (scope === 'all') return ofManagedCompany(ctx, stock.idBHBU);
  return user.faskesId === null
    ? eq(stock.idBHBU, user.bhbuId ?? 0)
    : eq(stock.idFaskes, user.faskesId);
}

/** The number of the order's version in force, or of its first version. */
const orderNumber = sql<string | null>`coalesce(
  (select o.no_order from "order" o where o.root_id = ${stock.idRoot}
    and o.status not in ${[...ineffectiveAmendmentStates]}
    order by o.id desc limit 1),
  ${order.noOrder})`;

/** Starts the select of stock with the names of what it refers to. */
export const selectStock = ({ db }: Pick<ReadContext, 'db'>) =>
  db
    .select({
      ...getTableColumns(stock),
      noOrder: orderNumber.as('no_order'),
      namaBHBU: sql`${bhbu.namaBHBU}`.mapWith(bhbu.namaBHBU),
      namaFaskes: sql`${faskes.namaFaskes}`.mapWith(faskes.namaFaskes),
      nomorBatch: batch.nomor,
      namaProduk: product.nama,
      kedaluwarsaBatch: sql<string | null>`${batch.kedaluwarsa}`.as('kedaluwarsa_batch'),
      statusBatch: sql<string | null>`${batch.status}`.as('status_batch'),
    })
    .from(stock)
    .leftJoin(order, eq(order.id, stock.idRoot))
    .leftJoin(bhbu, eq(bhbu.id, stock.idBHBU))
    .leftJoin(faskes, eq(faskes.id, stock.idFaskes))
    .leftJoin(batch, eq(batch.id, stock.idBatch))
    .leftJoin(product, eq(product.id, batch.idProduk))
    .$dynamic();

export type StockRow = Awaited<ReturnType<typeof selectStock>>[number];

export const stockRecords = defineRecords({
  table: stock,
  resource: 'stock',
  noun: 'stock',
  select: selectStock,
  scope: stockScope,
  labelOf: ({ nomorBatch, namaFaskes }) => `${nomorBatch ?? 'Tanpa batch'}, ${namaFaskes}`,
  auditFields: [
    'diterima',
    'diberikan',
    'rusak',
    'kedaluwarsa',
    'dikembalikan',
    'dikarantina',
    'sisa',
    'dihitung',
    'rencanaSisa',
    'catatanSisa',
    'penjelasan',
  ],
});
