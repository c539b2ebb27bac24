import { and, asc, count, eq, sql, type SQL } from 'drizzle-orm';
import { toPage } from '#contract/list.ts';
import { serviceTypes, type serviceCalls } from '#contract/service.ts';
import type { Context, Handler } from '../context.ts';
import { idIn, containsText, orderByThenId } from '../db/list-query.ts';
import { service } from '../db/schema/index.ts';
import { selectServices, withServicePrices } from './read.ts';

const serviceSortColumns = {
  nama: sql`lower(${service.nama})`,
  kode: sql`lower(${service.kode})`,
  tipe: sql`array_position(${sql.raw(`array['${serviceTypes.join("','")}']`)}, ${service.tipe})`,
  modifiedAt: service.modifiedAt,
};

export const list: Handler<typeof serviceCalls.list> = async (ctx, { query }) => {
  const where = and(
    containsText(query.q, [service.kode, service.nama]),
    idIn(service.id, query.id),
    query.tipe ? eq(service.tipe, query.tipe) : undefined,
    query.kelasPajak ? eq(service.kelasPajak, query.kelasPajak) : undefined,
    query.isActive === undefined ? undefined : eq(service.isActive, query.isActive),
  );
  const rows = await selectServices(ctx)
    .where(where)
    .orderBy(...orderByThenId(serviceSortColumns[query.sortBy], query.sortOrder, service.id))
    .limit(query.pageSize)
    .offset((query.pageNumber - 1) * query.pageSize);
  const [total] = await ctx.db.select({ n: count() }).from(service).where(where);
  return toPage(await withServicePrices(ctx, rows), total?.n ?? 0, query);
};

interface ChoiceQuery {
  readonly q?: string | undefined;
  readonly limit?: number | undefined;
}

/** Lists service choices, sorted by name. */
async function listServiceChoices(
  ctx: Context,
  { q, limit }: ChoiceQuery,
  condition: SQL | undefined,
) {
  const found = selectServices(ctx)
    .where(and(condition, containsText(q, [service.kode, service.nama])))
    .orderBy(asc(sql`lower(${service.nama})`), asc(service.id));
  const rows = await withServicePrices(
    ctx,
    await (limit === undefined ? found : found.limit(limit)),
  );
  return rows.map(({ nama, ...row }) => ({ ...row, name: nama }));
}

export const choices: Handler<typeof serviceCalls.choices> = (ctx, { query }) =>
  listServiceChoices(ctx, query, idIn(service.id, query.id) ?? eq(service.isActive, true));

export const choicesOfType: Handler<typeof serviceCalls.choicesOfType> = (ctx, { params, query }) =>
  listServiceChoices(
    ctx,
    query,
    and(eq(service.tipe, params.type), idIn(service.id, query.id) ?? eq(service.isActive, true)),
  );
