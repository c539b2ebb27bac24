import { eq, isNull, type SQL } from 'drizzle-orm';
import type { Context } from '#server/platform/context.ts';
import { bhbu } from '#server/platform/db/schema/index.ts';

/** Filters on the companies a caller may read or change: with the scope `own`, the caller's own. */
export const bhbuScope = ({
  scope,
  user,
}: Pick<Context, 'scope'> & { readonly user: Pick<Context['user'], 'bhbuId'> }): SQL | undefined =>
  scope === 'all' ? undefined : eq(bhbu.id, user.bhbuId ?? 0);

/** Excludes soft-deleted companies. */
export const isLiveBhbu: SQL = isNull(bhbu.deletedAt);
