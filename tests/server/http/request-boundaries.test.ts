import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '#contract/index.ts';
import { listen } from '#server/app/listen.ts';
import { createOpenRequests } from '#server/platform/http/open-requests.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let http: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  server = await startTestServer();
  http = await listen(
    { host: '127.0.0.1', port: 0, isBehindProxy: false },
    server.app,
    createOpenRequests(calls),
  );
});
afterAll(async () => {
  http.close();
  await server.stop();
});

/** Sends bytes as they are and returns the status of each answer until the server closes the connection. */
async function statuses(...lines: string[]): Promise<number[]> {
  const socket = connect((http.address() as AddressInfo).port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk: Buffer) => {
    received += chunk.toString('latin1');
  });
  socket.on('error', () => undefined);
  socket.write(lines.join('\r\n'));
  await once(socket, 'close');
  return [...received.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
}

const head = ['POST /api/gtc/logingtc HTTP/1.1', 'Host: portal.test', 'Connection: close'];

/** A second request that a lenient reader of the first would run. */
const hidden = 'GET /healthz HTTP/1.1\r\nHost: portal.test\r\n\r\n';

describe('a request whose end is ambiguous', () => {
  it.each([
    ['both a length and chunks', ['Content-Length: 4', 'Transfer-Encoding: chunked', '', '0', '']],
    ['two lengths', ['Content-Length: 4', 'Content-Length: 40', '']],
    ['a length with a sign', ['Content-Length: +4', '']],
    ['chunks that are not the last coding', ['Transfer-Encoding: chunked, identity', '']],
    ['a space before the colon', ['Transfer-Encoding : chunked', '']],
    ['a folded header', ['X-A: 1', ' Transfer-Encoding: chunked', 'Content-Length : 0', '']],
    ['a chunk size that is no number', ['Transfer-Encoding: chunked', '', '0x4', 'abcd', '']],
  ])('is refused as a whole: %s', async (_, lines) => {
    const answers = await statuses(...head, ...lines, hidden);
    expect(answers).not.toContain(200);
    expect(answers.at(0)).toBe(400);
  });
});

describe('the method TRACE', () => {
  it('echoes nothing', async () => {
    const [status] = await statuses(
      'TRACE /api/Role HTTP/1.1',
      'Host: portal.test',
      'Connection: close',
      'X-Secret: 1',
      '',
      '',
    );
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });
});
