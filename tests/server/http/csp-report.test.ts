import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cspReportLimits } from '#server/platform/http/csp-report.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
/** Length of the log before the test, and its own network. */
let logBefore = 0;
let peers = 0;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => {
  logBefore = server.readLogs().length;
  peers++;
});
afterAll(() => server.stop());

/** A report as Chromium sends it. */
const reportOf = (body: Record<string, unknown> = {}) => [
  {
    type: 'csp-violation',
    age: 10,
    url: 'https://portal.test/dashboard',
    user_agent: 'Mozilla/5.0',
    body: {
      documentURL: 'https://portal.test/dashboard?nama=Budi',
      effectiveDirective: 'script-src-elem',
      blockedURL: 'https://evil.test/x.js?cookie=secret',
      sourceFile: 'https://portal.test/assets/index-1.js',
      lineNumber: 7,
      sample: 'Budi 3201010101800001',
      ...body,
    },
  },
];

const send = async (
  body: unknown,
  type = 'application/reports+json',
  peer = `192.0.2.${peers}`,
) => {
  const request = new Request('http://portal.test/api/csp-report', {
    method: 'POST',
    headers: { 'content-type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return await server.app.fetch(request, peer);
};

const logged = () => server.readLogs().slice(logBefore);

const loggedReports = () =>
  logged()
    .split('\n')
    .filter(line => line.includes('"csp":'))
    .map(line => (JSON.parse(line) as { csp: unknown }).csp);

describe('reports of the Content Security Policy', () => {
  it('are logged without query, sample and foreign path', async () => {
    const answer = await send(reportOf());
    expect(answer.status).toBe(204);
    expect(loggedReports()).toEqual([
      {
        directive: 'script-src-elem',
        blocked: 'https://evil.test',
        page: '/dashboard',
        source: '/assets/index-1.js',
        line: 7,
      },
    ]);
    for (const secret of ['secret', 'Budi', '3201010101800001'])
      expect(logged()).not.toContain(secret);
  });

  it('are read in the older form too', async () => {
    const report = {
      'document-uri': 'https://portal.test/',
      'violated-directive': 'img-src',
      'blocked-uri': 'inline',
    };
    await send({ 'csp-report': report }, 'application/csp-report');
    expect(loggedReports()).toEqual([{ directive: 'img-src', blocked: 'inline', page: '/' }]);
  });

  it('cannot forge a line of the log', async () => {
    await send(reportOf({ effectiveDirective: 'x\n{"level":60,"msg":"forged"}' }));
    const lines = logged().split('\n').filter(Boolean);
    const levels = lines.map(line => (JSON.parse(line) as { level: number }).level);
    expect(levels).not.toContain(60);
    expect(loggedReports()).toHaveLength(1);
  });

  it('do not log the token of a personal link', async () => {
    await send(reportOf({ documentURL: 'https://portal.test/verify/Zk3vQ8sT1mYb6Rw0PdNcXa' }));
    expect(loggedReports()).toMatchObject([{ page: '/verify/…' }]);
  });

  it.each([
    ['no JSON', '{', 'application/reports+json', 400],
    ['no report', { a: 1 }, 'application/reports+json', 400],
    ['another type', reportOf(), 'text/plain', 415],
    [
      'a large body',
      JSON.stringify(reportOf({ sample: 'x'.repeat(cspReportLimits.bytes) })),
      'application/reports+json',
      413,
    ],
  ])('are refused for %s', async (_, body, type, status) => {
    expect((await send(body, type)).status).toBe(status);
    expect(loggedReports()).toEqual([]);
  });

  it('are logged a few at a time from one body', async () => {
    await send(Array.from({ length: 20 }, () => reportOf()[0]));
    expect(loggedReports()).toHaveLength(cspReportLimits.perBody);
  });

  it('of one network are limited, and do not silence others', async () => {
    for (let sent = 0; sent < cspReportLimits.perNetwork + 5; sent++)
      expect((await send(reportOf())).status).toBe(204);
    expect(loggedReports()).toHaveLength(cspReportLimits.perNetwork);
    await send(reportOf(), undefined, '198.51.100.1');
    expect(loggedReports()).toHaveLength(cspReportLimits.perNetwork + 1);
  });

  it('of many networks are limited together, which is logged once', async () => {
    for (let sent = 0; sent < cspReportLimits.total + 20; sent++)
      await send(reportOf(), undefined, `203.0.113.${sent}`);
    // The bodies of the tests before count too.
    expect(loggedReports().length).toBeLessThan(cspReportLimits.total);
    expect(loggedReports().length).toBeGreaterThan(cspReportLimits.total / 2);
    expect(logged().match(/many CSP reports/g)).toHaveLength(1);
  });
});
