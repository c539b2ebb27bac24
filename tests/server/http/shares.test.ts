import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoint } from '#contract/core/endpoint.ts';
import { z } from '#contract/core/zod.ts';
import { createApp } from '#server/app/app.ts';
import { auditLog } from '#server/platform/db/schema/index.ts';
import { mountContract } from '#server/platform/http/mount-contract.ts';
import { createManualTimers } from '../harness/manual-timers.ts';
import { testRequestInfo } from '../harness/request-info.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';
import { waitUntil } from '../harness/wait-until.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Starts a call whose body arrives when the test sends it. */
function startCall(token: string) {
  const timers = createManualTimers();
  const app = createApp({ ...server.deps, timers });
  let finish = (): void => undefined;
  const name = `Peran ${token.slice(-8)}`;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      finish = () => {
        const text = JSON.stringify({ name, peranDasar: 'AM', keterangan: null });
        controller.enqueue(new TextEncoder().encode(text));
        controller.close();
      };
    },
  });
  const request = new Request('http://portal.test/api/role', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body,
    duplex: 'half',
  } as RequestInit);
  return { timers, answer: app.fetch(request), finish: () => finish() };
}

describe('a call whose body takes long', () => {
  it('is refused when its session ends in the meantime', async () => {
    const { token } = await server.signIn({ role: 'ADMIN' });
    const { timers, answer, finish } = startCall(token);
    await waitUntil(() => timers.count() === 1);
    await server.request('POST', '/gtc/logout', { token, body: {} });
    timers.advance(10_000);
    finish();
    expect((await answer).status).toBe(401);
  });

  it('happens when its body is complete', async () => {
    const { token, id } = await server.signIn({ role: 'ADMIN' });
    const { timers, answer, finish } = startCall(token);
    await waitUntil(() => timers.count() === 1);
    timers.advance(10_000);
    server.advanceTime(10_000);
    finish();
    expect((await answer).status).toBe(201);
    const [entry] = await server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.actorId, id))
      .orderBy(desc(auditLog.id))
      .limit(1);
    expect(Date.parse(entry?.at ?? '')).toBe(server.now().getTime());
  });
});

it('JSON bodies count in the share of their client while they are used', async () => {
  const calls = {
    surat: {
      kirim: endpoint({
        method: 'POST',
        path: '/surat',
        access: 'public',
        summary: 'Menerima surat',
        body: z.strictObject({ isi: z.string() }),
        answer: z.object({ ok: z.boolean() }),
      }),
    },
  };
  let isOpen = false;
  let inside = 0;
  const kirim = async () => {
    inside += 1;
    await waitUntil(() => isOpen);
    return { ok: true };
  };
  const noCaller = () => Promise.reject(new Error('no caller'));
  const authenticate = { byToken: noCaller, byTicket: noCaller, bySession: noCaller };
  const size = { total: 4_000, each: 2_000 };
  const memory = { account: size, anonymous: size };
  const mounted = mountContract(server.deps, calls, { surat: { kirim } }, authenticate, { memory });
  const post = () =>
    mounted(
      new Request('http://portal.test/surat', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ isi: 'x'.repeat(1_500) }),
      }),
      '/surat',
      testRequestInfo(server.deps.log),
    );
  const first = post();
  await waitUntil(() => inside === 1);
  await expect(post()).rejects.toMatchObject({ code: 'BELUM_SIAP' });
  isOpen = true;
  expect((await first).status).toBe(200);
  expect((await post()).status).toBe(200);
});

it('the state of the server is told without a free database connection', async () => {
  const held = await Promise.all(
    Array.from({ length: server.db.$client.options.max }, () => server.db.$client.connect()),
  );
  const answers = await Promise.all(
    ['/api/healthz', '/healthz', '/api/public/config'].map(path =>
      server.app.fetch(new Request(`http://portal.test${path}`)),
    ),
  ).finally(() => {
    for (const client of held) client.release();
  });
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(answers[0]?.headers.get('cache-control')).toBe('no-store');
});
