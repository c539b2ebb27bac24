import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { publishedKeys } from '#server/app/published-keys.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
afterEach(() => vi.restoreAllMocks());

it.each(['/jwks.json', '/crl/kunci.json', '/berkas-perkara.json'])(
  '%s costs many who ask at once no more statements than one',
  async path => {
    const app = publishedKeys(server.db).onError((_, c) => c.body(null, 404));
    const ask = async () => await app.request(path);
    const statements = vi.spyOn(server.db.$client, 'query');
    const first = await ask();
    const ofOne = statements.mock.calls.length;
    expect(ofOne).toBeGreaterThan(0);
    statements.mockClear();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask()));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(first.status));
    expect(statements).toHaveBeenCalledTimes(ofOne);
    // Those who ask later get what is true then.
    await ask();
    expect(statements).toHaveBeenCalledTimes(2 * ofOne);
  },
);

it('the page that checks case files is answered', async () => {
  const page = await publishedKeys(server.db).request('/periksa-berkas.html');
  expect(await page.text()).toContain('<html');
});
