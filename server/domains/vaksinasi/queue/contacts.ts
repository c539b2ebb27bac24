import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { vaksinasiCalls } from '#contract/domains/vaksinasi/index.ts';
import type { Handler } from '#server/platform/context.ts';
import { bhbu } from '#server/platform/db/schema/index.ts';
import { faskesServesBhbu } from '#server/platform/db/views/serves.ts';
import { resolveFaskes } from '../scope.ts';

/** Lists whom to call at each active company that a facility in scope serves, by name. */
export const contacts: Handler<typeof vaksinasiCalls.contacts> = async (ctx, { query }) => {
  const { id: faskesId } = await resolveFaskes(ctx, query.idFaskes);
  const data = await ctx.db
    .select({
      id: bhbu.id,
      namaBHBU: bhbu.namaBHBU,
      namaPIC: bhbu.namaPIC,
      noHP: bhbu.noHP,
    })
    .from(bhbu)
    .where(
      and(
        isNull(bhbu.deletedAt),
        eq(bhbu.isActive, true),
        faskesServesBhbu(ctx.db, faskesId, bhbu.id),
      ),
    )
    .orderBy(asc(sql`lower(${bhbu.namaBHBU})`), asc(bhbu.id));
  return { data };
};
