import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
const dir = mkdtempSync(join(tmpdir(), 'console-'));
const script = 'console.log("halo")';

beforeAll(async () => {
  mkdirSync(join(dir, 'assets'));
  writeFileSync(
    join(dir, 'index.html'),
    '<script nonce="__CSP_NONCE__" src="/assets/a-1.js"></script>',
  );
  writeFileSync(join(dir, 'assets/a-1.js'), script);
  writeFileSync(join(dir, 'assets/a-1.js.gz'), gzipSync(script));
  writeFileSync(join(dir, 'favicon.svg'), '<svg/>');
  server = await startTestServer({ consoleDir: dir });
});
afterAll(async () => {
  await server.stop();
  rmSync(dir, { recursive: true });
});

const fetchPath = (path: string, headers: Record<string, string> = {}) =>
  server.app.fetch(new Request(`http://portal.test${path}`, { headers }));

describe('the built console', () => {
  it.each(['/', '/dashboard', '/admin/role/edit/7', '/index.html', '/tidak/ada'])(
    'serves one page at %s, with a new nonce each time',
    async path => {
      const [first, second] = [await fetchPath(path), await fetchPath(path)];
      const nonce = /nonce="([^"]+)"/.exec(await first.text())?.[1] ?? '';
      expect(first.status).toBe(200);
      expect(first.headers.get('cache-control')).toBe('no-store');
      expect(first.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
      expect(await second.text()).not.toContain(nonce);
    },
  );

  it('serves its files compressed and cacheable for a year', async () => {
    const plain = await fetchPath('/assets/a-1.js');
    expect(await plain.text()).toBe(script);
    expect(plain.headers.get('cache-control')).toContain('immutable');
    const packed = await fetchPath('/assets/a-1.js', { 'accept-encoding': 'gzip' });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect((await fetchPath('/favicon.svg')).headers.get('cache-control')).toBe('no-cache');
  });

  it('answers 404 for a removed file, so that an old page notices', async () => {
    expect((await fetchPath('/assets/old-2.js')).status).toBe(404);
  });

  it('serves nothing from outside its folder', async () => {
    for (const path of [
      '/../package.json',
      '/%2e%2e/package.json',
      '/assets/..%2f..%2fpackage.json',
    ]) {
      expect(await (await fetchPath(path)).text()).not.toContain('dependencies');
    }
  });
});
