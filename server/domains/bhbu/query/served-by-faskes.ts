import { and, asc, isNull, sql } from 'drizzle-orm';
import type { Choice } from '#contract/core/list.ts';
import type { Context } from '#server/platform/context.ts';
import { bhbu } from '#server/platform/db/schema/index.ts';
import { faskesServesBhbu } from '#server/platform/db/views/serves.ts';
import { visibleBhbu } from './choices.ts';

/** Lists the companies that a faskes serves and the caller may see, sorted by name. */
export async function listBhbuServedBy(ctx: Context, faskesId: number): Promise<Choice[]> {
  return await ctx.db
    .select({ id: bhbu.id, name: bhbu.namaBHBU })
    .from(bhbu)
    .where(
      and(visibleBhbu(ctx), isNull(bhbu.deletedAt), faskesServesBhbu(ctx.db, faskesId, bhbu.id)),
    )
    .orderBy(asc(sql`lower(${bhbu.namaBHBU})`), asc(bhbu.id));
}
