import { and, eq, exists, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { faskesBhbu } from '../schema/index.ts';

/** Checks in SQL that a faskes serves a company; either id may be a column of the outer query. */
export function faskesServesBhbu(
  db: Queryable,
  faskesId: AnyColumn | number,
  bhbuId: AnyColumn | number,
): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(faskesBhbu)
      .where(and(eq(faskesBhbu.faskesId, faskesId), eq(faskesBhbu.bhbuId, bhbuId))),
  );
}
