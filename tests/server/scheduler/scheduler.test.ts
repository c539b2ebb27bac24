import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDb, transaction, type Db } from '#server/platform/db/client.ts';
import { role } from '#server/platform/db/schema/index.ts';
import {
  runRecordJob,
  runTableJob,
  startScheduler,
  type RecordJob,
} from '#server/platform/scheduler/scheduler.ts';
import { waitUntil } from '../harness/wait-until.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
const recordCount = 60;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  await server.db.delete(role).where(eq(role.keterangan, 'jatuh tempo'));
  await server.db.delete(role).where(eq(role.keterangan, 'selesai'));
  await server.db.insert(role).values(
    Array.from({ length: recordCount }, (_, n) => ({
      name: `Peran berjangka ${n}`,
      peranDasar: 'AM' as const,
      keterangan: 'jatuh tempo',
    })),
  );
});
afterAll(() => server.stop());

const countDue = () => server.db.$count(role, eq(role.keterangan, 'jatuh tempo'));

/** A job that marks due roles as done and counts how often it ran for each. */
const countingJob = (
  runs: Map<number, number>,
  fail: (id: number) => boolean = () => false,
): RecordJob => ({
  name: 'mark roles',
  table: role,
  isDue: () => sql`${role.keterangan} = 'jatuh tempo'`,
  async run(tx, id) {
    runs.set(id, (runs.get(id) ?? 0) + 1);
    await tx.update(role).set({ keterangan: 'selesai' }).where(eq(role.id, id));
    if (fail(id)) throw new Error('no luck');
  },
});

it('the jobs of a scheduler take turns, with however few connections', async () => {
  const opened = openDb(String(server.direct.options.connectionString), { max: 2 });
  const done: string[] = [];
  const jobs = ['satu', 'dua', 'tiga'].map(name => ({
    name,
    runAll: async (db: Db) => {
      await db.execute(sql`select 1`);
      done.push(name);
    },
  }));
  const scheduler = startScheduler({ ...server.deps, db: opened.db }, jobs, 3_600_000);
  await waitUntil(() => done.length === 3);
  await scheduler.stop();
  await opened.close();
  expect(server.readLogs()).not.toContain('timeout exceeded');
});

describe('a record job', () => {
  it('runs once for every due record, with two schedulers on one database', async () => {
    const runs = new Map<number, number>();
    const done = await Promise.all([
      runRecordJob(server.deps, countingJob(runs)),
      runRecordJob(server.deps, countingJob(runs)),
    ]);
    expect(done[0] + done[1]).toBe(recordCount);
    expect(runs.size).toBe(recordCount);
    expect([...runs.values()].every(n => n === 1)).toBe(true);
    expect(await countDue()).toBe(0);
    expect(await runRecordJob(server.deps, countingJob(runs))).toBe(0);
  });

  it('leaves other records unaffected by a failure, which is logged and tried again', async () => {
    const [unlucky] = await server.db
      .select({ id: role.id })
      .from(role)
      .where(eq(role.keterangan, 'jatuh tempo'))
      .limit(1);
    const runs = new Map<number, number>();
    const job = countingJob(runs, id => id === unlucky?.id);
    expect(await runRecordJob(server.deps, job)).toBe(recordCount - 1);
    expect(await countDue()).toBe(1);
    expect(server.readLogs()).toContain('mark roles failed');
    expect(await runRecordJob(server.deps, countingJob(runs))).toBe(1);
  });

  it('skips a record that someone is changing', async () => {
    await transaction(server.db, async tx => {
      const [locked] = await tx
        .select({ id: role.id })
        .from(role)
        .where(eq(role.keterangan, 'jatuh tempo'))
        .limit(1)
        .for('update');
      const runs = new Map<number, number>();
      expect(await runRecordJob(server.deps, countingJob(runs))).toBe(recordCount - 1);
      expect(runs.has(locked?.id ?? 0)).toBe(false);
    });
  });
});

describe('a table job', () => {
  it('runs in one server at a time', async () => {
    let release = (): void => undefined;
    const released = new Promise<void>(resolve => {
      release = resolve;
    });
    let first: Promise<boolean> | undefined;
    await new Promise<void>(started => {
      const runAll = (): Promise<void> => {
        started();
        return released;
      };
      first = runTableJob(server.deps, { name: 'purge', runAll });
    });
    const purge = { name: 'purge', runAll: () => Promise.resolve() };
    expect(await runTableJob(server.deps, purge)).toBe(false);
    const other = { name: 'another', runAll: () => Promise.resolve() };
    expect(await runTableJob(server.deps, other)).toBe(true);
    release();
    expect(await first).toBe(true);
  });
});

describe('the scheduler', () => {
  it('runs every job at its start and waits for them when stopped', async () => {
    const runs = new Map<number, number>();
    let tableRuns = 0;
    const scheduler = startScheduler(
      server.deps,
      [
        countingJob(runs),
        {
          name: 'count',
          runAll: () => {
            tableRuns += 1;
            return Promise.reject(new Error('no luck either'));
          },
        },
      ],
      3_600_000,
    );
    await scheduler.stop();
    expect(runs.size).toBe(recordCount);
    expect(tableRuns).toBe(1);
    expect(server.readLogs()).toContain('count failed');
  });
});
