import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';

/**
 * Returns the PostgreSQL error in the cause chain of an error, since Drizzle wraps it; undefined
 * when there is none.
 */
export function databaseError(error: unknown): pg.DatabaseError | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof pg.DatabaseError) return cause;
  }
  return undefined;
}

/**
 * Unwraps Drizzle's query error. Its message contains every query parameter, including passwords
 * and identity numbers, which must not reach the log.
 */
export function withoutQueryValues(error: unknown): unknown {
  return error instanceof DrizzleQueryError && error.cause
    ? withoutQueryValues(error.cause)
    : error;
}

/**
 * Returns the name of the unique constraint or index that a write violated; undefined for any other
 * error.
 */
export function violatedUniqueConstraint(error: unknown): string | undefined {
  const postgresError = databaseError(error);
  return postgresError?.code === '23505' ? postgresError.constraint : undefined;
}
