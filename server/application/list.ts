import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { applicationCalls } from '#contract/application/index.ts';
import { toPage } from '#contract/list.ts';
import type { Handler } from '../context.ts';
import { daysSince } from '../jakarta-day.ts';
import { idIn, containsText, orderByThenId } from '../db/list-query.ts';
import { bhbu, bhbuApplication } from '../db/schema/index.ts';
import { kabKotaName } from '../lookup/index.ts';

const applicationSortColumns = {
  // Applications that are not waiting sort last.
  menungguSejak: sql`coalesce(${bhbuApplication.menungguSejak}, 'infinity')`,
  diajukan: bhbuApplication.diajukan,
  namaBHBU: sql`lower(${bhbu.namaBHBU})`,
  status: bhbu.status,
};

/** Lists the verification queue; `umurHari` counts whole days of waiting. */
export const list: Handler<typeof applicationCalls.list> = async (ctx, { query }) => {
  const where = and(
    isNull(bhbu.deletedAt),
    containsText(query.q, [bhbu.namaBHBU, bhbuApplication.nomorTiket]),
    idIn(bhbu.id, query.id),
    query.status && eq(bhbu.status, query.status),
  );
  const rows = await ctx.db
    .select({
      id: bhbu.id,
      namaBHBU: bhbu.namaBHBU,
      bentuk: bhbu.bentuk,
      region: bhbu.kabKota,
      estimasiPeserta: bhbu.estimasiPeserta,
      status: bhbu.status,
      nomorTiket: bhbuApplication.nomorTiket,
      diajukan: bhbuApplication.diajukan,
      menungguSejak: bhbuApplication.menungguSejak,
      diputuskanOleh: bhbuApplication.diputuskanOleh,
      version: bhbu.version,
    })
    .from(bhbu)
    .innerJoin(bhbuApplication, eq(bhbuApplication.bhbuId, bhbu.id))
    .where(where)
    .orderBy(...orderByThenId(applicationSortColumns[query.sortBy], query.sortOrder, bhbu.id))
    .limit(query.pageSize)
    .offset((query.pageNumber - 1) * query.pageSize);
  const [total] = await ctx.db
    .select({ n: count() })
    .from(bhbu)
    .innerJoin(bhbuApplication, eq(bhbuApplication.bhbuId, bhbu.id))
    .where(where);
  const data = rows.map(({ region, ...row }) => ({
    ...row,
    namaKabKota: region && kabKotaName(region),
    umurHari: daysSince(row.menungguSejak, ctx.now),
  }));
  return toPage(data, total?.n ?? 0, query);
};
