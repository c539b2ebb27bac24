import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '#server/app/app.ts';
import { createMainThreadBudget } from '#server/platform/http/main-thread-budget.ts';
import { anonymousOwner } from '#server/platform/http/request-owner.ts';
import { allCalls } from '../../all-calls.ts';
import { createManualTimers } from '../harness/manual-timers.ts';
import { requestTo, startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** The paths below `/api` that anyone may read, with the ones that are no calls. */
const publicPaths = [
  '/openapi.json?x=1',
  '/docs',
  '/docs/swagger-ui.css',
  '/docs/swagger-ui-bundle.js',
  '/healthz?x=1',
  '/tidak-ada',
  '/Peserta',
  ...allCalls
    .filter(({ endpoint: { access, method } }) => access === 'public' && method === 'GET')
    .map(({ endpoint }) => endpoint.path.replaceAll(/\{\w+\}/g, 'x')),
];

describe.each(publicPaths)('a stranger who asks %s 200 times', path => {
  it('uses up the time of its own network', async () => {
    const timers = createManualTimers();
    let busyMs = 0;
    // Each request is measured as if it took 100 ms.
    const mainThreadMs = () => (busyMs += 100);
    const request = requestTo(createApp({ ...server.deps, timers, mainThreadMs }));
    const statuses: number[] = [];
    for (let count = 0; count < 200; count += 1) {
      const { status, headers } = await request('GET', path, { peer: '203.0.113.7' });
      statuses.push(status);
      if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    const refused = statuses.filter(status => status === 429).length;
    // Without credentials, a call that needs them costs as little as a refusal.
    if (path === '/Peserta') expect(new Set(statuses)).toEqual(new Set([401]));
    else expect(refused).toBeGreaterThan(100);

    const other = { peer: '203.0.113.8' };
    expect((await request('GET', '/public/getKabKota', other)).status).toBe(200);
    const { token } = await server.signIn({ role: 'ADMIN' });
    // An account has its own time, at the address of the stranger too.
    expect((await request('GET', '/role', { token, peer: '203.0.113.7' })).status).toBe(200);
    timers.advance(60_000);
    expect((await request('GET', path, { peer: '203.0.113.7' })).status).not.toBe(429);
  });
});

it('an answer that is the same for everybody is made once', async () => {
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const asked = new Request(`http://portal.test/api${path}`, { headers });
    const response = await server.app.fetch(asked, '203.0.113.9');
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  for (const path of ['/openapi.json', '/docs/swagger-ui-bundle.js', '/docs/swagger-ui.css']) {
    const plain = await ask(path);
    const before = process.cpuUsage();
    for (let count = 0; count < 200; count += 1) await ask(path, { 'accept-encoding': 'gzip' });
    const { user, system } = process.cpuUsage(before);
    // To make it takes 100 ms and more, and to compress it as much again.
    expect((user + system) / 1_000 / 200, path).toBeLessThan(20);
    const zipped = await ask(path, { 'accept-encoding': 'br, gzip' });
    expect(zipped.response.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(zipped.bytes).equals(plain.bytes)).toBe(true);
    const etag = plain.response.headers.get('etag') ?? '';
    expect((await ask(path, { 'if-none-match': etag })).response.status).toBe(304);
  }
});

describe('the budget of the main thread', () => {
  const limits = {
    account: { burstMs: 1_000, share: 0.5 },
    anonymous: { burstMs: 1_000, share: 0.5 },
  };
  function start() {
    const timers = createManualTimers();
    let busy = 0;
    const begin = createMainThreadBudget({ timers, busyMs: () => busy, limits });
    const work = (ms: number) => {
      busy += ms;
      timers.advance(ms);
    };
    const isAllowed = (address: string): boolean => {
      const request = begin(anonymousOwner(address));
      try {
        request.assertAllowed();
        return true;
      } catch {
        return false;
      } finally {
        request.end();
      }
    };
    return { begin, work, isAllowed, timers };
  }

  it('charges the one that keeps the server busy, not the one that waits for it', () => {
    const { begin, work, isAllowed } = start();
    const heavy = Array.from({ length: 9 }, () => begin(anonymousOwner('203.0.113.1')));
    const light = begin(anonymousOwner('203.0.113.2'));
    work(4_000);
    for (const request of heavy) request.end();
    light.end();
    expect(isAllowed('203.0.113.1')).toBe(false);
    expect(isAllowed('203.0.113.2')).toBe(true);
  });

  it('charges no one for work between requests', () => {
    const { begin, work, isAllowed } = start();
    begin(anonymousOwner('203.0.113.1')).end();
    work(10_000);
    expect(isAllowed('203.0.113.1')).toBe(true);
  });

  it('lets a client wait a bounded time', () => {
    const { begin, work, isAllowed, timers } = start();
    const request = begin(anonymousOwner('203.0.113.1'));
    work(100_000);
    request.end();
    timers.advance(1_900);
    expect(isAllowed('203.0.113.1')).toBe(false);
    timers.advance(200);
    expect(isAllowed('203.0.113.1')).toBe(true);
  });

  it('counts an IPv6 network as one client', () => {
    const { begin, work, isAllowed } = start();
    const request = begin(anonymousOwner('2001:db8::1'));
    work(4_000);
    request.end();
    expect(isAllowed('2001:db8::ffff')).toBe(false);
    expect(isAllowed('2001:db8:0:1::1')).toBe(true);
  });
});
