import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consoleContentSecurityPolicy } from '#server/platform/http/security-headers.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
const dir = mkdtempSync(join(tmpdir(), 'console-'));
const script = 'console.log("halo")';

beforeAll(async () => {
  mkdirSync(join(dir, 'assets'));
  const rest =
    '<meta name="build-id" content="__BUILD_ID__"><script nonce="__CSP_NONCE__" src="/assets/a-1.js"></script>';
  writeFileSync(join(dir, 'index.html'), `<html lang="id">${rest}`);
  writeFileSync(join(dir, 'index.en.html'), `<html lang="en">${rest}`);
  writeFileSync(join(dir, 'assets/a-1.js'), script);
  writeFileSync(join(dir, 'assets/a-1.js.gz'), gzipSync(script));
  writeFileSync(join(dir, 'favicon.svg'), '<svg/>');
  writeFileSync(join(dir, 'sw.js'), script);
  writeFileSync(join(dir, 'manifest.webmanifest'), '{}');
  server = await startTestServer({ consoleDir: dir });
});
afterAll(async () => {
  await server.stop();
  rmSync(dir, { recursive: true });
});

const fetchPath = (path: string, headers: Record<string, string> = {}) =>
  server.app.fetch(new Request(`http://portal.test${path}`, { headers }));

describe('the built console', () => {
  it('lets its service worker ask the own origin only, and never be stored', async () => {
    const { headers } = await fetchPath('/sw.js');
    expect(headers.get('content-type')).toMatch(/javascript/);
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'");
    expect(headers.get('cache-control')).toBe('no-cache');
    const manifest = await fetchPath('/manifest.webmanifest');
    expect(manifest.headers.get('content-type')).toMatch(/manifest\+json/);
  });

  it.each(['/', '/dashboard', '/admin/role/edit/7', '/index.html', '/index.en.html', '/tidak/ada'])(
    'serves one page at %s, with a new nonce each time',
    async path => {
      const [first, second] = [await fetchPath(path), await fetchPath(path)];
      const nonce = /nonce="([^"]+)"/.exec(await first.text())?.[1] ?? '';
      expect(first.status).toBe(200);
      expect(first.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(first.headers.get('cache-control')).toBe('no-store');
      expect(first.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
      expect(await second.text()).not.toContain(nonce);
    },
  );

  it.each([
    ['', 'id'],
    ['bahasa=en', 'en'],
    ['mode=dark; bahasa=en', 'en'],
    ['bahasa=id', 'id'],
    ['bahasa=constructor', 'id'],
    ['bahasa=%', 'id'],
    ['__Host-bahasa=en', 'en'],
    ['bahasa=id; __Host-bahasa=en', 'en'],
    ['__Host-bahasa=id; bahasa=en', 'id'],
  ])('serves its page for the cookie "%s" in the language %s', async (cookie, language) => {
    const answer = await fetchPath('/dashboard', { cookie });
    expect(await answer.text()).toContain(`<html lang="${language}">`);
    expect(answer.headers.get('vary')).toBe('cookie');
  });

  it('serves its files compressed and cacheable for a year', async () => {
    const plain = await fetchPath('/assets/a-1.js');
    expect(await plain.text()).toBe(script);
    expect(plain.headers.get('cache-control')).toContain('immutable');
    const packed = await fetchPath('/assets/a-1.js', { 'accept-encoding': 'gzip' });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect((await fetchPath('/favicon.svg')).headers.get('cache-control')).toBe('no-cache');
  });

  it('names its build in the page and in answers that are not cached', async () => {
    const page = await (await fetchPath('/')).text();
    const buildId = /content="([0-9a-f]{16})"/.exec(page)?.[1];
    expect(buildId).toBeDefined();
    const answer = await fetchPath('/api/public/config');
    expect(answer.headers.get('x-build-id')).toBe(buildId);
    expect((await fetchPath('/assets/a-1.js')).headers.get('x-build-id')).toBeNull();
  });

  it('requires Trusted Types and reports what its policy refuses', async () => {
    const { headers } = await fetchPath('/');
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain('trusted-types default svelte-trusted-html;');
    expect(policy).toMatch(/report-uri \/api\/csp-report; report-to csp$/);
    expect(headers.get('reporting-endpoints')).toBe('csp="/api/csp-report"');
  });

  it('does not require Trusted Types with the captcha of Google', () => {
    const policy = consoleContentSecurityPolicy('n', 'recaptcha');
    expect(policy).not.toContain('trusted-types');
    expect(policy).toContain('report-to csp');
  });

  it('answers 404 for a removed file, so that an old page notices', async () => {
    expect((await fetchPath('/assets/old-2.js')).status).toBe(404);
  });

  it('lists no folder', async () => {
    for (const path of ['/assets', '/assets/', '/assets/?C=N']) {
      const text = await (await fetchPath(path)).text();
      expect(text, path).not.toContain('a-1.js.gz');
    }
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
