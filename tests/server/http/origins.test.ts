import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../harness/server.ts';

const listed = 'https://kantor.example';
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ corsOrigins: [listed] });
});
afterAll(() => server.stop());

describe('another site', () => {
  const answerTo = async (origin: string, on: TestServer = server) => {
    const preflight = await on.request('OPTIONS', '/Role', {
      headers: { origin, 'access-control-request-method': 'POST' },
    });
    const { headers } = await on.request('GET', '/public/config', { headers: { origin } });
    return [preflight.headers, headers].map(one => [
      one.get('access-control-allow-origin'),
      one.get('access-control-allow-credentials'),
    ]);
  };

  it('reads answers only when it is listed by its whole origin, and never with cookies', async () => {
    expect(await answerTo(listed)).toEqual([
      [listed, null],
      [listed, null],
    ]);
    for (const origin of [
      'https://lain.example',
      `${listed}.lain.test`,
      'null',
      'http://kantor.example',
    ])
      expect(await answerTo(origin), origin).toEqual([
        [null, null],
        [null, null],
      ]);
  });

  it('reads nothing where none is listed', async () => {
    const alone = await startTestServer();
    expect(await answerTo(listed, alone)).toEqual([
      [null, null],
      [null, null],
    ]);
    await alone.stop();
  });
});

describe('the address that a proxy names', () => {
  /** Returns the hash of the address by which a request is logged. */
  const addressIn = async (on: TestServer, forwarded: string) => {
    const headers = { 'x-forwarded-for': forwarded };
    await on.request('GET', '/public/config', { headers, peer: '198.51.100.1' });
    const last = on
      .readLogs()
      .split('\n')
      .findLast(line => line.includes('"msg":"request"'));
    return (JSON.parse(last ?? '{}') as { from?: string }).from;
  };

  it('is believed from trusted proxies only, as far as they wrote it', async () => {
    const { hashForLog } = server.deps.throttle;
    expect(await addressIn(server, '203.0.113.9')).toBe(hashForLog('198.51.100.1'));
    const behind = await startTestServer({ trustedProxies: 1 });
    const hash = behind.deps.throttle.hashForLog('203.0.113.9');
    expect(await addressIn(behind, '203.0.113.9')).toBe(hash);
    // What the client itself wrote is before it.
    expect(await addressIn(behind, '192.0.2.66, 203.0.113.9')).toBe(hash);
    await behind.stop();
  });
});
