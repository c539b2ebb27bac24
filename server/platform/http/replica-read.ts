import { eq, sql } from 'drizzle-orm';
import type { Endpoint } from '#contract/core/endpoint.ts';
import { writesOf } from '#contract/core/writes.ts';
import type { CurrentUser, Deps } from '#server/platform/context.ts';
import { withoutQueryValues, type Db } from '#server/platform/db/client.ts';
import { session } from '#server/platform/db/schema/index.ts';

/** Whether a call returns a page of a list or a file, which a replica may answer. */
function mayReadReplica({ method, access, answer, download }: Endpoint): boolean {
  if (method !== 'GET' || access === 'public') return false;
  return download !== undefined || ('shape' in answer && 'totalRecords' in Object(answer.shape));
}

/** Returns the replica for a call that it may answer and has replayed enough for, or null. */
export async function findReplica(
  { replica }: Deps,
  endpoint: Endpoint,
  { lastWrite }: CurrentUser,
): Promise<Db | null> {
  if (!replica || !mayReadReplica(endpoint)) return null;
  return (await replica.hasReplayed(lastWrite)) ? replica.db : null;
}

/** Reads from the replica, or from the primary where the replica fails. */
export async function readWithFallback<T>(
  { db, replica }: Deps,
  source: Db | null,
  read: (source: Db) => Promise<T>,
): Promise<T> {
  if (!source || !replica) return await read(db);
  try {
    return await read(source);
  } catch (error) {
    if (!replica.shouldRepeat(error)) throw error;
    return await read(db);
  }
}

/**
 * Stores where the log ended after a write, with the session of its caller: whichever server answers
 * the caller's next read knows how far the replica must have replayed.
 */
export async function recordLastWrite(
  { db, replica, log }: Deps,
  endpoint: Endpoint,
  { sessionId }: CurrentUser,
): Promise<void> {
  if (!replica || writesOf(endpoint) !== 'records') return;
  try {
    // Waits for neither disk nor replica, because the position is needed for a moment only.
    await db
      .update(session)
      .set({ lastWrite: sql`pg_current_wal_insert_lsn()` })
      .from(sql`(select set_config('synchronous_commit', 'off', true)) as setting`)
      .where(eq(session.id, sessionId));
  } catch (error) {
    // The write itself is committed, and its caller must know that.
    log.warn({ err: withoutQueryValues(error) }, 'the position of a write was not stored');
  }
}
