import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';

/** The database's own error behind an error, if there is one: drizzle wraps it. */
export function databaseError(error: unknown): pg.DatabaseError | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof pg.DatabaseError) return cause;
  }
  return undefined;
}

/**
 * What made a query fail. Drizzle's own error says it with every value that was sent, passwords and
 * identity numbers among them; that is not for logs.
 */
export function withoutValues(error: unknown): unknown {
  return error instanceof DrizzleQueryError && error.cause ? withoutValues(error.cause) : error;
}

/** The name of the unique constraint or index that a write ran into; undefined when it failed otherwise. */
export function violatedConstraint(error: unknown): string | undefined {
  const failure = databaseError(error);
  return failure?.code === '23505' ? failure.constraint : undefined;
}
