import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SessionRecord } from '#contract/domains/auth.ts';
import { appUser, outbox, session, throttle } from '#server/platform/db/schema/index.ts';
import { openSession } from '#server/platform/auth/session.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';
import { handlerContext } from '../../builders/context.ts';

const password = 'gerobak biru di tepi sawah';
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.db.delete(throttle));
afterAll(() => server.stop());

const saveProfile = (token: string, body: object) =>
  server.request('PUT', '/GTC/UpdateProfile', { token, body });

describe('the own profile', () => {
  it('accepts another name without a password', async () => {
    const { token, id } = await server.signIn({ role: 'BHBU' });
    const result = await saveProfile(token, {
      fullName: 'Nama Baru',
      email: null,
      noHP: null,
      version: 1,
    });
    expect(result.json).toMatchObject({ id, fullName: 'Nama Baru', version: 2 });
    expect((await server.request('GET', '/negara', { token })).status).toBe(200);
  });

  it('accepts another e-mail address or phone number only with the current password', async () => {
    const { token } = await server.signIn({ password, email: 'lama@contoh.test' });
    const next = { fullName: 'Nama Sama', email: 'baru@contoh.test', noHP: '0812 3456 7890' };
    expect((await saveProfile(token, next)).json['errors']).toHaveProperty('passwordLama');
    const wrong = await saveProfile(token, { ...next, passwordLama: 'bukan ini' });
    expect(wrong.json['errors']).toEqual({ passwordLama: ['Kata sandi sekarang tidak cocok'] });
    const result = await saveProfile(token, { ...next, passwordLama: password });
    expect(result.json).toMatchObject({ email: 'baru@contoh.test', noHP: '+6281234567890' });
    const mails = await server.db.select().from(outbox);
    expect(mails.map(({ payload }) => payload)).toEqual([
      expect.objectContaining({ to: 'lama@contoh.test' }),
    ]);
  });

  it('throttles password guesses from an open session', async () => {
    const { token } = await server.signIn({ userName: 'ditebak', password });
    const next = { fullName: 'Nama Sama', email: 'baru@contoh.test' };
    for (let i = 0; i < 10; i += 1)
      await saveProfile(token, { ...next, passwordLama: `tebakan ${i}` });
    expect((await saveProfile(token, { ...next, passwordLama: password })).status).toBe(429);
  });

  it('rejects a stale version and returns no password', async () => {
    const { token } = await server.signIn({ password });
    await saveProfile(token, { fullName: 'Nama Satu', version: 1 });
    const stale = await saveProfile(token, {
      fullName: 'Nama Dua',
      email: 'baru@contoh.test',
      passwordLama: password,
      version: 1,
    });
    expect(stale.status).toBe(412);
    expect(stale.text).not.toContain(password);
  });

  it.each(['roleName', 'roleId', 'idReferensi', 'idBHBU', 'isActive', 'userName', 'entah'])(
    'rejects %s and changes nothing',
    async key => {
      const { token, id } = await server.signIn({ role: 'BHBU', fullName: 'Tetap Sama' });
      const result = await saveProfile(token, { fullName: 'Nama Lain', [key]: 'ADMIN' });
      expect(result.status).toBe(422);
      expect(result.json['errors']).toHaveProperty(key);
      const [stored] = await server.db.select().from(appUser).where(eq(appUser.id, id));
      expect(stored?.fullName).toBe('Tetap Sama');
    },
  );

  it('ignores the id in the body', async () => {
    const other = await server.signIn({ fullName: 'Orang Lain' });
    const { token, id } = await server.signIn();
    const result = await saveProfile(token, { id: other.id, fullName: 'Nama Lain' });
    expect(result.json['id']).toBe(id);
    const [stored] = await server.db.select().from(appUser).where(eq(appUser.id, other.id));
    expect(stored?.fullName).toBe('Orang Lain');
  });
});

describe('a password that the user chose', () => {
  it('is changed with the current one, which ends every session', async () => {
    const { token, userName } = await server.signIn({ password });
    const change = (passwordLama: string) =>
      server.request('PUT', '/GTC/UpdatePassword', {
        token,
        body: { passwordLama, passwordBaru: 'tujuh layang-layang merah' },
      });
    expect((await change('bukan ini')).json['errors']).toHaveProperty('passwordLama');
    expect((await change(password)).status).toBe(200);
    expect((await server.request('GET', '/negara', { token })).status).toBe(401);
    const result = await server.request('POST', '/gtc/logingtc', {
      body: {
        Username: userName,
        Password: 'tujuh layang-layang merah',
        ApplicationCode: 'GTRY',
      },
    });
    expect(result.status).toBe(200);
  });

  it('does not include a first password, which has a separate call', async () => {
    const { token } = await server.signIn({ password, mustChangePassword: true });
    const result = await server.request('PUT', '/GTC/UpdatePassword', {
      token,
      body: { passwordLama: password, passwordBaru: 'tujuh layang-layang merah' },
    });
    expect(result.json['code']).toBe('GANTI_KATA_SANDI');
  });
});

describe('the own sessions', () => {
  /** Signs the same account in with another browser. */
  const openAnother = (id: number, userAgent: string) =>
    openSession(handlerContext(server.deps, { address: '10.0.0.9', userAgent }), {
      id,
      role: 'LEGAL',
    });
  const listSessions = async (token: string) =>
    (await server.request('GET', '/gtc/sesi', { token })).json as unknown as SessionRecord[];

  it('are listed with browser and address, without ended ones', async () => {
    const me = await server.signIn({ role: 'LEGAL' });
    await server.signIn({ role: 'LEGAL' });
    const other = await openAnother(me.id, 'Peramban Lain');
    const found = await listSessions(me.token);
    expect(found).toHaveLength(2);
    expect(found.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(found.find(({ isCurrent }) => !isCurrent)).toMatchObject({
      userAgent: 'Peramban Lain',
      address: '10.0.0.9',
    });
    await server.request('POST', '/gtc/logout', { token: other });
    expect(await listSessions(me.token)).toHaveLength(1);
    // A session that is idle too long cannot be used.
    await openAnother(me.id, 'Terlupa');
    server.advanceTime(20 * 60_000);
    expect(await listSessions(me.token)).toHaveLength(2);
    server.advanceTime(15 * 60_000);
    expect((await listSessions(me.token)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
  });

  it('end one by one, or all others at once', async () => {
    const me = await server.signIn({ role: 'LEGAL' });
    const tokens = [
      await openAnother(me.id, 'A'),
      await openAnother(me.id, 'B'),
      await openAnother(me.id, 'C'),
    ];
    const first = (await listSessions(me.token)).find(({ userAgent }) => userAgent === 'A');
    const path = `/gtc/sesi/${first?.id ?? ''}`;
    expect((await server.request('DELETE', path, { token: me.token })).status).toBe(200);
    expect((await server.request('DELETE', path, { token: me.token })).status).toBe(404);
    const rest = await server.request('DELETE', '/gtc/sesi', { token: me.token });
    expect(rest.json).toEqual({ ended: 2 });
    for (const token of tokens) {
      expect((await server.request('GET', '/negara', { token })).status).toBe(401);
    }
    expect((await server.request('GET', '/negara', { token: me.token })).status).toBe(200);
  });

  it('contain no secret that opens a session', async () => {
    const me = await server.signIn({ role: 'LEGAL' });
    const [stored] = await server.db.select().from(session).where(eq(session.userId, me.id));
    const [result] = await listSessions(me.token);
    expect(result?.id).toBe(stored?.id);
    expect((await server.request('GET', '/negara', { token: result?.id })).status).toBe(401);
  });
});
