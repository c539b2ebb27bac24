import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { stepUpMinutes } from '#contract/core/endpoint.ts';
import { fillPath, paramNames } from '#contract/core/path.ts';
import { appUser, throttle } from '#server/platform/db/schema/index.ts';
import { allCalls } from '../../all-calls.ts';
import { softAuthenticator } from '../../builders/passkey.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';
import { nextCode, setUpTotp } from './factor-steps.ts';

const password = 'gerobak biru di tepi sawah';
const minute = 60_000;
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.db.delete(throttle));
afterAll(() => server.stop());

const confirm = (token: string, body: object) =>
  server.request('POST', '/gtc/konfirmasi', { token, body });

/** The sensitive acts. A call that is added or removed here is a decision about security. */
const sensitiveCalls = [
  'auth.endOtherSessions',
  'companyUser.create',
  'companyUser.resetPassword',
  'companyUser.setApproval',
  'companyUser.update',
  'factor.addPasskey',
  'factor.confirmTotp',
  'factor.removePasskey',
  'factor.removeTotp',
  'factor.renewRecoveryCodes',
  'factor.startPasskey',
  'factor.startTotp',
  'factorRule.update',
  'kalender.create',
  'machineAccount.create',
  'machineAccount.newToken',
  'machineAccount.update',
  'role.update',
  'seller.changeState',
  'seller.create',
  'seller.update',
  'user.create',
  'user.endSessions',
  'user.removeFactor',
  'user.resetPassword',
  'user.update',
  'usulanPerubahan.changeState',
  'webhook.create',
  'webhook.newSecret',
  'webhook.update',
];

describe('a sensitive act', () => {
  const sensitive = allCalls.filter(({ endpoint }) => endpoint.stepUp);

  it('is each of these calls', () => {
    expect(sensitive.map(({ name }) => name).sort()).toEqual(sensitiveCalls);
  });

  it('needs the password or the factor of the last five minutes, whichever call it is', async () => {
    const { token } = await server.signIn({ role: 'SUPERADMIN', password });
    const codes = async () => {
      const seen = new Map<string, unknown>();
      for (const { name, endpoint } of sensitive) {
        const params = Object.fromEntries(
          paramNames(endpoint.path).map(param => [param, param === 'id' ? 2_000_000_000 : 'AM']),
        );
        const { json } = await server.request(endpoint.method, fillPath(endpoint.path, params), {
          token,
          ...(endpoint.body ? { body: {} } : {}),
        });
        seen.set(name, json['code']);
      }
      return seen;
    };
    server.advanceTime(stepUpMinutes * minute);
    expect([...(await codes()).values()]).not.toContain('KONFIRMASI_DIPERLUKAN');
    server.advanceTime(1_000);
    expect(new Set((await codes()).values())).toEqual(new Set(['KONFIRMASI_DIPERLUKAN']));
    expect((await server.request('GET', '/Role', { token })).status).toBe(200);

    const done = await confirm(token, { passwordLama: password });
    expect(done.json['sampai']).toBe(
      new Date(server.now().getTime() + stepUpMinutes * minute).toISOString(),
    );
    expect([...(await codes()).values()]).not.toContain('KONFIRMASI_DIPERLUKAN');
  });

  it('is refused for a role without the right before anyone is asked to confirm', async () => {
    const { token } = await server.signIn({ role: 'AM' });
    server.advanceTime(6 * minute);
    const refused = await server.request('POST', '/GTC/ResetPassword/1', { token });
    expect(refused.json['code']).toBe('AKSES_DITOLAK');
  });

  it('changes nothing without the confirmation, and is the same call with it', async () => {
    const { token } = await server.signIn({ password });
    const { id } = await server.signIn({ role: 'AM' });
    const hashOf = async () =>
      (await server.db.select().from(appUser).where(eq(appUser.id, id)))[0]?.passwordHash;
    server.advanceTime(6 * minute);
    const path = `/GTC/ResetPassword/${id}`;
    expect((await server.request('POST', path, { token })).status).toBe(403);
    expect(await hashOf()).toBe('no password');
    await confirm(token, { passwordLama: password });
    expect((await server.request('POST', path, { token })).status).toBe(200);
  });
});

describe('a confirmation', () => {
  it('with a wrong password or code confirms nothing, and is throttled', async () => {
    const { token } = await server.signIn({ password });
    const { secret } = await setUpTotp(server, token);
    server.advanceTime(6 * minute);
    const wrong = await confirm(token, { passwordLama: 'bukan ini' });
    expect(wrong.json['errors']).toHaveProperty('passwordLama');
    for (let i = 0; i < 10; i += 1)
      expect((await confirm(token, { totp: '000000' })).status).toBe(422);
    expect((await confirm(token, { totp: nextCode(server, secret) })).status).toBe(429);
    const refused = await server.request('POST', '/gtc/faktor/pemulihan', { token });
    expect(refused.json['code']).toBe('KONFIRMASI_DIPERLUKAN');
  });

  it('takes a code of the app once, and no recovery code', async () => {
    const { token } = await server.signIn({ password });
    const { secret, codes } = await setUpTotp(server, token);
    expect((await confirm(token, { pemulihan: codes[0] })).status).toBe(422);
    const totp = nextCode(server, secret);
    expect((await confirm(token, { totp })).status).toBe(200);
    expect((await confirm(token, { totp })).status).toBe(422);
  });

  it('takes a passkey that checked who touches it', async () => {
    const { token } = await server.signIn({ password });
    const key = softAuthenticator(server.config.publicUrl);
    const started = await server.request('POST', '/gtc/faktor/passkey/mulai', { token });
    const jawaban = key.create(started.json['pilihan'] as object);
    const body = { token: started.json['token'], nama: 'Kunci', jawaban };
    expect((await server.request('POST', '/gtc/faktor/passkey', { token, body })).status).toBe(201);
    const begin = async () =>
      (await server.request('POST', '/gtc/konfirmasi/mulai', { token })).json;
    const first = await begin();
    expect(first['cara']).toEqual(['kataSandi', 'passkey']);
    const touched = key.get(first['passkey'] as object, { isUserVerified: false });
    expect((await confirm(token, { token: first['token'], passkey: touched })).status).toBe(422);
    const second = await begin();
    const answer = key.get(second['passkey'] as object);
    expect((await confirm(token, { token: second['token'], passkey: answer })).status).toBe(200);
    expect((await confirm(token, { token: second['token'], passkey: answer })).status).toBe(422);
  });
});
