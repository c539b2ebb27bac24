import { and, eq, isNull, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Context } from '#server/platform/context.ts';
import { peserta } from '#server/platform/db/schema/index.ts';
import { ofManagedCompany, type ManagedReading } from '#server/platform/db/views/managed.ts';

/** Who asks, as far as the scope depends on it. */
export interface PesertaScopeContext extends Pick<Context, 'scope'>, ManagedReading {
  readonly user: Pick<Context['user'], 'bhbuId' | 'faskesId' | 'id'>;
}

/** Tables that share the scope columns: registrations, also by another name, and the counts of them and of doses. */
type ScopedTable = Readonly<Record<'bhbuId' | 'faskesId' | 'userId', AnyColumn>>;

/**
 * SQL condition of the caller's scope; `own` means their company, else their facility, else their
 * own uploads.
 */
export function pesertaScope(ctx: PesertaScopeContext, of: ScopedTable = peserta): SQL | undefined {
  const { scope, user } = ctx;
  if (scope === 'all') return ofManagedCompany(ctx, of.bhbuId);
  if (user.bhbuId !== null) return eq(of.bhbuId, user.bhbuId);
  if (user.faskesId !== null) return eq(of.faskesId, user.faskesId);
  return eq(of.userId, user.id);
}

/** Scope of the `ByUser` calls: the caller's company, else their own uploads. */
export function personalPesertaScope(
  ctx: PesertaScopeContext,
  of: ScopedTable = peserta,
): SQL | undefined {
  const { user } = ctx;
  const personalCondition =
    user.bhbuId === null ? eq(of.userId, user.id) : eq(of.bhbuId, user.bhbuId);
  return and(pesertaScope(ctx, of), personalCondition);
}

/** Registrations that are not deleted. */
export const isLivePeserta: SQL = isNull(peserta.deletedAt);

/** Live registrations in the caller's scope, for use by other domains. */
export const livePesertaScope = (ctx: PesertaScopeContext): SQL | undefined =>
  and(isLivePeserta, pesertaScope(ctx));
