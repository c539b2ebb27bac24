import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { roles } from '#contract/policy.ts';
import { appUser, bhbu, throttle } from '#server/platform/db/schema/index.ts';
import { buildFaskes } from '../../builders/peserta.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';
import { solveCaptcha } from './solve-captcha.ts';

const password = 'gerobak biru di tepi sawah';
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await server.signIn({ userName: 'siti', fullName: 'Siti Contoh', password, role: 'LEGAL' });
});
beforeEach(() => server.db.delete(throttle));
afterAll(() => server.stop());

const login = (Username: string, Password: string, more: object = {}, peer?: string) =>
  server.request('POST', '/gtc/logingtc', {
    body: { Username, Password, ApplicationCode: 'GTRY', ...more },
    ...(peer ? { peer } : {}),
  });

describe('signing in', () => {
  it('compares the password exactly as it was typed', async () => {
    for (const other of [`${password} `, password.toUpperCase(), password.slice(0, -1)])
      expect((await login('siti', other)).status, other).toBe(401);
  });

  it('answers what the console stores, with a token that names the base role', async () => {
    const result = await login('SITI ', password);
    expect(result.status).toBe(200);
    expect(result.json).toMatchObject({
      userName: 'siti',
      fullName: 'Siti Contoh',
      roleName: 'LEGAL',
      idReferensi: null,
      zona: 'WIB',
      isChangedUser: 'True',
    });
    expect(roles).toContain(decodeJwt(String(result.json['token']))['RoleName']);
  });

  it('names the company of the account', async () => {
    const [company] = await server.db.insert(bhbu).values({ namaBHBU: 'PT Contoh' }).returning();
    await server.signIn({
      userName: 'perusahaan',
      password,
      role: 'BHBU',
      bhbuId: company?.id ?? 0,
    });
    expect((await login('perusahaan', password)).json).toMatchObject({
      roleName: 'BHBU',
      idReferensi: company?.id,
    });
  });

  it('names the zone of the facility of the account', async () => {
    const faskesId = await buildFaskes(server.db, { kabKota: '91.71' });
    await server.signIn({ userName: 'faskes', password, role: 'FASKES', faskesId });
    expect((await login('faskes', password)).json).toMatchObject({
      idReferensi: faskesId,
      zona: 'WIT',
    });
  });

  it('answers an unknown name, a wrong password and a disabled account the same', async () => {
    await server.signIn({ userName: 'nonaktif', password, isActive: false });
    const result = await Promise.all([
      login('siti', 'salah sekali ini'),
      login('tidak-ada', password),
      login('nonaktif', password),
    ]);
    for (const one of result) {
      expect(one.status).toBe(401);
      expect({ ...one.json, requestId: '' }).toEqual({ ...result[0].json, requestId: '' });
      expect(one.text).not.toMatch(/siti|tidak-ada|nonaktif/);
    }
  });

  it('rejects an expired first password', async () => {
    await server.signIn({
      userName: 'lama',
      password,
      mustChangePassword: true,
      passwordExpiresAt: new Date(server.now().getTime() - 1).toISOString(),
    });
    expect((await login('lama', password)).status).toBe(401);
  });

  it('requires the application code and rejects unknown fields', async () => {
    expect((await login('siti', password, { ApplicationCode: 'LAIN' })).status).toBe(422);
    expect((await login('siti', password, { roleName: 'ADMIN' })).status).toBe(422);
  });

  it('logs neither password nor token', async () => {
    const result = await login('siti', password);
    expect(server.readLogs()).not.toContain(password);
    expect(server.readLogs()).not.toContain(String(result.json['token']));
  });
});

