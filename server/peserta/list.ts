import { count, eq, sql, sum, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Answer, Input } from '#contract/endpoint.ts';
import { toPage } from '#contract/list.ts';
import type { pesertaCalls } from '#contract/peserta/index.ts';
import type { Context, Verb } from '../context.ts';
import { bhbu, faskes, peserta, pesertaCount } from '../db/schema/index.ts';
import { wanted, wantedCounts, type Asked, type Whose } from './filter.ts';
import { columns, toRecord } from './read.ts';

type Query = Input<typeof pesertaCalls.list>['query'];

const sortable = {
  createdAt: peserta.createdAt,
  nama: peserta.nameKey,
  tanggalLahir: peserta.birthDate,
  statusData: peserta.isValid,
  modifiedAt: peserta.modifiedAt,
};

/** Never null, so that plain `desc` is what the indexes read backwards give. */
function inOrder({ sortBy, sortOrder }: Query): SQL[] {
  const way = sql.raw(sortOrder);
  const by = (column: AnyColumn): SQL => sql`${column} ${way}`;
  return [by(sortable[sortBy]), by(peserta.id)];
}

/** A page of registrations. Their numbers are looked up first, in an index alone: only then are rows read. */
async function pageOf(
  ctx: Context,
  whose: Whose,
  query: Query,
): Promise<Answer<typeof pesertaCalls.list>> {
  const keys = ctx.db
    .select({ id: peserta.id })
    .from(peserta)
    .where(wanted(ctx, whose, query))
    .orderBy(...inOrder(query))
    .limit(query.pageSize)
    .offset((query.pageNumber - 1) * query.pageSize)
    .as('keys');
  const rows = await ctx.db
    .select(columns)
    .from(keys)
    .innerJoin(peserta, eq(peserta.id, keys.id))
    .leftJoin(bhbu, eq(bhbu.id, peserta.bhbuId))
    .leftJoin(faskes, eq(faskes.id, peserta.faskesId))
    .orderBy(...inOrder(query));
  return toPage(rows.map(toRecord), await countWanted(ctx, whose, query), query);
}

/** How many registrations are asked for, exactly: from the kept counts where they tell, else by counting. */
export async function countWanted(ctx: Context, whose: Whose, asked: Asked): Promise<number> {
  const counts = wantedCounts(ctx, whose, asked);
  if (counts) {
    const [kept] = await ctx.db
      .select({ n: sum(pesertaCount.n) })
      .from(pesertaCount)
      .where(counts.where);
    return Number(kept?.n ?? 0);
  }
  const [counted] = await ctx.db
    .select({ n: count() })
    .from(peserta)
    .where(wanted(ctx, whose, asked));
  return counted?.n ?? 0;
}

export const list: Verb<typeof pesertaCalls.list> = (ctx, { query }) => pageOf(ctx, 'reach', query);

export const listByUser: Verb<typeof pesertaCalls.listByUser> = (ctx, { query }) =>
  pageOf(ctx, 'personal', query);
