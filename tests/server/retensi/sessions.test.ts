import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  captchaUsed,
  downloadTicket,
  idempotencyKey,
  retentionRun,
  session,
  throttle,
} from '#server/platform/db/schema/index.ts';
import { serverJobs } from '#server/app/jobs.ts';
import { runJob } from '#server/platform/scheduler/scheduler.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';
import { runRetention } from './run.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const hourMs = 3_600_000;
const tables = [idempotencyKey, downloadTicket, captchaUsed, session];
const countRows = () => Promise.all(tables.map(table => server.db.$count(table)));

/** Returns the time some hours from now. */
const inHours = (hours: number): string =>
  new Date(server.now().getTime() + hours * hourMs).toISOString();

const addKey = (key: string, expiresAt: string) =>
  server.db.insert(idempotencyKey).values({
    actorKey: 'user:1',
    key,
    method: 'POST',
    path: '/role',
    bodyHash: key,
    answer: { nama: 'Bagas Contoh' },
    expiresAt,
  });

const runJobs = async (): Promise<void> => {
  for (const job of serverJobs(server.deps)) {
    if (job.name === 'apply retention periods') await runJob(server.deps, job);
  }
};

it('the daily job deletes what has expired and keeps the rest', async () => {
  const { token } = await server.signIn();
  const [opened] = await server.db.select().from(session);
  if (!opened) throw new Error('no session');
  await server.db.insert(session).values(
    [0, -1, 1].map(hours => ({
      id: `sesi ${hours}`,
      userId: opened.userId,
      expiresAt: inHours(hours),
      endedAt: inHours(-2),
    })),
  );
  for (const hours of [0, -30, 1]) await addKey(`kunci ${hours}`, inHours(hours));
  const ticket = { path: '/x', query: Buffer.from('') };
  await server.db.insert(downloadTicket).values([
    { ...ticket, id: 'lama', sessionId: 'sesi -1', expiresAt: inHours(-1) },
    { ...ticket, id: 'baru', sessionId: 'sesi 0', expiresAt: inHours(1) },
  ]);
  await server.db.insert(captchaUsed).values([
    { id: 'lama', expiresAt: inHours(-1) },
    { id: 'baru', expiresAt: inHours(1) },
  ]);

  await runJobs();
  expect(await server.db.select({ key: idempotencyKey.key }).from(idempotencyKey)).toEqual([
    { key: 'kunci 1' },
  ]);
  expect(await server.db.select({ id: downloadTicket.id }).from(downloadTicket)).toEqual([
    { id: 'baru' },
  ]);
  expect(await server.db.select({ id: captchaUsed.id }).from(captchaUsed)).toEqual([
    { id: 'baru' },
  ]);
  // A session waits for the download that began in it.
  const left = await server.db.select({ id: session.id }).from(session);
  expect(left.map(({ id }) => id).sort()).toEqual([opened.id, 'sesi 0', 'sesi 1'].sort());
  expect((await server.request('GET', '/negara', { token })).status).toBe(200);

  server.advanceTime(25 * hourMs);
  await runJobs();
  expect(await countRows()).toEqual([0, 0, 0, 0]);
  expect((await server.request('GET', '/negara', { token })).status).toBe(401);
});

it('many expired rows are deleted in batches', async () => {
  await server.db.execute(sql`
    insert into ${idempotencyKey} (actor_key, key, method, path, body_hash, expires_at)
    select 'user:1', n::text, 'POST', '/role', '', ${inHours(-1)} from generate_series(1, 2500) n`);
  await runRetention(server, ['hitunganKeamanan']);
  expect(await server.db.$count(idempotencyKey)).toBe(0);
  const [run] = await server.db.select().from(retentionRun);
  expect(run).toMatchObject({ jumlah: 2_500, tersimpan: 0, tertua: null });
});

it('counters against guessing are deleted once they have expired', async () => {
  const expire = server.now().getTime();
  await server.db.insert(throttle).values([
    { key: 'guesses:over', points: 3, expire: expire - 1 },
    { key: 'guesses:runs', points: 3, expire: expire + 1_000 },
  ]);
  await runRetention(server, ['hitunganKeamanan']);
  expect(await server.db.$count(throttle, eq(throttle.key, 'guesses:over'))).toBe(0);
  expect(await server.db.$count(throttle, eq(throttle.key, 'guesses:runs'))).toBe(1);
});
