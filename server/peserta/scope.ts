import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { peserta, type dosisCount, type pesertaCount } from '../db/schema/index.ts';

/** The columns by which a registration is somebody's: of the table, of its counts, and of the counts of doses alike. */
type Owned = typeof peserta | typeof pesertaCount | typeof dosisCount;

/**
 * Which registrations are the caller's: with the scope `own` those of their company, those of their
 * facility, or, for who belongs to neither, those they uploaded.
 */
export function mine(ctx: Pick<Context, 'scope' | 'user'>, of: Owned = peserta): SQL | undefined {
  const { scope, user } = ctx;
  if (scope === 'all') return undefined;
  if (user.bhbuId !== null) return eq(of.bhbuId, user.bhbuId);
  if (user.faskesId !== null) return eq(of.faskesId, user.faskesId);
  return eq(of.userId, user.id);
}

/** What the 'ByUser' calls mean by one's own: the company of who belongs to one, else one's own uploads. */
export function minePersonally(
  ctx: Pick<Context, 'scope' | 'user'>,
  of: Owned = peserta,
): SQL | undefined {
  const { user } = ctx;
  const personally = user.bhbuId === null ? eq(of.userId, user.id) : eq(of.bhbuId, user.bhbuId);
  return and(mine(ctx, of), personally);
}

/** Registrations that were not deleted. */
export const isLive: SQL = isNull(peserta.deletedAt);

/** The live registrations that a caller reaches; for what belongs to them in other domains. */
export const reachOf = (ctx: Pick<Context, 'scope' | 'user'>): SQL | undefined =>
  and(isLive, mine(ctx));
