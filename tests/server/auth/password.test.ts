import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passwordWeakness } from '#server/auth/password-rule.ts';
import { appUser, outbox } from '#server/db/schema/index.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

const old = 'gerobak biru di tepi sawah';
const fresh = 'tujuh layang-layang merah';
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const change = (token: string, passwordLama: string, passwordBaru: string) =>
  server.ask('POST', '/gtc/UpdateUserAndPassword', { token, body: { passwordLama, passwordBaru } });

describe('changing the own password', () => {
  it('ends every session of the account and sends a mail', async () => {
    const user = await server.signIn({
      userName: 'ganti',
      password: old,
      email: 'ganti@contoh.test',
    });
    expect((await change(user.token, old, fresh)).json).toEqual({ changed: true });
    expect((await server.ask('GET', '/negara', { token: user.token })).status).toBe(401);
    const login = await server.ask('POST', '/gtc/logingtc', {
      body: { Username: 'ganti', Password: fresh, ApplicationCode: 'GTRY' },
    });
    expect(login.json['isChangedUser']).toBe('True');
    const [mail] = await server.db.select().from(outbox);
    expect(mail?.payload).toMatchObject({ to: 'ganti@contoh.test' });
    expect(JSON.stringify(mail)).not.toContain(fresh);
  });

  it('requires the current password', async () => {
    const user = await server.signIn({ password: old });
    const told = await change(user.token, 'bukan yang sekarang', fresh);
    expect(told.status).toBe(422);
    expect(told.json['errors']).toEqual({ passwordLama: ['Kata sandi sekarang tidak cocok'] });
    expect((await server.ask('GET', '/negara', { token: user.token })).status).toBe(200);
  });

  it.each([
    ['short', 'empat belas ch'],
    ['the same', old],
    ['too long', 'x'.repeat(129)],
  ])('rejects a new password that is %s', async (_, next) => {
    const user = await server.signIn({ password: old });
    const told = await change(user.token, old, next);
    expect(told.status).toBe(422);
    expect(told.json['errors']).toHaveProperty('passwordBaru');
  });

  it('is required of an account with a first password before any other call', async () => {
    const user = await server.signIn({
      userName: 'pertama',
      password: old,
      mustChangePassword: true,
    });
    const told = await server.ask('GET', '/negara', { token: user.token });
    expect(told.json).toMatchObject({ status: 403, code: 'GANTI_KATA_SANDI' });
    expect((await server.ask('GET', `/GTC/GetById/${user.id}`, { token: user.token })).status).toBe(
      200,
    );
    expect((await change(user.token, old, fresh)).status).toBe(200);
    const [kept] = await server.db.select().from(appUser).where(eq(appUser.id, user.id));
    expect(kept).toMatchObject({ mustChangePassword: false, passwordExpiresAt: null });
  });

  it('throttles guesses from an open session', async () => {
    const user = await server.signIn({ userName: 'tertebak', password: old });
    for (let i = 0; i < 10; i += 1) await change(user.token, `tebakan nomor ${i}`, fresh);
    expect((await change(user.token, old, fresh)).status).toBe(429);
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

  it.each([old, fresh, 'kotak-dingin-2-8', 'empat ekor kuda nil', 'Zx9!vQ2#mL7$pR4'])(
    'is not %s',
    fit => {
      expect(passwordWeakness(fit, ['siti', 'Siti Rahayu'])).toBeNull();
    },
  );

  it('is detected for any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 128, unit: 'grapheme' }), text => {
        const said = passwordWeakness(text, ['siti']);
        expect(said === null || said.length > 0).toBe(true);
      }),
    );
  });
});
