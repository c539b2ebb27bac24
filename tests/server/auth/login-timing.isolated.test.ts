import type * as argon2 from '@node-rs/argon2';
import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { appUser, session, throttle } from '#server/platform/db/schema/index.ts';
import { transaction } from '#server/platform/db/client.ts';
import { eq } from 'drizzle-orm';
import { startTestServer, type TestServer } from '../harness/server.ts';
import { waitUntil } from '../harness/wait-until.ts';

vi.mock('@node-rs/argon2', async original => {
  const real = await original<typeof argon2>();
  return { ...real, verify: vi.fn(real.verify) };
});

const password = 'gerobak biru di tepi sawah';
const verifyMock = vi.mocked(verify);
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  await server.db.delete(throttle);
  verifyMock.mockClear();
});
afterAll(() => server.stop());

const login = (Username: string, Password: string) =>
  server.request('POST', '/gtc/logingtc', {
    body: { Username, Password, ApplicationCode: 'GTRY' },
  });

describe('signing in', () => {
  it('verifies one hash of the same cost whether the name is known or not', async () => {
    await server.signIn({ userName: 'ada', password });
    await server.signIn({ userName: 'dihentikan', password, isActive: false });
    const costs = new Set<string>();
    for (const name of ['ada', 'tidak-ada', 'dihentikan']) {
      verifyMock.mockClear();
      expect((await login(name, 'bukan kata sandinya')).status).toBe(401);
      expect(verifyMock).toHaveBeenCalledTimes(1);
      // Everything before the salt: algorithm, version, memory, passes and lanes.
      costs.add(String(verifyMock.mock.calls[0]?.[0]).split('$').slice(0, 4).join('$'));
    }
    expect([...costs]).toEqual(['$argon2id$v=19$m=19456,t=2,p=1']);
  });

  it.each([
    ['disabled', { isActive: false }],
    ['deleted', { deletedAt: '2030-01-01T00:00:00Z' }],
    ['given another password', { passwordHash: 'another' }],
  ])(
    'opens no session for an account that is %s while its password is verified',
    async (_, change) => {
      const user = await server.signIn({ password });
      const before = await server.db.$count(session, eq(session.userId, user.id));
      const pending = await transaction(server.db, async tx => {
        await tx.update(appUser).set(change).where(eq(appUser.id, user.id));
        const answer = login(user.userName, password);
        // The login has read the account and now waits for this transaction.
        await waitUntil(async () => {
          const { rows } = await server.db.execute(
            `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          );
          return rows.length > 0;
        });
        return { answer };
      });
      expect((await pending.answer).json).toMatchObject({ status: 401, code: 'GAGAL_MASUK' });
      expect(await server.db.$count(session, eq(session.userId, user.id))).toBe(before);
    },
  );
});
