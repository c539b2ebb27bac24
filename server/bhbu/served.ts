import { and, asc, isNull, sql } from 'drizzle-orm';
import type { Choice } from '#contract/list.ts';
import type { Context } from '../context.ts';
import { bhbu } from '../db/schema/index.ts';
import { serves } from '../faskes/serves.ts';
import { known } from './choices.ts';

/** Lists the companies that a faskes serves and the caller may see, sorted by name. */
export async function bhbuServedBy(ctx: Context, faskesId: number): Promise<Choice[]> {
  return await ctx.db
    .select({ id: bhbu.id, name: bhbu.name })
    .from(bhbu)
    .where(and(known(ctx), isNull(bhbu.deletedAt), serves(ctx.db, faskesId, bhbu.id)))
    .orderBy(asc(sql`lower(${bhbu.name})`), asc(bhbu.id));
}
