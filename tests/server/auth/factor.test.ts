import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import {
  auditLog,
  notification,
  outbox,
  recoveryCode,
  throttle,
  totp,
} from '#server/platform/db/schema/index.ts';
import { softAuthenticator } from '../../builders/passkey.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';
import { cookieOf, nextCode, pendingOf, setUpTotp, signInStep } from './factor-steps.ts';

const password = 'gerobak biru di tepi sawah';
const minute = 60_000;
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.db.delete(throttle));
afterAll(() => server.stop());

let sequence = 0;
/** Creates an account that can sign in. */
const newAccount = () => {
  sequence += 1;
  const email = `orang${sequence}@contoh.test`;
  return server.signIn({ userName: `orang.${sequence}`, password, role: 'LEGAL', email });
};

const prove = (body: object, cookie?: string) =>
  server.request('POST', '/gtc/masukFaktor', {
    body,
    ...(cookie === undefined ? {} : { headers: { cookie } }),
  });

/** Creates an account with an authenticator app. */
async function accountWithTotp() {
  const user = await newAccount();
  return { ...user, ...(await setUpTotp(server, user.token)) };
}

const signInPending = async (userName: string) =>
  pendingOf(await signInStep(server, userName, password));

const eventsOf = async (userId: number) =>
  (await server.db.select().from(notification).where(eq(notification.userId, userId))).map(
    ({ message }) => message,
  );

