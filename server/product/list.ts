import { and, asc, count, eq, sql, type SQL } from 'drizzle-orm';
import { toPage } from '#contract/list.ts';
import { productTypes, type productCalls } from '#contract/product.ts';
import type { Context, Verb } from '../context.ts';
import { idIn, likeAny, ordered } from '../db/list.ts';
import { product } from '../db/schema/index.ts';
import { productRows, withPrices } from './read.ts';

const sortable = {
  nama: sql`lower(${product.name})`,
  kode: sql`lower(${product.code})`,
  tipe: sql`array_position(${sql.raw(`array['${productTypes.join("','")}']`)}, ${product.type})`,
  modifiedAt: product.modifiedAt,
};

export const list: Verb<typeof productCalls.list> = async (ctx, { query }) => {
  const where = and(
    likeAny(query.q, [product.code, product.name, product.producer]),
    idIn(product.id, query.id),
    query.tipe ? eq(product.type, query.tipe) : undefined,
    query.kelasPajak ? eq(product.taxClass, query.kelasPajak) : undefined,
    query.isActive === undefined ? undefined : eq(product.isActive, query.isActive),
  );
  const rows = await productRows(ctx)
    .where(where)
    .orderBy(...ordered(sortable[query.sortBy], query.sortOrder, product.id))
    .limit(query.pageSize)
    .offset((query.pageNumber - 1) * query.pageSize);
  const [total] = await ctx.db.select({ n: count() }).from(product).where(where);
  return toPage(await withPrices(ctx, rows), total?.n ?? 0, query);
};

interface Asked {
  readonly q?: string | undefined;
  readonly limit?: number | undefined;
}

/** Lists product choices, sorted by name. */
async function toChoose(ctx: Context, { q, limit }: Asked, which: SQL | undefined) {
  const found = productRows(ctx)
    .where(and(which, likeAny(q, [product.code, product.name])))
    .orderBy(asc(sql`lower(${product.name})`), asc(product.id));
  const rows = await withPrices(ctx, await (limit === undefined ? found : found.limit(limit)));
  return rows.map(({ nama, ...row }) => ({ ...row, name: nama }));
}

export const choices: Verb<typeof productCalls.choices> = (ctx, { query }) =>
  toChoose(ctx, query, idIn(product.id, query.id) ?? eq(product.isActive, true));

export const choicesOfType: Verb<typeof productCalls.choicesOfType> = (ctx, { params, query }) =>
  toChoose(
    ctx,
    query,
    and(eq(product.type, params.type), idIn(product.id, query.id) ?? eq(product.isActive, true)),
  );
