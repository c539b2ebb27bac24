import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/platform/db/client.ts';
import { containsNames, isAmongFound } from '#server/platform/db/list-query.ts';
import { bhbu } from '#server/platform/db/schema/index.ts';

/** Returns the condition that a record is of a company whose name contains a text. @param idBHBU its column */
export const isOfCompanyNamed = (db: Queryable, idBHBU: AnyPgColumn, q: string): Promise<SQL> =>
  isAmongFound(idBHBU, () =>
    db
      .select({ id: bhbu.id })
      .from(bhbu)
      .where(containsNames(q, [bhbu.namaBHBU])),
  );
