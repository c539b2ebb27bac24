import type pg from 'pg';
import type { Logger } from 'pino';
import { sealLog } from '#server/platform/audit/seal/seal-entries.ts';
import { sealedLogs } from '#server/platform/audit/seal/sealed-log.ts';
import type { Clock } from '#server/platform/config.ts';
import type { Keys } from '#server/platform/crypto/keys.ts';
import { openDb, withoutQueryValues } from '#server/platform/db/client.ts';
import type { Pooling } from '#server/platform/db/pool.ts';
import { runJob, startScheduler } from '#server/platform/scheduler/scheduler.ts';

/** Time after which an entry is sealed at the latest, apart from the sealing itself. */
const intervalMs = 2_000;

interface SealerOptions {
  readonly clock: Clock;
  readonly log: Logger;
  readonly keys: Keys;
  readonly pooling?: Pooling;
}

/**
 * Seals new entries of the sealed logs periodically and once more when it stops. It has connections of its own,
 * so that it keeps up when requests use all others.
 */
export function startAuditSealer(
  { options }: pg.Pool,
  { clock, log, keys, pooling = 'session' }: SealerOptions,
): { stop: () => Promise<void> } {
  const { connectionString } = options;
  if (connectionString === undefined) throw new Error('The pool has no connection string.');
  // One connection holds the lock of the job, the other one works.
  const { db, close } = openDb(connectionString, {
    max: 2,
    applicationName: 'portal-vaksin audit',
    pooling,
  });
  const jobs = sealedLogs.map(sealed => sealLog(sealed, keys, log));
  const schedule = startScheduler({ db, clock, log }, jobs, intervalMs);
  return {
    async stop() {
      await schedule.stop();
      for (const job of jobs) {
        await runJob({ db, clock, log }, job).catch((error: unknown) =>
          log.error({ err: withoutQueryValues(error) }, `${job.name} failed`),
        );
      }
      await close();
    },
  };
}
