import { eq, isNull, type SQL } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { bhbu } from '../db/schema/index.ts';

/** The companies a caller may read or change: with the scope `own`, their own. */
export const mine = ({ scope, user }: Pick<Context, 'scope' | 'user'>): SQL | undefined =>
  scope === 'all' ? undefined : eq(bhbu.id, user.bhbuId ?? 0);

/** Companies that were not deleted. */
export const isLive: SQL = isNull(bhbu.deletedAt);
