import { eq, isNull, type SQL } from 'drizzle-orm';
import type { Context } from '#server/platform/context.ts';
import { bhbu } from '#server/platform/db/schema/index.ts';
import { ofManagedCompany } from '#server/platform/db/views/managed.ts';

/** Filters on the companies a caller may read or change: with the scope `own`, the caller's own. */
export const bhbuScope = (
  ctx: Pick<Context, 'accountManagerId' | 'scope'> & {
    readonly user: Pick<Context['user'], 'bhbuId'>;
  },
): SQL | undefined =>
  ctx.scope === 'all' ? ofManagedCompany(ctx, bhbu.id) : eq(bhbu.id, ctx.user.bhbuId ?? 0);

/** Excludes soft-deleted companies. */
export const isLiveBhbu: SQL = isNull(bhbu.deletedAt);
