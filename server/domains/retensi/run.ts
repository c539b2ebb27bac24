import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Logger } from 'pino';
import { retentionNames } from '#contract/core/messages/id/retention.ts';
import {
  retentionClassNames,
  retentionOutlookDays,
  type RetentionClass,
  type RetentionPeriod,
} from '#contract/domains/retensi/classes.ts';
import type { Deps } from '#server/platform/context.ts';
import { transaction, withoutQueryValues, type Db, type Tx } from '#server/platform/db/client.ts';
import { retentionRun } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { systemContext } from '#server/platform/lifecycle/lifecycle.ts';
import type { TableJob } from '#server/platform/scheduler/scheduler.ts';
import { classRows, periodOf } from './class-rows.ts';
import {
  dueRows,
  limitOf,
  removableRows,
  type BatchContext,
  type Removal,
  type RetainedRows,
} from './retained-rows.ts';

/** Rows that one transaction removes. */
const batchRows = 1_000;

/** Records that are handled one by one are read in groups of this size. */
const eachRows = 50;

/**
 * What one turn of the scheduler removes of a class at most, and how long it works on it in ms, because its jobs take
 * turns. The next turn, minutes later, continues.
 */
const turn = { batches: 50, records: 500, ms: 60_000 } as const;

type RetentionDeps = Pick<Deps, 'config' | 'keys'> & { readonly log: Pick<Logger, 'error'> };

type Run = typeof retentionRun.$inferSelect;

/** One class on one day, as the job works on it. */
interface Task {
  readonly db: Db;
  readonly now: Date;
  readonly deps: RetentionDeps;
  readonly run: Run;
  readonly limit: SQL;
  /** When the turn ends, as `performance.now()`. */
  readonly endsAt: number;
}

const isRun = ({ hari, kelas }: Pick<Run, 'hari' | 'kelas'>) =>
  and(eq(retentionRun.hari, hari), eq(retentionRun.kelas, kelas));

/** Adds to the counts of a run, in the transaction of what is counted. */
const addTo = (tx: Tx, run: Run, done: number, postponed = 0, lastId?: number) =>
  tx
    .update(retentionRun)
    .set({
      jumlah: sql`${retentionRun.jumlah} + ${done}::int`,
      tertunda: sql`${retentionRun.tertunda} + ${postponed}::int`,
      ...(lastId === undefined ? {} : { sampaiId: lastId }),
    })
    .where(isRun(run));

const contextOf = (tx: Tx, { now, deps }: Task): BatchContext => ({ db: tx, now, deps });

/** Removes rows in batches. @returns whether none are left */
async function removeAll(
  task: Task,
  rows: RetainedRows,
  all: Extract<Removal, { all: unknown }>['all'],
): Promise<boolean> {
  const { table } = rows;
  for (let batch = 0; batch < turn.batches && performance.now() < task.endsAt; batch += 1) {
    const found = await transaction(task.db, async tx => {
      const { rows: taken } = await tx.execute<{ ctid: string }>(sql`
        select ${table}.ctid::text as ctid from ${table} where ${removableRows(rows, task.limit)}
        limit ${batchRows} for update of ${table} skip locked`);
      if (taken.length === 0) return 0;
      const ctids = sql.param(taken.map(({ ctid }) => ctid));
      await all(contextOf(tx, task), sql`${table}.ctid = any(${ctids}::text[]::tid[])`);
      await addTo(tx, task.run, rows.isCounted === false ? 0 : taken.length);
      return taken.length;
    });
    if (found < batchRows) return true;
  }
  return false;
}

/** Removes records one by one, from the last one that an earlier turn looked at. @returns whether none are left */
async function removeEach(
  task: Task,
  rows: RetainedRows,
  each: Extract<Removal, { each: unknown }>['each'],
): Promise<boolean> {
  const { db, run, deps } = task;
  let last = run.sampaiId;
  for (let handled = 0; handled < turn.records && performance.now() < task.endsAt;) {
    const { rows: due } = await db.execute<{ id: number }>(sql`
      select id from ${rows.table} where ${removableRows(rows, task.limit)}
        and ${rows.table}.id > ${last}::int order by id limit ${eachRows}`);
    for (const { id } of due) {
      if (performance.now() >= task.endsAt) return false;
      last = id;
      const isDone = await transaction(db, async tx => {
        // Another record of the same person may have taken it along, or a hold came between.
        const { rows: still } = await tx.execute(sql`
          select from ${rows.table} where ${rows.table}.id = ${id}::int
            and ${removableRows(rows, task.limit)}`);
        if (still.length === 0) return true;
        if (!(await each(contextOf(tx, task), id))) return false;
        await addTo(tx, run, 1, 0, id);
        return true;
      }).catch((error: unknown) => {
        deps.log.error({ err: withoutQueryValues(error), record: id }, `${run.kelas} failed`);
        return false;
      });
      if (!isDone) await transaction(db, tx => addTo(tx, run, 0, 1, id));
    }
    handled += due.length;
    if (due.length < eachRows) return true;
  }
  return false;
}

