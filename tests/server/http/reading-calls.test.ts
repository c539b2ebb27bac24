import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { createApp } from '#server/app.ts';
import { openDb } from '#server/db/client.ts';
import { requestTo, startTestServer, type TestServer } from '../harness/server.ts';
import { recordStatements } from '../harness/wire.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Makes calls to a server with one connection and returns the statements of the last call. */
async function statementsOfLast(paths: readonly string[]) {
  const { token } = await server.signIn();
  const recorded = await recordStatements(server.ownerConnectionString);
  const { db, close } = openDb(recorded.connectionString, { max: 1 });
  onTestFinished(close);
  const request = requestTo(createApp({ ...server.deps, db }));
  let before = 0;
  for (const path of paths) {
    before = recorded.statements.length;
    expect((await request('GET', path, { token })).status).toBe(200);
  }
  return recorded.statements.slice(before);
}

it('reads without a transaction, and parses the statement of the session once', async () => {
  const statements = await statementsOfLast(['/Role', '/Role']);
  expect(statements.map(({ text }) => text.split(' ', 1)[0])).toEqual(['select', 'select']);
  expect(statements.filter(({ text }) => text.includes('"session"'))).toEqual([]);
});

it('answers a constant list with the session alone', async () => {
  expect(await statementsOfLast(['/negara', '/negara'])).toEqual([]);
});
