import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Deps } from '#server/platform/context.ts';

/** Longest wait for the replica, in ms, and how often it is asked. */
const maxWaitMs = 2_000;
const askMs = 50;

/**
 * Returns a function that waits until the replica has replayed what is committed by now. Otherwise the lists that
 * are read after an announcement would still lack its change.
 */
export function createReplayWait({
  db,
  replica,
}: Pick<Deps, 'db' | 'replica'>): () => Promise<void> {
  if (!replica) return () => Promise.resolve();
  return async () => {
    try {
      const { rows } = await db.execute<{ at: string }>(
        sql`select pg_current_wal_lsn()::text as at`,
      );
      const at = rows[0]?.at ?? null;
      for (let waited = 0; waited < maxWaitMs; waited += askMs) {
        if (await replica.hasReplayed(at)) return;
        await wait(askMs, undefined, { ref: false });
      }
    } catch {
      // The announcement is passed on all the same.
    }
  };
}
