import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { calls } from '#contract/index.ts';
import { createApp } from '#server/app/app.ts';
import { listen } from '#server/app/listen.ts';
import { createOpenRequests } from '#server/platform/http/open-requests.ts';
import { createBhbu } from '../../builders/bhbu.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  ({ token } = await server.signIn({ role: 'ADMIN' }));
});
afterAll(() => server.stop());

const get = (path: string) => server.app.fetch(new Request(`http://portal.test${path}`));

describe('an address', () => {
  it('names a record by a decimal number only', async () => {
    const { id } = await createBhbu(server, token);
    const read = async (number: string) =>
      (await server.request('GET', `/bhbu/getBHBURequestbyid/${number}`, { token })).status;
    expect(await read(String(id))).toBe(200);
    for (const other of [`0x${id.toString(16)}`, `0b${id.toString(2)}`, `${id}e0`])
      expect(await read(other), other).toBe(422);
    const page = await server.request('GET', '/bhbu?pageNumber=0x1', { token });
    expect(page.json['errors']).toHaveProperty('pageNumber');
  });

  it('is decoded once', async () => {
    const read = async (key: string) =>
      (await server.request('GET', `/preferensi/${key}`, { token })).status;
    expect(await read('kolom%2EperanSaya')).toBe(200);
    // Decoded twice, it would be the same address.
    expect(await read('kolom%252EperanSaya')).toBe(422);
  });

  it('of a hidden file does not exist', async () => {
    for (const path of ['/.env', '/.git/config', '/admin/.htaccess', '/.well-known/lain'])
      expect((await get(path)).status, path).toBe(404);
  });

  it('says where weaknesses are reported', async () => {
    const response = await get('/.well-known/security.txt');
    expect(response.headers.get('content-type')).toContain('text/plain');
    const lines = (await response.text()).split('\n');
    expect(lines).toContain('Contact: mailto:keamanan@portal.example');
    const expires = lines.find(line => line.startsWith('Expires: '))?.slice('Expires: '.length);
    expect(Date.parse(expires ?? '') - server.now().getTime()).toBe(180 * 86_400_000);
    const config = { ...server.config, securityContact: null };
    const without = createApp({ ...server.deps, config });
    const asked = new Request('http://portal.test/.well-known/security.txt');
    expect((await without.fetch(asked)).status).toBe(404);
  });
});

it('a request that names two hosts is refused', async () => {
  const http = await listen(
    { host: '127.0.0.1', port: 0, isBehindProxy: false },
    server.app,
    createOpenRequests(calls),
  );
  onTestFinished(() => void http.close());
  const ask = async (hosts: readonly string[]): Promise<string> => {
    const socket = connect((http.address() as AddressInfo).port, '127.0.0.1');
    const headers = hosts.map(host => `Host: ${host}\r\n`).join('');
    socket.write(`GET /healthz HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`);
    const [bytes] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    return bytes.toString().split('\r\n')[0] ?? '';
  };
  expect(await ask(['portal.test'])).toContain('200');
  expect(await ask(['portal.test', 'lain.test'])).toContain('400');
});

describe('the log', () => {
  it('names the account and the address of a request, the address only as a hash', async () => {
    const user = await server.signIn({ role: 'ADMIN' });
    await server.request('GET', '/bhbu', { token: user.token, peer: '203.0.113.77' });
    const lines = server
      .readLogs()
      .split('\n')
      .filter(line => line.includes(`"account":${user.id}`));
    expect(lines).toHaveLength(1);
    const { hashForLog } = server.deps.throttle;
    expect(lines[0]).toContain(`"from":"${hashForLog('203.0.113.77')}"`);
    expect(server.readLogs()).not.toContain('203.0.113.77');
  });

  it('names who was refused to sign in by a hash of the name', async () => {
    const body = { Username: 'Tamu.Asing', Password: 'salah', ApplicationCode: 'GTRY' };
    await server.request('POST', '/gtc/logingtc', { body, peer: '203.0.113.78' });
    const { hashForLog } = server.deps.throttle;
    expect(server.readLogs()).toContain(`"userName":"${hashForLog('tamu.asing')}"`);
    expect(server.readLogs().toLowerCase()).not.toContain('tamu.asing');
  });
});
