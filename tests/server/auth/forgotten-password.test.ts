import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { eq } from 'drizzle-orm';
import { appUser, outbox, passwordLink, throttle } from '#server/platform/db/schema/index.ts';
import { decryptMail } from '#server/platform/outbox/outbox.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';
import { setUpTotp, signInStep } from './factor-steps.ts';

const password = 'gerobak biru di tepi sawah';
const passwordBaru = 'tujuh layang-layang merah';
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    smtp: { url: 'smtp://127.0.0.1:1', from: 'portal@contoh.test' },
  });
});
beforeEach(async () => {
  await server.db.delete(throttle);
  await server.db.delete(outbox);
});
afterAll(() => server.stop());

let sequence = 0;
const newAccount = (more: object = {}) => {
  sequence += 1;
  const email = `lupa${sequence}@contoh.test`;
  return server.signIn({ userName: `lupa.${sequence}`, password, role: 'AM', email, ...more });
};

const ask = (akun: string, peer = '127.0.0.1') =>
  server.request('POST', '/public/lupaSandi', { body: { akun }, peer });
const replace = (token: string, next = passwordBaru) =>
  server.request('POST', '/public/lupaSandi/ganti', { body: { token, passwordBaru: next } });

const mailTexts = async (): Promise<string[]> =>
  (await server.db.select().from(outbox)).map(
    row => decryptMail(server.deps.keys, row)?.text ?? '',
  );

/** Asks for a link and returns its token from the mail. */
async function linkFor(akun: string): Promise<string> {
  expect((await ask(akun)).json).toEqual({ accepted: true });
  const token = await vi.waitFor(async () => {
    const found = (await mailTexts()).join().match(/https:\/\/portal\.example\/sandi\/([A-Z2-7]+)/);
    if (!found?.[1]) throw new Error('no mail yet');
    return found[1];
  });
  await server.db.delete(outbox);
  return token;
}

describe('a forgotten password', () => {
  it('is replaced once by the link in the mail, and every session ends', async () => {
    const user = await newAccount();
    const token = await linkFor(user.userName.toUpperCase());
    expect((await replace(token)).json).toEqual({ changed: true });
    expect((await server.request('GET', '/negara', { token: user.token })).status).toBe(401);
    expect((await signInStep(server, user.userName, password)).status).toBe(401);
    expect((await signInStep(server, user.userName, passwordBaru)).status).toBe(200);
    expect(await mailTexts()).toMatchObject([expect.stringContaining('baru saja diganti')]);
    expect((await replace(token)).status).toBe(409);
  });

  it('is asked for by the e-mail address too', async () => {
    const { userName } = await newAccount();
    const token = await linkFor(`LUPA${sequence}@contoh.test`);
    expect((await replace(token)).status).toBe(200);
    expect((await signInStep(server, userName, passwordBaru)).status).toBe(200);
  });

  it('does not bypass the second factor', async () => {
    const user = await newAccount();
    await setUpTotp(server, user.token);
    await server.db.delete(outbox);
    await replace(await linkFor(user.userName));
    const signedIn = await signInStep(server, user.userName, passwordBaru);
    expect(signedIn.json['code']).toBe('FAKTOR_DIPERLUKAN');
  });

  it('keeps the link for a better password when the first one is weak', async () => {
    const { userName } = await newAccount({ fullName: 'Sandi Uji' });
    const token = await linkFor(userName);
    expect((await replace(token, 'sandiujisandiuji')).status).toBe(422);
    expect((await replace(token)).status).toBe(200);
  });

  it('has a link for half an hour, and only of an active account', async () => {
    const late = await linkFor((await newAccount()).userName);
    server.advanceTime(30 * 60_000);
    expect((await replace(late)).status).toBe(409);
    const { id, userName } = await newAccount();
    const token = await linkFor(userName);
    await server.db.update(appUser).set({ isActive: false }).where(eq(appUser.id, id));
    expect((await replace(token)).status).toBe(409);
    expect((await replace('X'.repeat(26))).status).toBe(409);
  });

  it('answers the same for an account that does not exist', async () => {
    const { userName } = await newAccount();
    const known = await ask(userName);
    const unknown = await ask('tidak-ada@contoh.test');
    expect({ ...unknown, headers: 0 }).toEqual({ ...known, headers: 0 });
    await vi.waitFor(async () => expect(await mailTexts()).toHaveLength(1));
  });

  it('sends three links in half an hour, stored as hashes and encrypted', async () => {
    const { id, userName } = await newAccount();
    const links = () => server.db.select().from(passwordLink).where(eq(passwordLink.userId, id));
    for (let n = 1; n <= 3; n += 1) {
      await ask(userName);
      await vi.waitFor(async () => expect(await links()).toHaveLength(n));
    }
    await ask(userName);
    // The next account's link is saved after the fourth request was handled.
    await linkFor((await newAccount()).userName);
    expect(await links()).toHaveLength(3);
    expect(JSON.stringify(await server.db.select().from(outbox))).not.toContain('/sandi/');
  });

  it('has a link that no administrator reads in the outbox', async () => {
    const { userName } = await newAccount();
    await ask(userName);
    const id = await vi.waitFor(async () => {
      const [row] = await server.db.select({ id: outbox.id }).from(outbox);
      if (!row) throw new Error('no mail yet');
      return row.id;
    });
    const { token } = await server.signIn();
    const opened = await server.request('POST', `/kotakKeluar/buka/${id}`, { token });
    expect(opened.json).toMatchObject({ id, isi: null });
  });

  it('is limited per address', async () => {
    for (let i = 0; i < 10; i += 1) await ask(`orang ${i}`, '10.2.2.2');
    expect((await ask('orang', '10.2.2.2')).status).toBe(429);
    expect((await ask('orang', '10.2.2.3')).status).toBe(200);
  });

  it('is replaced by an administrator where no mail is sent', async () => {
    const without = await startTestServer();
    try {
      const refused = await without.request('POST', '/public/lupaSandi', { body: { akun: 'x' } });
      expect(refused.json).toMatchObject({ status: 409, code: 'KEADAAN_SALAH' });
      expect(String(refused.json['detail'])).toContain('administrator');
    } finally {
      await without.stop();
    }
  });
});
