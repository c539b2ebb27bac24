import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passwordWeakness } from '#server/platform/auth/password-strength.ts';
import { appUser, outbox } from '#server/platform/db/schema/index.ts';
import { fc } from '#tests/properties.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

const oldPassword = 'gerobak biru di tepi sawah';
const newPassword = 'tujuh layang-layang merah';
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const changePassword = (token: string, passwordLama: string, passwordBaru: string) =>
  server.request('POST', '/gtc/UpdateUserAndPassword', {
    token,
    body: { passwordLama, passwordBaru },
  });

describe('changing the own password', () => {
  it('ends every session of the account and sends a mail', async () => {
    const user = await server.signIn({
      userName: 'ganti',
      password: oldPassword,
      email: 'ganti@contoh.test',
    });
    expect((await changePassword(user.token, oldPassword, newPassword)).json).toEqual({
      changed: true,
    });
    expect((await server.request('GET', '/negara', { token: user.token })).status).toBe(401);
    const login = await server.request('POST', '/gtc/logingtc', {
      body: { Username: 'ganti', Password: newPassword, ApplicationCode: 'GTRY' },
    });
    expect(login.json['isChangedUser']).toBe('True');
    const [mail] = await server.db.select().from(outbox);
    expect(mail?.payload).toMatchObject({ to: 'ganti@contoh.test' });
    expect(JSON.stringify(mail)).not.toContain(newPassword);
  });

  it('requires the current password', async () => {
    const user = await server.signIn({ password: oldPassword });
    const response = await changePassword(user.token, 'bukan yang sekarang', newPassword);
    expect(response.status).toBe(422);
    expect(response.json['errors']).toEqual({ passwordLama: ['Kata sandi sekarang tidak cocok'] });
    expect((await server.request('GET', '/negara', { token: user.token })).status).toBe(200);
  });

  it.each([
    ['short', 'empat belas ch'],
    ['the same', oldPassword],
    ['too long', 'x'.repeat(129)],
  ])('rejects a new password that is %s', async (_, next) => {
    const user = await server.signIn({ password: oldPassword });
    const response = await changePassword(user.token, oldPassword, next);
    expect(response.status).toBe(422);
    expect(response.json['errors']).toHaveProperty('passwordBaru');
  });

  it('is required of an account with a first password before any other call', async () => {
    const user = await server.signIn({
      userName: 'pertama',
      password: oldPassword,
      mustChangePassword: true,
    });
    const response = await server.request('GET', '/negara', { token: user.token });
    expect(response.json).toMatchObject({ status: 403, code: 'GANTI_KATA_SANDI' });
    expect(
      (await server.request('GET', `/GTC/GetById/${user.id}`, { token: user.token })).status,
    ).toBe(200);
    expect((await changePassword(user.token, oldPassword, newPassword)).status).toBe(200);
    const [stored] = await server.db.select().from(appUser).where(eq(appUser.id, user.id));
    expect(stored).toMatchObject({ mustChangePassword: false, passwordExpiresAt: null });
  });

  it('throttles guesses from an open session', async () => {
    const user = await server.signIn({ userName: 'tertebak', password: oldPassword });
    for (let i = 0; i < 10; i += 1)
      await changePassword(user.token, `tebakan nomor ${i}`, newPassword);
    expect((await changePassword(user.token, oldPassword, newPassword)).status).toBe(429);
  });
});

describe('a weak password', () => {
  it.each([
    '123456789012345',
    'aaaaaaaaaaaaaaaa',
    'password12345678',
    'passwordpassword',
    'qwertyuiopasdfgh',
    'abcdefghijklmnop',
    'vaksincovid2026!!',
    'Portal Vaksin 2026',
    'sitirahayu12345678',
    'covid-covid-covid',
  ])('%s', weak => {
    expect(passwordWeakness(weak, ['siti', 'Siti Rahayu'])).not.toBeNull();
  });

  it.each([
    ['of short parts of a name', 'sandiujisandiuji', ['Sandi Uji']],
    ['of a short part of a name', 'uji uji uji 12345 uji', ['Sandi Uji']],
    ['of the company', 'Sumber Maju Jaya 2026', ['PT Sumber Maju Jaya']],
    ['that repeats some words', 'gerobakgerobakgerobak', []],
    ['that repeats a word in part', 'merah merah merah 12', []],
  ])('%s', (_, weak, names) => {
    expect(passwordWeakness(weak, names)).not.toBeNull();
  });

  it.each([oldPassword, newPassword, 'kotak-dingin-2-8', 'empat ekor kuda nil', 'Zx9!vQ2#mL7$pR4'])(
    'is not %s',
    fit => {
      expect(passwordWeakness(fit, ['siti', 'Siti Rahayu'])).toBeNull();
    },
  );

  it('is detected for any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 128, unit: 'grapheme' }), text => {
        const weakness = passwordWeakness(text, ['siti']);
        expect(weakness === null || weakness.key.length > 0).toBe(true);
      }),
    );
  });
});
