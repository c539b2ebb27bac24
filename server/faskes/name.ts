import { and, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { faskes } from '../db/schema/index.ts';
import { isLive, mine } from './scope.ts';

/** What a facility is called, where the caller may know of it; undefined where not. */
export async function faskesNameFor(ctx: Context, id: number): Promise<string | undefined> {
  const [found] = await ctx.db
    .select({ name: faskes.name })
    .from(faskes)
    .where(and(eq(faskes.id, id), isLive, mine(ctx)));
  return found?.name;
}