/** Counts what a class stores, what becomes due soon, and what holds keep. */
async function countRows(
  { db, now }: Pick<Task, 'db' | 'now'>,
  period: RetentionPeriod,
  classRowsOf: readonly RetainedRows[],
) {
  const soon = limitOf(period, new Date(now.getTime() + retentionOutlookDays * 86_400_000));
  const counts = { tersimpan: 0, jatuhTempo: 0, ditahan: 0 };
  let tertua: string | null = null;
  for (const rows of classRowsOf.filter(({ isCounted }) => isCounted !== false)) {
    const { rows: found } = await db.execute<{ n: number; oldest: string | null }>(sql`
      select count(*)::int as n, min(${rows.since})::text as oldest
      from ${rows.table} where ${rows.having ?? sql`true`}`);
    const oldest = found[0]?.oldest ? new Date(found[0].oldest).toISOString() : null;
    if (oldest !== null && (tertua === null || oldest < tertua)) tertua = oldest;
    counts.tersimpan += found[0]?.n ?? 0;
    counts.jatuhTempo += await db.$count(rows.table, removableRows(rows, soon));
    if (rows.held) {
      const due = dueRows(rows, limitOf(period, now));
      counts.ditahan += await db.$count(rows.table, sql`${due} and ${rows.held}`);
    }
  }
  return { ...counts, tertua };
}

/** Marks a class as done for the day, with its counts, and writes the audit entry of what was removed. */
async function finish(task: Task, period: RetentionPeriod, rows: readonly RetainedRows[]) {
  const { db, now, run } = task;
  const counts = rows.length === 0 ? {} : await countRows(task, period, rows);
  await transaction(db, async tx => {
    const [done] = await tx
      .update(retentionRun)
      .set({ ...counts, selesai: now.toISOString() })
      .where(isRun(run))
      .returning();
    if (!done || (done.jumlah === 0 && done.tertunda === 0)) return;
    await systemContext(tx, now).audit({
      action: 'retensi.runRetention',
      resource: 'retensi',
      recordLabel: retentionNames[run.kelas],
      after: { jumlah: done.jumlah, tertunda: done.tertunda },
    });
  });
}

/** Begins or continues a class on the day of `now`; undefined when it is done. */
async function beginRun(db: Db, now: Date, kelas: RetentionClass): Promise<Run | undefined> {
  const hari = dayInJakarta(now);
  await db
    .insert(retentionRun)
    .values({ hari, kelas, mulai: now.toISOString() })
    .onConflictDoNothing();
  const [run] = await db.select().from(retentionRun).where(isRun({ hari, kelas }));
  return run?.selesai === null ? run : undefined;
}

/** Applies the period of one class, as far as one turn goes. */
async function runClass(db: Db, now: Date, kelas: RetentionClass, deps: RetentionDeps) {
  const run = await beginRun(db, now, kelas);
  if (!run) return;
  const period = periodOf(deps.config, kelas);
  const endsAt = performance.now() + turn.ms;
  const task: Task = { db, now, deps, run, limit: limitOf(period, now), endsAt };
  const rowsOfClass = classRows(deps.keys)[kelas];
  for (const rows of rowsOfClass) {
    const { remove } = rows;
    const isDone =
      'all' in remove
        ? await removeAll(task, rows, remove.all)
        : await removeEach(task, rows, remove.each);
    if (!isDone) return;
  }
  await finish(task, period, rowsOfClass);
}

/**
 * Returns the job that applies the retention periods once a day: each class in bounded batches, recorded with each
 * batch, so that an interrupted run continues. A class that fails does not stop the others.
 * @param classes all of them in a server
 */
export const applyRetention = (
  deps: RetentionDeps,
  classes: readonly RetentionClass[] = retentionClassNames,
): TableJob => ({
  name: 'apply retention periods',
  async runAll(db, now) {
    for (const kelas of classes) {
      try {
        await runClass(db, now, kelas, deps);
      } catch (error) {
        deps.log.error({ err: withoutQueryValues(error) }, `retention of ${kelas} failed`);
      }
    }
  },
});
