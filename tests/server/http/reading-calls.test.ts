import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { endpoint } from '#contract/core/endpoint.ts';
import { writesOf } from '#contract/core/writes.ts';
import { z } from '#contract/core/zod.ts';
import { createApp } from '#server/app/app.ts';
import { runsInTransaction, type PublicContext } from '#server/platform/context.ts';
import { openDb } from '#server/platform/db/client.ts';
import { role } from '#server/platform/db/schema/index.ts';
import { handlers } from '#server/app/handlers.ts';
import { mountContract } from '#server/platform/http/mount-contract.ts';
import { allCalls } from '../../all-calls.ts';
import { testRequestInfo } from '../harness/request-info.ts';
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
  const request = requestTo(createApp({ ...server.deps, db, checksReads: false }));
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

describe('a call that is declared to write nothing', () => {
  /** Mounts a call whose handler writes. */
  function mountWriter(writes: 'nothing' | 'trace', checksReads: boolean) {
    const write = endpoint({
      method: 'GET',
      writes,
      path: '/tulis',
      access: 'public',
      summary: 'Menulis',
      answer: z.object({ id: z.int() }),
    });
    const insert = async ({ db }: PublicContext) => {
      const values = { name: `Peran ${writes}`, peranDasar: 'AM' } as const;
      const [row] = await db.insert(role).values(values).returning();
      return row;
    };
    const never = () => Promise.reject(new Error('not public'));
    return mountContract(
      { ...server.deps, checksReads },
      { uji: { write } },
      { uji: { write: insert } },
      { byToken: never, byTicket: never, bySession: never },
    );
  }

  const call = (writes: 'nothing' | 'trace', checksReads = false) =>
    mountWriter(writes, checksReads)(
      new Request('http://portal.test/api/tulis'),
      '/tulis',
      testRequestInfo(server.deps.log),
    );

  it('is refused its writes by its connection, and in tests by the database', async () => {
    await expect(call('nothing')).rejects.toThrow('declared to write nothing');
    await expect(call('nothing', true)).rejects.toMatchObject({ code: '25006' });
    expect(await server.db.$count(role, eq(role.name, 'Peran nothing'))).toBe(0);
  });

  it('differs from one that leaves a trace; the answer has the fields of its schema alone', async () => {
    const answered: unknown = await (await call('trace')).json();
    expect(answered).toEqual({ id: expect.any(Number) as number });
    expect(await server.db.$count(role, eq(role.name, 'Peran trace'))).toBe(1);
  });

  it('is read by the pipeline, unless it asks the database for nothing or for one snapshot', () => {
    const outside = allCalls.flatMap(({ name, endpoint: declared }) => {
      const [domain = '', method = ''] = name.split('.');
      const handler = (handlers as Record<string, Record<string, object>>)[domain]?.[method];
      const isRead = writesOf(declared) === 'nothing';
      return isRead && handler && !runsInTransaction(handler) ? [name] : [];
    });
    expect(outside.sort()).toEqual([
      'companyAccount.get',
      'companyAccount.printed',
      'export.progress',
      'lookup.kabKota',
      'lookup.kategori',
      'lookup.negara',
      'lookup.publicKabKota',
      'system.config',
    ]);
  });
});
