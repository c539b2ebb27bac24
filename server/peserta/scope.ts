import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { peserta, type dosisCount, type pesertaCount } from '../db/schema/index.ts';

/** Tables that share the scope columns: registrations, their counts and the dose counts. */
type Owned = typeof peserta | typeof pesertaCount | typeof dosisCount;

/**
 * SQL condition of the caller's scope; `own` means their company, else their facility, else their
 * own uploads.
 */
export function mine(ctx: Pick<Context, 'scope' | 'user'>, of: Owned = peserta): SQL | undefined {
  const { scope, user } = ctx;
  if (scope === 'all') return undefined;
  if (user.bhbuId !== null) return eq(of.bhbuId, user.bhbuId);
  if (user.faskesId !== null) return eq(of.faskesId, user.faskesId);
  return eq(of.userId, user.id);
}

/** Scope of the `ByUser` calls: the caller's company, else their own uploads. */
export function minePersonally(
  ctx: Pick<Context, 'scope' | 'user'>,
  of: Owned = peserta,
): SQL | undefined {
  const { user } = ctx;
  const personally = user.bhbuId === null ? eq(of.userId, user.id) : eq(of.bhbuId, user.bhbuId);
  return and(mine(ctx, of), personally);
}

/** Registrations that are not deleted. */
export const isLive: SQL = isNull(peserta.deletedAt);

/** Live registrations in the caller's scope, for use by other domains. */
export const reachOf = (ctx: Pick<Context, 'scope' | 'user'>): SQL | undefined =>
  and(isLive, mine(ctx));
