import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** What every line has, as docs/security/logs.md promises to collectors. */
const line = z.looseObject({
  level: z.union([10, 20, 30, 40, 50, 60].map(one => z.literal(one))),
  time: z.iso.datetime({ precision: 3 }),
  pid: z.int(),
  hostname: z.string(),
  msg: z.string(),
});

/** What the line of a request has besides. */
const requestLine = line.extend({
  msg: z.literal('request'),
  level: z.literal(30),
  requestId: z.string(),
  method: z.string(),
  path: z.string().startsWith('/'),
  status: z.int(),
  ms: z.int(),
  from: z.string().length(12),
  account: z.int().optional(),
});

it('each line is one JSON object with the documented fields, whatever clients send', async () => {
  const { token, id } = await server.signIn({ role: 'AM' });
  const asked: readonly [method: string, path: string, options?: object][] = [
    ['GET', '/Role', { token }],
    ['GET', '/bhbu?q=%0A%7B%22level%22%3A50%7D', { token }],
    ['GET', '/bhbu/%0d%0a%7B%7D', { token }],
    ['POST', '/Role', { token, body: '{"name":"a\\n{\\"level\\":60}"' }],
    ['GET', '/Peserta', { token: 'baris\tlain' }],
    ['POST', '/gtc/logingtc', { body: { Username: 'a\n{"level":60}', Password: 'x' } }],
    ['PATCH', '/tidak/ada'],
  ];
  for (const [method, path, options] of asked) await server.request(method, path, options);
  const lines = server
    .readLogs()
    .split('\n')
    .filter(Boolean)
    .map(text => line.parse(JSON.parse(text)));
  const requests = lines.filter(({ msg }) => msg === 'request').map(one => requestLine.parse(one));
  expect(requests.map(({ method }) => method)).toEqual(asked.map(([method]) => method));
  expect(new Set(requests.map(({ requestId }) => requestId)).size).toBe(asked.length);
  expect(requests[0]).toMatchObject({ account: id, status: 403 });
  expect(requests.at(-1)).not.toHaveProperty('account');
});
