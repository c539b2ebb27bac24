import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import type { FactorRule } from '#contract/domains/factor-rule.ts';
import { roles } from '#contract/policy.ts';
import { addMissingFactorRules } from '#server/platform/auth/factor-rules.ts';
import { hashPassword } from '#server/platform/auth/password.ts';
import { appUser, auditLog, factorRule, notification } from '#server/platform/db/schema/index.ts';
import { allCalls } from '../../all-calls.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';
import { setUpTotp, signInStep } from './factor-steps.ts';

const password = 'gerobak biru di tepi sawah';
const dayMs = 86_400_000;
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => server.db.delete(factorRule));
afterAll(() => server.stop());

const addRules = (isDemo = false) =>
  addMissingFactorRules(server.db, { now: server.now(), isDemo });

const listRules = async (token: string) =>
  JSON.parse((await server.request('GET', '/gtc/aturanFaktor', { token })).text) as FactorRule[];

const change = (token: string, peran: string, body: object) =>
  server.request('PUT', `/gtc/aturanFaktor/${peran}`, { token, body });

/** Creates an account that exists since now, by the clock of the test. */
async function newAccount(role: 'FINANCE' | 'AM' | 'ADMIN' | 'SUPERADMIN') {
  const user = await server.signIn({ role });
  const createdAt = server.now().toISOString();
  await server.db.update(appUser).set({ createdAt }).where(eq(appUser.id, user.id));
  return user;
}

const codeOf = async (token: string) =>
  (await server.request('GET', '/negara', { token })).json['code'];

describe('the rules', () => {
  it('require a factor for four roles at the first start, and for none in a demo', async () => {
    await addRules(true);
    const admin = await newAccount('SUPERADMIN');
    expect((await listRules(admin.token)).map(({ mode }) => mode)).toEqual(
      roles.map(() => 'opsional'),
    );
    await server.db.delete(factorRule);
    await addRules();
    const found = await listRules(admin.token);
    expect(found.filter(({ mode }) => mode === 'wajib').map(({ peran }) => peran)).toEqual([
      'SUPERADMIN',
      'ADMIN',
      'LEGAL',
      'FINANCE',
    ]);
    server.advanceTime(dayMs);
    await addRules(true);
    expect(await listRules((await newAccount('ADMIN')).token)).toMatchObject(
      found.map(({ mode, sejak }) => ({ mode, sejak })),
    );
  });

  it('count the accounts without a factor', async () => {
    await addRules();
    const admin = await newAccount('SUPERADMIN');
    const am = await newAccount('AM');
    const before = (await listRules(admin.token)).find(({ peran }) => peran === 'AM');
    await setUpTotp(server, am.token);
    const after = (await listRules(admin.token)).find(({ peran }) => peran === 'AM');
    expect(after).toMatchObject({
      jumlahAkun: before?.jumlahAkun,
      tanpaFaktor: (before?.tanpaFaktor ?? 0) - 1,
    });
  });

  it('change with the version that was read, are audited, and leave administrators to SUPERADMIN', async () => {
    await addRules();
    const admin = await newAccount('ADMIN');
    const body = { mode: 'wajib', masaTenggang: 7, version: 1 };
    expect((await change(admin.token, 'SUPERADMIN', body)).status).toBe(403);
    expect((await change(admin.token, 'AM', body)).json).toMatchObject({
      peran: 'AM',
      mode: 'wajib',
      masaTenggang: 7,
      sejak: server.now().toISOString(),
      version: 2,
    });
    expect((await change(admin.token, 'AM', body)).status).toBe(412);
    expect((await change(admin.token, 'AM', { mode: 'lain', masaTenggang: 7 })).status).toBe(422);
    expect((await change(admin.token, 'AM', { mode: 'wajib', masaTenggang: 91 })).status).toBe(422);
    const entries = await server.db.select().from(auditLog).where(eq(auditLog.actorId, admin.id));
    expect(entries).toMatchObject([
      { action: 'factorRule.update', recordId: 'AM', before: { mode: 'opsional' } },
    ]);
  });
});

describe('an account whose role requires a factor', () => {
  it('is reminded by the bell when it signs in, once until it reads that', async () => {
    await addRules();
    const { id, userName } = await newAccount('FINANCE');
    const passwordHash = await hashPassword(password);
    await server.db.update(appUser).set({ passwordHash }).where(eq(appUser.id, id));
    for (let i = 0; i < 2; i += 1) await signInStep(server, userName, password);
    const found = await server.db.select().from(notification).where(eq(notification.userId, id));
    expect(found.map(({ message }) => message)).toEqual(['account.factorDue']);
  });

  it('works in its time of grace, and afterwards can only set up a factor or sign out', async () => {
    await addRules();
    const { token } = await newAccount('FINANCE');
    const own = await server.request('GET', '/gtc/faktor', { token });
    expect(own.json['batas']).toBe(new Date(server.now().getTime() + 14 * dayMs).toISOString());
    expect(await codeOf(token)).toBeUndefined();

    await server.db.update(factorRule).set({ graceDays: 0 });
    const allowed = allCalls
      .filter(({ endpoint }) => endpoint.beforeFactor)
      .map(({ name }) => name);
    expect(allowed.sort()).toEqual([
      'auth.logout',
      'factor.addPasskey',
      'factor.confirm',
      'factor.confirmTotp',
      'factor.get',
      'factor.startConfirmation',
      'factor.startPasskey',
      'factor.startTotp',
    ]);
    for (const { endpoint, name } of allCalls.filter(one => one.endpoint.access !== 'public')) {
      if (endpoint.beforeFactor) continue;
      const path = endpoint.path.replaceAll(/\{[^}]+\}/g, '1');
      const { json } = await server.request(endpoint.method, path, { token });
      expect(json['code'], name).toBe('ATUR_FAKTOR');
    }
    await setUpTotp(server, token);
    expect(await codeOf(token)).toBeUndefined();
    const done = await server.request('GET', '/gtc/faktor', { token });
    expect(done.json).toMatchObject({ aturan: 'wajib', batas: null });
  });

  it('has its time of grace from its own start when it is newer than the rule', async () => {
    await addRules();
    server.advanceTime(100 * dayMs);
    const { token } = await newAccount('FINANCE');
    expect(await codeOf(token)).toBeUndefined();
    const { token: amToken } = await newAccount('AM');
    expect(await codeOf(amToken)).toBeUndefined();
  });
});

it('a role whose rule offers no factor sets none up, and a factor that exists goes on counting', async () => {
  await addRules();
  const admin = await newAccount('SUPERADMIN');
  const am = await newAccount('AM');
  await setUpTotp(server, am.token);
  await change(admin.token, 'AM', { mode: 'mati', masaTenggang: 0, version: 1 });
  const other = await newAccount('AM');
  const refused = await server.request('POST', '/gtc/faktor/totp', { token: other.token });
  expect(refused.json['code']).toBe('KEADAAN_SALAH');
  const account = await server.request('GET', `/GTC/GetById/${am.id}`, { token: admin.token });
  expect(account.json['faktorKedua']).toBe(true);
});
