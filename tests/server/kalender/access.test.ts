import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endSessionsOfBhbu } from '#server/platform/auth/session.ts';
import { calendarFeed, notification, outbox, throttle } from '#server/platform/db/schema/index.ts';
import { buildBhbu } from '../../builders/peserta.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

const password = 'gerobak biru di tepi sawah';

let server: TestServer;
let bhbuId: number;
let admin: string;
beforeAll(async () => {
  server = await startTestServer();
  bhbuId = await buildBhbu(server.db);
  ({ token: admin } = await server.signIn());
});
afterAll(() => server.stop());
beforeEach(() => server.db.delete(throttle));

/** Signs in to an account of the company, which makes a calendar address. */
async function signInWithCalendar() {
  const account = await server.signIn({
    role: 'BHBU',
    bhbuId,
    password,
    email: 'kalender@contoh.example',
  });
  const { token } = account;
  const made = await server.request('POST', '/Kalender', { token, body: { bahasa: 'id' } });
  expect(made.status, made.text).toBe(201);
  const path = new URL(String(made.json['alamat'])).pathname.replace('/api', '');
  const readStatus = async () => (await server.request('GET', path)).status;
  expect(await readStatus()).toBe(200);
  return { ...account, readStatus };
}
type Account = Awaited<ReturnType<typeof signInWithCalendar>>;

const byAdmin = (method: string, path: string, body?: object) =>
  server.request(method, path, { token: admin, ...(body ? { body } : {}) });
/** Writes to an account as an administrator, with the version that it has now. */
async function writeAccount(method: string, { id }: Account, path: string, body: object) {
  const { json } = await byAdmin('GET', `/GTC/GetById/${id}`);
  return await byAdmin(method, path, { ...body, version: json['version'] });
}

describe('the secret address of a calendar ends', () => {
  it.each<[string, (account: Account) => Promise<{ status: number; text: string }>]>([
    [
      'a new password is chosen',
      ({ token }) =>
        server.request('POST', '/gtc/UpdateUserAndPassword', {
          token,
          body: { passwordLama: password, passwordBaru: 'tujuh layang-layang merah' },
        }),
    ],
    ['the password is reset', ({ id }) => byAdmin('POST', `/GTC/ResetPassword/${id}`)],
    [
      'an administrator ends the sessions',
      ({ id }) => byAdmin('DELETE', `/gtc/pengguna/${id}/sesi`),
    ],
    [
      'the account is deactivated, also when it is activated again',
      async account => {
        const path = `/GTC/UpdateAktif/${account.id}`;
        const off = await writeAccount('PUT', account, path, { isActive: false });
        expect(off.status, off.text).toBe(200);
        return await writeAccount('PUT', account, path, { isActive: true });
      },
    ],
    [
      'the sessions of its company end',
      async () => {
        await endSessionsOfBhbu(server.db, bhbuId, server.now());
        return { status: 200, text: '' };
      },
    ],
    [
      'the account is deleted, also when it is restored',
      async ({ id }) => {
        const removed = await byAdmin('DELETE', `/GTC/deletebyid/${id}`);
        expect(removed.status, removed.text).toBe(200);
        return await byAdmin('POST', `/GTC/pulihkan/${id}`);
      },
    ],
  ])('when %s', async (_, act) => {
    const account = await signInWithCalendar();
    const done = await act(account);
    expect(done.status, done.text).toBe(200);
    expect(await account.readStatus()).toBe(404);
    const left = server.db.$count(calendarFeed, eq(calendarFeed.userId, account.id));
    expect(await left).toBe(0);
  });

  it('and stays when a session ends', async () => {
    const account = await signInWithCalendar();
    await server.request('DELETE', '/gtc/sesi', { token: account.token });
    expect(await account.readStatus()).toBe(200);
  });
});

it('the account is notified of a new address of its calendar, by the bell and by mail', async () => {
  const { id } = await signInWithCalendar();
  const bell = await server.db.select().from(notification).where(eq(notification.userId, id));
  expect(bell).toMatchObject([{ message: 'account.calendar', path: '/dashboard/user/calendar' }]);
  const mails = JSON.stringify(await server.db.select().from(outbox));
  expect(mails).toContain('Alamat kalender');
  expect(mails).not.toContain('.ics');
});
