import { and, asc, eq, exists, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '#server/platform/db/client.ts';
import { order, pks } from '#server/platform/db/schema/index.ts';

/**
 * Condition for the booster agreements in force, under which orders can be placed: those of booster
 * orders, and their amendments.
 */
export const isActiveBoosterPks = (db: Queryable): SQL | undefined =>
  and(
    eq(pks.status, 'AKTIF'),
    exists(
      db
        .select({ one: sql`1` })
        .from(order)
        .where(and(eq(order.id, pks.idOrder), eq(order.jenis, 'BOOSTER'))),
    ),
  );

/** Lists the booster agreements of a company that are in force. */
export const listActiveBoosterPks = (db: Queryable, bhbuId: number) =>
  db
    .select({ id: pks.id, noPKS: pks.noPKS })
    .from(pks)
    .where(and(eq(pks.idBHBU, bhbuId), isActiveBoosterPks(db)))
    .orderBy(asc(pks.id));
