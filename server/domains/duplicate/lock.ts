import { and, asc, inArray } from 'drizzle-orm';
import {
  limitLockWait,
  lockPersonByKey,
  pesertaScope,
  type LockedRow,
} from '#server/domains/peserta/index.ts';
import type { Context } from '#server/platform/context.ts';
import { peserta } from '#server/platform/db/schema/index.ts';
import { notFound } from '#server/platform/problem.ts';

/**
 * Locks two registrations within the caller's scope and their persons until the transaction ends: the
 * persons first, as a visit does, and each in one order for all callers.
 * @throws Problem 404
 */
export async function lockBoth(
  ctx: Context,
  oneId: number,
  otherId: number,
): Promise<[LockedRow, LockedRow]> {
  await limitLockWait(ctx.db);
  const both = and(inArray(peserta.id, [oneId, otherId]), pesertaScope(ctx));
  const people = await ctx.db.select({ key: peserta.personKey }).from(peserta).where(both);
  const keys = people.map(({ key }) => key).sort((a, b) => Buffer.compare(a, b));
  for (const key of keys) await lockPersonByKey(ctx.db, key);
  const rows = await ctx.db
    .select()
    .from(peserta)
    .where(both)
    .orderBy(asc(peserta.id))
    .for('update');
  const one = rows.find(({ id }) => id === oneId);
  const other = rows.find(({ id }) => id === otherId);
  if (!one || !other) throw notFound('peserta');
  return [one, other];
}
