import { and, asc, count, eq, sql, type SQL } from 'drizzle-orm';
import { toPage } from '#contract/list.ts';
import { productTypes, type productCalls } from '#contract/product.ts';
import type { Context, Handler } from '../context.ts';
import { idIn, containsText, orderByThenId } from '../db/list-query.ts';
import { product } from '../db/schema/index.ts';
import { selectProducts, withProductPrices } from './read.ts';

const productSortColumns = {
  nama: sql`lower(${product.nama})`,
  kode: sql`lower(${product.kode})`,
  tipe: sql`array_position(${sql.raw(`array['${productTypes.join("','")}']`)}, ${product.tipe})`,
  modifiedAt: product.modifiedAt,
};

export const list: Handler<typeof productCalls.list> = async (ctx, { query }) => {
  const where = and(
    containsText(query.q, [product.kode, product.nama, product.produsen]),
    idIn(product.id, query.id),
    query.tipe ? eq(product.tipe, query.tipe) : undefined,
    query.kelasPajak ? eq(product.kelasPajak, query.kelasPajak) : undefined,
    query.isActive === undefined ? undefined : eq(product.isActive, query.isActive),
  );
  const rows = await selectProducts(ctx)
    .where(where)
    .orderBy(...orderByThenId(productSortColumns[query.sortBy], query.sortOrder, product.id))
    .limit(query.pageSize)
    .offset((query.pageNumber - 1) * query.pageSize);
  const [total] = await ctx.db.select({ n: count() }).from(product).where(where);
  return toPage(await withProductPrices(ctx, rows), total?.n ?? 0, query);
};

interface ChoiceQuery {
  readonly q?: string | undefined;
  readonly limit?: number | undefined;
}

/** Lists product choices, sorted by name. */
async function listProductChoices(
  ctx: Context,
  { q, limit }: ChoiceQuery,
  condition: SQL | undefined,
) {
  const found = selectProducts(ctx)
    .where(and(condition, containsText(q, [product.kode, product.nama])))
    .orderBy(asc(sql`lower(${product.nama})`), asc(product.id));
  const rows = await withProductPrices(
    ctx,
    await (limit === undefined ? found : found.limit(limit)),
  );
  return rows.map(({ nama, ...row }) => ({ ...row, name: nama }));
}

export const choices: Handler<typeof productCalls.choices> = (ctx, { query }) =>
  listProductChoices(ctx, query, idIn(product.id, query.id) ?? eq(product.isActive, true));

export const choicesOfType: Handler<typeof productCalls.choicesOfType> = (ctx, { params, query }) =>
  listProductChoices(
    ctx,
    query,
    and(eq(product.tipe, params.type), idIn(product.id, query.id) ?? eq(product.isActive, true)),
  );