describe('the captcha', () => {
  it('is required after three failures, and not before', async () => {
    for (let i = 0; i < 3; i += 1) expect((await login('siti', `salah ${i}`)).status).toBe(401);
    const withoutCaptcha = await login('siti', password);
    expect(withoutCaptcha.json).toMatchObject({ status: 422, code: 'CAPTCHA_DIPERLUKAN' });
    const solved = await login('siti', password, { captchaToken: await solveCaptcha(server) });
    expect(solved.status).toBe(200);
  });

  it('works once', async () => {
    const captchaToken = await solveCaptcha(server);
    expect((await login('siti', password, { captchaToken })).status).toBe(200);
    expect((await login('siti', password, { captchaToken })).json['code']).toBe(
      'CAPTCHA_DIPERLUKAN',
    );
  });

  it('works once also when requests use it at the same time', async () => {
    const captchaToken = await solveCaptcha(server);
    const result = await Promise.all(
      Array.from({ length: 5 }, () => login('siti', password, { captchaToken })),
    );
    expect(result.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('expires', async () => {
    const captchaToken = await solveCaptcha(server);
    server.advanceTime(21 * 60_000);
    expect((await login('siti', password, { captchaToken })).json['code']).toBe(
      'CAPTCHA_DIPERLUKAN',
    );
  });

  it.each([
    ['nonsense', 'bukan captcha'],
    ['empty JSON', Buffer.from('{}').toString('base64')],
    [
      'broken parts',
      Buffer.from(
        '{"challenge":{"parameters":{"data":{"jti":"x"},"expiresAt":9999999999}},"solution":{}}',
      ).toString('base64'),
    ],
  ])('is rejected when it is %s, without a server error', async (_, captchaToken) => {
    const result = await login('siti', password, { captchaToken });
    expect(result.json).toMatchObject({ status: 422, code: 'CAPTCHA_DIPERLUKAN' });
  });

  it('rejects a challenge that the client changed', async () => {
    const good = JSON.parse(Buffer.from(await solveCaptcha(server), 'base64').toString()) as {
      challenge: { parameters: { cost: number; data: { jti: string } } };
    };
    good.challenge.parameters.data.jti = 'another';
    const captchaToken = Buffer.from(JSON.stringify(good)).toString('base64');
    expect((await login('siti', password, { captchaToken })).status).toBe(422);
  });
});

describe('password guessing', () => {
  const failTimes = async (times: number, peer: string) => {
    for (let i = 0; i < times; i += 1) {
      await login('siti', `salah ${i}`, { captchaToken: await solveCaptcha(server) }, peer);
    }
  };

  it('is throttled per address, and the owner signs in from another', async () => {
    await failTimes(10, '10.0.0.1');
    const slowed = await login('siti', password, {}, '10.0.0.1');
    expect(slowed.status).toBe(429);
    expect(Number(slowed.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(slowed.headers.get('retry-after'))).toBeLessThanOrEqual(15 * 60);
    const owner = await login(
      'siti',
      password,
      { captchaToken: await solveCaptcha(server) },
      '10.0.0.2',
    );
    expect(owner.status).toBe(200);
  });

  it('asks a network with many failures for a captcha, and does not lock it out', async () => {
    const peer = '10.0.0.4';
    for (let i = 0; i < 60; i += 1)
      await server.deps.throttle.recordFailure({
        userName: `orang ${i}`,
        address: peer,
        deviceId: null,
      });
    expect((await login('siti', password, {}, peer)).json['code']).toBe('CAPTCHA_DIPERLUKAN');
    const captchaToken = await solveCaptcha(server);
    expect((await login('siti', password, { captchaToken }, peer)).status).toBe(200);
  });

  it('is counted apart from guesses of registration tickets', async () => {
    const peer = '10.0.0.5';
    for (let i = 0; i < 60; i += 1)
      await server.deps.throttle.recordTicketFailure({ ticket: `tiket ${i}`, address: peer });
    const body = { nomorTiket: 'REG-AAAA-BBBB-CCCC', email: 'orang@contoh.test' };
    const status = await server.request('POST', '/public/pendaftaran/status', { body, peer });
    expect(status.status).toBe(429);
    expect((await login('siti', password, {}, peer)).status).toBe(200);
  });

  it('is reported once in the log when a proxy is not trusted', async () => {
    const warnings = () => server.readLogs().split('TRUSTED_PROXIES').length - 1;
    expect(warnings()).toBe(0);
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    for (let i = 0; i < 2; i += 1) await server.request('GET', '/public/config', { headers });
    expect(warnings()).toBe(1);
  });

  it('does not count successes', async () => {
    for (let i = 0; i < 15; i += 1) expect((await login('siti', password)).status).toBe(200);
  });

  it('stores no name or address in its table', async () => {
    await failTimes(1, '10.0.0.3');
    const stored = JSON.stringify(await server.db.select().from(throttle));
    expect(stored).not.toMatch(/siti|10\.0\.0\.3/);
  });
});

describe('the accounts of the demo data', () => {
  it('are listed on the sign-in page only while the demo data is loaded', async () => {
    expect((await server.request('GET', '/public/config')).json).toEqual({
      captcha: { kind: 'altcha' },
      demo: null,
      lupaSandi: false,
      petugasData: 'Petugas Contoh, pdp@portal.example',
    });
  });
});

describe('a deleted account', () => {
  it('cannot sign in', async () => {
    const user = await server.signIn({ userName: 'dihapus', password });
    await server.db
      .update(appUser)
      .set({ deletedAt: server.now().toISOString() })
      .where(eq(appUser.id, user.id));
    expect((await login('dihapus', password)).status).toBe(401);
    expect((await server.request('GET', '/Role', { token: user.token })).status).toBe(401);
  });
});

describe('an account of an organisation', () => {
  const build = async (kind: 'bhbu' | 'faskes', userName: string) => {
    const values = { namaBHBU: 'PT Contoh', status: 'AKTIF' } as const;
    const [company] = await server.db.insert(bhbu).values(values).returning();
    const id = kind === 'bhbu' ? (company?.id ?? 0) : await buildFaskes(server.db);
    const account = await server.signIn({
      userName,
      password,
      role: kind === 'bhbu' ? 'BHBU' : 'FASKES',
      [kind === 'bhbu' ? 'bhbuId' : 'faskesId']: id,
    });
    return { ...account, id };
  };

  it.each([
    ['bhbu', '/bhbu/updateAktif', '/bhbu/getBHBURequestbyid'],
    ['faskes', '/Faskes/updatenonaktif', '/Faskes/getbyId'],
  ] as const)('has no access once its %s is deactivated', async (kind, path, read) => {
    const { id, token } = await build(kind, `nonaktif.${kind}`);
    const admin = await server.signIn({ role: 'ADMIN' });
    const ask = () => server.request('GET', '/gtc/sesi', { token });
    expect((await ask()).status).toBe(200);
    const { json } = await server.request('GET', `${read}/${id}`, admin);
    const off = await server.request('PUT', `${path}/${id}`, {
      ...admin,
      body: { isActive: false, alasan: 'Izin dicabut', version: json['version'] },
    });
    expect(off.status).toBe(200);
    expect((await ask()).status).toBe(401);
    expect((await login(`nonaktif.${kind}`, password)).json).toMatchObject({
      code: 'GAGAL_MASUK',
      detail: expect.stringContaining('dinonaktifkan') as string,
    });
    // A wrong password says nothing about the organisation.
    expect((await login(`nonaktif.${kind}`, 'salah')).json['detail']).not.toContain('nonaktif');
  });
});
