import { eq, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { dosis } from '../db/schema/index.ts';
import { faskesNameFor } from '../faskes/name.ts';
import { invalid, notFound } from '../problem.ts';

type Who = Pick<Context, 'scope' | 'user'>;

/** Which visits are the caller's: with the scope `own` those at their facility. */
export function mine({ scope, user }: Who): SQL | undefined {
  if (scope === 'all') return undefined;
  return user.faskesId === null ? sql`false` : eq(dosis.faskesId, user.faskesId);
}

export interface Place {
  readonly id: number;
  readonly name: string;
}

/**
 * The facility whose queue is asked for: the caller's own, or the one that is named.
 * @throws Problem 422 where none is named, 404 where it is not the caller's
 */
export async function placeFor(ctx: Context, asked: number | undefined): Promise<Place> {
  const id = asked ?? ctx.user.faskesId;
  if (id === null) throw invalid('idFaskes', 'Pilih faskes');
  const name = await faskesNameFor(ctx, id);
  if (name === undefined) throw notFound('Faskes');
  return { id, name };
}
