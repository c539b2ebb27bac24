import { eq, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { dosis } from '../db/schema/index.ts';
import { faskesNameFor } from '../faskes/name.ts';
import { invalid, notFound } from '../problem.ts';

type Who = Pick<Context, 'scope' | 'user'>;

/** SQL condition of the caller's visits; `own` means those at their facility. */
export function mine({ scope, user }: Who): SQL | undefined {
  if (scope === 'all') return undefined;
  return user.faskesId === null ? sql`false` : eq(dosis.faskesId, user.faskesId);
}

export interface Place {
  readonly id: number;
  readonly name: string;
}

/**
 * Returns the facility whose queue is requested; defaults to the caller's own.
 * @throws Problem 422 when none is named, 404 outside the caller's scope
 */
export async function placeFor(ctx: Context, asked: number | undefined): Promise<Place> {
  const id = asked ?? ctx.user.faskesId;
  if (id === null) throw invalid('idFaskes', 'Pilih faskes');
  const name = await faskesNameFor(ctx, id);
  if (name === undefined) throw notFound('Faskes');
  return { id, name };
}
