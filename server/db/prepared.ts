import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { Queryable } from './client.ts';

/**
 * Returns a function that builds a statement once for each connection. The statement ends with
 * `.prepare(name)`, so PostgreSQL parses it once too, and keeps its plan: only for statements whose
 * best plan does not depend on their values.
 */
export function preparedOnce<S>(build: (db: Queryable) => S): (db: Queryable) => S {
  const built = new WeakMap<object, S>();
  return db => {
    // The connection, or the pool; every transaction has a client of its own.
    const { session } = (db as unknown as Pick<PgDatabase<never>, '_'>)._;
    const known = built.get(session);
    if (known !== undefined) return known;
    const made = build(db);
    built.set(session, made);
    return made;
  };
}
