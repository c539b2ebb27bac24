import { and, asc, count, eq, sql, type SQL } from 'drizzle-orm';
import { toPage } from '#contract/list.ts';
import { serviceTypes, type serviceCalls } from '#contract/service.ts';
import type { Context, Verb } from '../context.ts';
import { idIn, likeAny, ordered } from '../db/list.ts';
import { service } from '../db/schema/index.ts';
import { serviceRows, withPrices } from './read.ts';

const sortable = {
  nama: sql`lower(${service.name})`,
  kode: sql`lower(${service.code})`,
  tipe: sql`array_position(${sql.raw(`array['${serviceTypes.join("','")}']`)}, ${service.type})`,
  modifiedAt: service.modifiedAt,
};

export const list: Verb<typeof serviceCalls.list> = async (ctx, { query }) => {
  const where = and(
    likeAny(query.q, [service.code, service.name]),
    idIn(service.id, query.id),
    query.tipe ? eq(service.type, query.tipe) : undefined,
    query.kelasPajak ? eq(service.taxClass, query.kelasPajak) : undefined,
    query.isActive === undefined ? undefined : eq(service.isActive, query.isActive),
  );
  const rows = await serviceRows(ctx)
    .where(where)
    .orderBy(...ordered(sortable[query.sortBy], query.sortOrder, service.id))
    .limit(query.pageSize)
    .offset((query.pageNumber - 1) * query.pageSize);
  const [total] = await ctx.db.select({ n: count() }).from(service).where(where);
  return toPage(await withPrices(ctx, rows), total?.n ?? 0, query);
};

interface Asked {
  readonly q?: string | undefined;
  readonly limit?: number | undefined;
}

/** Lists service choices, sorted by name. */
async function toChoose(ctx: Context, { q, limit }: Asked, which: SQL | undefined) {
  const found = serviceRows(ctx)
    .where(and(which, likeAny(q, [service.code, service.name])))
    .orderBy(asc(sql`lower(${service.name})`), asc(service.id));
  const rows = await withPrices(ctx, await (limit === undefined ? found : found.limit(limit)));
  return rows.map(({ nama, ...row }) => ({ ...row, name: nama }));
}

export const choices: Verb<typeof serviceCalls.choices> = (ctx, { query }) =>
  toChoose(ctx, query, idIn(service.id, query.id) ?? eq(service.isActive, true));

export const choicesOfType: Verb<typeof serviceCalls.choicesOfType> = (ctx, { params, query }) =>
  toChoose(
    ctx,
    query,
    and(eq(service.type, params.type), idIn(service.id, query.id) ?? eq(service.isActive, true)),
  );
