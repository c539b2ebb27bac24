import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { personRead } from '#server/platform/db/schema/index.ts';
import { buildBhbu, buildPeserta } from '../../builders/peserta.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('a list that the client has already is not sent until it changes, and logged as read all the same', async () => {
  const bhbuId = await buildBhbu(server.db);
  const { id: userId, token } = await server.signIn({ role: 'BHBU', bhbuId });
  const add = () => buildPeserta(server.deps, { userId, bhbuId });
  await add();
  const read = (tag?: string) =>
    server.request('GET', '/Peserta', {
      token,
      ...(tag && { headers: { 'if-none-match': tag } }),
    });
  const first = await read();
  const tag = first.headers.get('etag') ?? '';
  expect(tag).toMatch(/^W\/"/);
  await server.deps.reads?.flush();
  const logged = await server.db.$count(personRead);
  const again = await read(`"other", ${tag}`);
  expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', tag]);
  await server.deps.reads?.flush();
  expect(await server.db.$count(personRead)).toBe(logged + 1);

  // A colleague with the tag, or with the one that fits everything, learns nothing without a trace.
  const colleague = await server.signIn({ role: 'BHBU', bhbuId });
  for (const sent of [tag, '*']) {
    const headers = { 'if-none-match': sent };
    const { status } = await server.request('GET', '/Peserta', { token: colleague.token, headers });
    expect(status).toBe(304);
  }
  await server.deps.reads?.flush();
  const ofColleague = eq(personRead.actorId, colleague.id);
  expect(await server.db.$count(personRead, ofColleague)).toBe(2);

  await add();
  const changed = await read(tag);
  expect(changed.status).toBe(200);
  expect(changed.headers.get('etag')).not.toBe(tag);
});