describe('an authenticator app', () => {
  it('is set up with its first code, brings ten recovery codes and tells the account', async () => {
    const user = await newAccount();
    const started = await server.request('POST', '/gtc/faktor/totp', { token: user.token });
    expect((await signInStep(server, user.userName, password)).status).toBe(200);
    const body = { kode: '000000' };
    const wrong = await server.request('PUT', '/gtc/faktor/totp', { token: user.token, body });
    expect(wrong.json['errors']).toHaveProperty('kode');
    expect(started.json['alamat']).toContain(String(started.json['rahasia']));
    const { codes } = await setUpTotp(server, user.token);
    expect(new Set(codes).size).toBe(10);
    expect(await eventsOf(user.id)).toEqual(['account.factorAdded']);
    const mails = await server.db.select().from(outbox);
    expect(JSON.stringify(mails)).toContain(
      `Faktor kedua baru saja dipasang pada akun ${user.userName}`,
    );
    const own = await server.request('GET', '/gtc/faktor', { token: user.token });
    expect(own.json).toMatchObject({ sisaKodePemulihan: 10, aturan: 'opsional', batas: null });
    expect(own.json['totpSejak']).toBe(server.now().toISOString());
    expect((await server.request('POST', '/gtc/faktor/totp', { token: user.token })).status).toBe(
      409,
    );
  });

  it('is stored encrypted, and recovery codes as hashes', async () => {
    const { id, secret, codes } = await accountWithTotp();
    const [stored] = await server.db.select().from(totp).where(eq(totp.userId, id));
    expect(stored?.secret.toString('latin1')).not.toContain(secret);
    const hashes = JSON.stringify(await server.db.select().from(recoveryCode));
    for (const code of codes) {
      expect(hashes).not.toContain(code);
      // 24 of 31 letters and digits: more than the 112 bits that a fast hash needs.
      expect(code).toMatch(/^(?:[a-z2-9]{4}-){5}[a-z2-9]{4}$/);
    }
    expect(server.readLogs()).not.toContain(secret);
  });

  it('is asked for after the password: without it there is no session', async () => {
    const { userName, secret } = await accountWithTotp();
    const first = await signInStep(server, userName, password);
    expect(first.json).toMatchObject({ status: 401, code: 'FAKTOR_DIPERLUKAN' });
    expect(first.json).not.toHaveProperty('token');
    expect(cookieOf(first)).toBeUndefined();
    const { token, cara, sampai } = pendingOf(first);
    expect(cara).toEqual(['totp', 'pemulihan']);
    expect(Date.parse(sampai)).toBe(server.now().getTime() + 5 * minute);
    expect((await server.request('GET', '/negara', { token })).status).toBe(401);
    const done = await prove({ token, totp: nextCode(server, secret) });
    expect(done.json).toMatchObject({ userName, roleName: 'LEGAL', isChangedUser: 'True' });
    const session = String(done.json['token']);
    expect((await server.request('GET', '/negara', { token: session })).status).toBe(200);
  });

  it('accepts a code once, and a second step once', async () => {
    const { userName, secret } = await accountWithTotp();
    const [one, other] = [await signInPending(userName), await signInPending(userName)];
    const code = nextCode(server, secret);
    const both = await Promise.all([one, other].map(({ token }) => prove({ token, totp: code })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    const used = both[0]?.status === 200 ? one : other;
    const again = await prove({ token: used.token, totp: nextCode(server, secret) });
    expect(again.json['code']).toBe('GAGAL_MASUK');
  });

  it('refuses the second step after five minutes, five wrong codes, or a new password', async () => {
    const { userName, secret, token: session } = await accountWithTotp();
    const late = await signInPending(userName);
    server.advanceTime(5 * minute);
    expect((await prove({ token: late.token, totp: nextCode(server, secret) })).status).toBe(401);

    const guessed = await signInPending(userName);
    for (let i = 0; i < 5; i += 1)
      expect((await prove({ token: guessed.token, totp: '000000' })).status).toBe(422);
    expect((await prove({ token: guessed.token, totp: nextCode(server, secret) })).status).toBe(
      401,
    );

    const waiting = await signInPending(userName);
    const passwordBaru = 'tujuh layang-layang merah';
    const body = { passwordLama: password, passwordBaru };
    await server.request('PUT', '/GTC/UpdatePassword', { token: session, body });
    expect((await prove({ token: waiting.token, totp: nextCode(server, secret) })).status).toBe(
      401,
    );
  });

  it('is throttled over many sign-ins, but not on a device that signed in before', async () => {
    const { userName, secret } = await accountWithTotp();
    const { token } = await signInPending(userName);
    const cookie = cookieOf(await prove({ token, totp: nextCode(server, secret) }));
    expect(cookie).toMatch(/^perangkat=[A-Z2-7]{26}$/);
    for (let i = 0; i < 10; i += 1) {
      const pending = await signInPending(userName);
      expect((await prove({ token: pending.token, totp: '000000' })).status).toBe(422);
    }
    const pending = await signInPending(userName);
    const totpNow = nextCode(server, secret);
    expect((await prove({ token: pending.token, totp: totpNow })).status).toBe(429);
    expect((await prove({ token: pending.token, totp: totpNow }, cookie)).status).toBe(200);
  });

  it('needs exactly one proof, and survives nonsense', async () => {
    const { userName } = await accountWithTotp();
    const { token } = await signInPending(userName);
    expect((await prove({ token })).status).toBe(422);
    expect((await prove({ token, totp: '000000', pemulihan: 'x' })).status).toBe(422);
    expect((await prove({ token: 'x', totp: '000000' })).status).toBe(401);
    expect((await prove({ token, passkey: { id: 'x', response: null } })).status).toBe(422);
  });
});

describe('a recovery code', () => {
  it('works once, in any spelling, and tells the account', async () => {
    const { id, userName, codes } = await accountWithTotp();
    const [code = ''] = codes;
    const { token } = await signInPending(userName);
    const done = await prove({ token, pemulihan: code.toUpperCase().replaceAll('-', ' ') });
    expect(done.status).toBe(200);
    expect(await eventsOf(id)).toContain('account.recoveryCode');
    const next = await signInPending(userName);
    const again = await prove({ token: next.token, pemulihan: code });
    expect(again.json['errors']).toEqual({
      pemulihan: ['Kode pemulihan ini salah atau sudah dipakai'],
    });
  });

  it('is replaced with the others by new ones', async () => {
    const { token: session, userName, codes } = await accountWithTotp();
    const renewed = await server.request('POST', '/gtc/faktor/pemulihan', { token: session });
    const fresh = renewed.json['kodePemulihan'] as string[];
    expect(fresh).toHaveLength(10);
    const { token } = await signInPending(userName);
    expect((await prove({ token, pemulihan: codes[0] })).status).toBe(422);
    expect((await prove({ token, pemulihan: fresh[0] })).status).toBe(200);
  });

  it('goes with the last factor', async () => {
    const { token, userName } = await accountWithTotp();
    const removed = await server.request('DELETE', '/gtc/faktor/totp', { token });
    expect(removed.json).toMatchObject({ totpSejak: null, sisaKodePemulihan: 0 });
    expect((await signInStep(server, userName, password)).status).toBe(200);
  });
});

describe('a passkey', () => {
  const origin = 'https://portal.example';

  async function addPasskey(token: string, key = softAuthenticator(origin), nama = 'Ponsel') {
    const { json } = await server.request('POST', '/gtc/faktor/passkey/mulai', { token });
    const jawaban = key.create(json['pilihan'] as object);
    const body = { token: json['token'], nama, jawaban };
    return {
      key,
      body,
      added: await server.request('POST', '/gtc/faktor/passkey', { token, body }),
    };
  }

  it('is added, signs in and is counted; its answer works once', async () => {
    const user = await newAccount();
    const { key, body, added } = await addPasskey(user.token);
    expect(added.status).toBe(201);
    expect(added.json['kodePemulihan']).toHaveLength(10);
    const again = await server.request('POST', '/gtc/faktor/passkey', { token: user.token, body });
    expect(again.status).toBe(422);

    const pending = await signInPending(user.userName);
    expect(pending.cara).toEqual(['passkey', 'pemulihan']);
    const answer = key.get(pending.passkey ?? {}, { isUserVerified: false });
    expect((await prove({ token: pending.token, passkey: answer })).status).toBe(200);
    const next = await signInPending(user.userName);
    expect((await prove({ token: next.token, passkey: answer })).status).toBe(422);
    const [stored] = (await server.request('GET', '/gtc/faktor', { token: user.token })).json[
      'passkey'
    ] as { terakhirDipakai: string }[];
    expect(stored?.terakhirDipakai).toBe(server.now().toISOString());
  });

  it('is refused from another address, with a foreign key, or copied', async () => {
    const user = await newAccount();
    const { key } = await addPasskey(user.token);
    const { added } = await addPasskey(user.token, softAuthenticator('https://palsu.example'));
    expect(added.json['errors']).toHaveProperty('jawaban');
    const pending = await signInPending(user.userName);
    const foreign = softAuthenticator(origin).get(pending.passkey ?? {});
    expect((await prove({ token: pending.token, passkey: foreign })).status).toBe(422);
    const stolen = { ...foreign, id: key.id, rawId: key.id };
    expect((await prove({ token: pending.token, passkey: stolen })).status).toBe(422);
  });

  it('has a name, which changes; several are named apart, and others do not reach them', async () => {
    const user = await newAccount();
    await addPasskey(user.token);
    const second = await addPasskey(user.token, softAuthenticator(origin), 'Kunci USB');
    expect(second.added.json['kodePemulihan']).toBeNull();
    const own = async () =>
      (await server.request('GET', '/gtc/faktor', { token: user.token })).json['passkey'] as {
        id: number;
        nama: string;
      }[];
    const [first] = await own();
    const path = `/gtc/faktor/passkey/${first?.id ?? 0}`;
    const stranger = await newAccount();
    const body = { nama: 'Milik orang' };
    expect((await server.request('PUT', path, { token: stranger.token, body })).status).toBe(404);
    expect((await server.request('DELETE', path, { token: stranger.token })).status).toBe(404);
    await server.request('PUT', path, { token: user.token, body: { nama: 'Laptop' } });
    expect((await own()).map(({ nama }) => nama)).toEqual(['Laptop', 'Kunci USB']);
    await server.request('DELETE', path, { token: user.token });
    expect((await own()).map(({ nama }) => nama)).toEqual(['Kunci USB']);
    expect((await signInPending(user.userName)).cara).toEqual(['passkey', 'pemulihan']);
  });
});

describe('a trusted device', () => {
  it('skips the second factor for thirty days, for this account alone', async () => {
    const { userName, secret } = await accountWithTotp();
    const { token } = await signInPending(userName);
    const done = await prove({ token, totp: nextCode(server, secret), percayai: true });
    const cookie = cookieOf(done);
    expect(done.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Strict$/);
    expect((await signInStep(server, userName, password, { cookie })).status).toBe(200);
    expect((await signInStep(server, userName, password)).status).toBe(401);
    const other = await accountWithTotp();
    expect((await signInStep(server, other.userName, password, { cookie })).status).toBe(401);
    server.advanceTime(30 * 24 * 60 * minute);
    expect((await signInStep(server, userName, password, { cookie })).status).toBe(401);
  });

  it('is listed, and no longer trusted once that is revoked, or the password changes', async () => {
    const { userName, secret, token } = await accountWithTotp();
    const trust = async () => {
      const pending = await signInPending(userName);
      const body = { token: pending.token, totp: nextCode(server, secret), percayai: true };
      return cookieOf(await prove(body)) ?? '';
    };
    const cookie = await trust();
    const listed = await server.request('GET', '/gtc/perangkat', { token, headers: { cookie } });
    const devices = JSON.parse(listed.text) as { id: number; isCurrent: boolean }[];
    expect(devices).toMatchObject([{ isCurrent: true, address: '127.0.0.1' }]);
    const path = `/gtc/perangkat/${devices[0]?.id ?? 0}`;
    expect(
      (await server.request('DELETE', path, { token: (await newAccount()).token })).status,
    ).toBe(404);
    expect((await server.request('DELETE', path, { token })).status).toBe(200);
    expect((await signInStep(server, userName, password, { cookie })).status).toBe(401);

    const second = await trust();
    const passwordBaru = 'tujuh layang-layang merah';
    const body = { passwordLama: password, passwordBaru };
    await server.request('PUT', '/GTC/UpdatePassword', { token, body });
    const after = await signInStep(server, userName, passwordBaru, { cookie: second });
    expect(after.json['code']).toBe('FAKTOR_DIPERLUKAN');
  });

  it('has a cookie that is tied to the host over TLS', async () => {
    const secure = await startTestServer({ isSecure: true });
    try {
      const { userName } = await secure.signIn({ password });
      const done = await signInStep(secure, userName, password);
      const cookie = done.headers.get('set-cookie') ?? '';
      expect(cookie).toMatch(/^__Host-perangkat=.*; Path=\/;.*; Secure$/);
      expect(cookie).toContain('; HttpOnly; SameSite=Strict');
      expect(cookie).not.toContain('Domain');
    } finally {
      await secure.stop();
    }
  });
});

describe('an administrator', () => {
  it('removes the factor of another account, which is notified and signed out', async () => {
    const { id, userName, token, secret } = await accountWithTotp();
    const pending = await signInPending(userName);
    const admin = await server.signIn();
    const path = `/gtc/pengguna/${id}/faktor`;
    const removed = await server.request('DELETE', path, { token: admin.token });
    expect(removed.json).toMatchObject({ id, faktorKedua: false });
    expect((await server.request('GET', '/negara', { token })).status).toBe(401);
    expect((await prove({ token: pending.token, totp: nextCode(server, secret) })).status).toBe(
      401,
    );
    expect((await signInStep(server, userName, password)).status).toBe(200);
    expect(await eventsOf(id)).toContain('account.factorReset');
    const entries = await server.db.select().from(auditLog).where(eq(auditLog.actorId, admin.id));
    expect(entries.map(({ action }) => action)).toEqual(['user.removeFactor']);
    expect((await server.request('DELETE', path, { token: admin.token })).status).toBe(409);
  });

  it('does not remove their own, nor that of a higher role', async () => {
    const admin = await server.signIn();
    await setUpTotp(server, admin.token);
    const own = await server.request('DELETE', `/gtc/pengguna/${admin.id}/faktor`, {
      token: admin.token,
    });
    expect(own.status).toBe(409);
    const higher = await server.signIn({ role: 'SUPERADMIN' });
    const path = `/gtc/pengguna/${higher.id}/faktor`;
    expect((await server.request('DELETE', path, { token: admin.token })).status).toBe(403);
  });
});
