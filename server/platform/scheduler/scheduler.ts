import { and, asc, eq, gt, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Logger } from 'pino';
import type { Clock } from '#server/platform/config.ts';
import { transaction, withoutQueryValues, type Db, type Tx } from '#server/platform/db/client.ts';
import { runPeriodically } from '#server/platform/run-periodically.ts';

/** A timed event: `run` is applied once to every record of a table that is due. */
export interface RecordJob {
  readonly name: string;
  readonly table: PgTable & { readonly id: AnyPgColumn };
  /** Condition of the records that are due; `run` has to make it false. */
  readonly isDue: (now: Date) => SQL | undefined;
  readonly run: (tx: Tx, id: number, now: Date) => Promise<unknown>;
}

/** A task over whole tables; only one server runs it at a time, and repeating it does no harm. */
export interface TableJob {
  readonly name: string;
  readonly runAll: (db: Db, now: Date) => Promise<unknown>;
}

export type Job = RecordJob | TableJob;

/** Number of ids read at once. */
const batchSize = 50;

/** Namespace of the advisory locks of table jobs. */
const jobLockSpace = 7_104;

interface SchedulerOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
}

/**
 * Runs a record job for every record that is due, each in its own transaction. The row is locked and
 * checked again first, so that of several servers one runs the event; a locked row is skipped. A
 * failure is logged and leaves the other records unaffected.
 * @returns the number of records
 */
export async function runRecordJob(
  { db, clock, log }: SchedulerOptions,
  { name, table, isDue, run }: RecordJob,
): Promise<number> {
  const now = clock();
  const condition = isDue(now);
  if (!condition) throw new Error(`The job '${name}' has no condition.`);
  let done = 0;
  for (let last = 0; ;) {
    const due = await db
      .select({ id: sql<number>`${table.id}` })
      .from(table)
      .where(and(condition, gt(table.id, last)))
      .orderBy(asc(table.id))
      .limit(batchSize);
    for (const { id } of due) {
      try {
        const wasDue = await transaction(db, async tx => {
          const [locked] = await tx
            .select({ id: table.id })
            .from(table)
            .where(and(eq(table.id, id), condition))
            .for('update', { skipLocked: true });
          if (locked) await run(tx, id, now);
          return locked !== undefined;
        });
        if (wasDue) done += 1;
      } catch (error) {
        log.error({ err: withoutQueryValues(error), record: id }, `${name} failed`);
      }
    }
    const lastId = due.at(-1)?.id;
    if (lastId === undefined || due.length < batchSize) return done;
    last = lastId;
  }
}

/** Runs a table job unless another server is running it. @returns whether it ran */
export async function runTableJob(
  { db, clock }: Pick<SchedulerOptions, 'db' | 'clock'>,
  { name, runAll }: TableJob,
): Promise<boolean> {
  return await transaction(
    db,
    async tx => {
      const { rows } = await tx.execute<{ locked: boolean }>(
        sql`select pg_try_advisory_xact_lock(${jobLockSpace}, hashtext(${name})) as locked`,
      );
      if (!rows[0]?.locked) return false;
      // This transaction only holds the lock while the job works in others.
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      await runAll(db, clock());
      return true;
    },
    { maxAttempts: 1 },
  );
}

/** Runs a job once, of either kind. */
export const runJob = (options: SchedulerOptions, job: Job): Promise<unknown> =>
  'runAll' in job ? runTableJob(options, job) : runRecordJob(options, job);

/**
 * Runs every job now and then periodically; `stop` waits for running ones. The jobs take turns: a
 * table job holds one connection and works on another, so that several at once could hold all.
 */
export function startScheduler(
  options: SchedulerOptions,
  jobs: readonly Job[],
  intervalMs: number,
): { stop: () => Promise<void> } {
  let turn: Promise<unknown> = Promise.resolve();
  const runInTurn = (job: Job): Promise<unknown> => {
    const run = turn.then(() => runJob(options, job));
    turn = run.catch(() => undefined);
    return run;
  };
  const running = jobs.map(job =>
    runPeriodically(() => runInTurn(job), { intervalMs, log: options.log, name: job.name }),
  );
  return {
    async stop() {
      await Promise.all(running.map(one => one.stop()));
    },
  };
}
