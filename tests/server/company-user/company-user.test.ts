import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  maxCompanyUsers,
  type CompanyUser,
  type CompanyUsers,
} from '#contract/domains/company-user.ts';
import { companyRightNames, type CompanyRight } from '#contract/policy.ts';
import { appUser, auditLog, bhbu, notification, outbox } from '#server/platform/db/schema/index.ts';
import { decryptMail } from '#server/platform/outbox/outbox.ts';
import { buildBhbu } from '../../builders/peserta.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let bhbuId: number;
let manager: Awaited<ReturnType<TestServer['signIn']>>;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  bhbuId = await buildBhbu(server.db);
  manager = await server.signIn({ role: 'BHBU', bhbuId, fullName: 'Indah Pengelola' });
});

const signIn = (hak: readonly CompanyRight[], company = bhbuId, fullName = 'Rekan Contoh') =>
  server.signIn({ role: 'BHBU', bhbuId: company, hak, fullName, email: 'rekan@contoh.example' });
const put = (token: string, path: string, body: unknown) =>
  server.request('PUT', `/AkunPerusahaan/${path}`, { token, body });
const list = async (token: string) =>
  (await server.request('GET', `/AkunPerusahaan/${bhbuId}`, { token }))
    .json as unknown as CompanyUsers;
const invite = (token: string, body: Readonly<Record<string, unknown>> = {}) =>
  server.request('POST', `/AkunPerusahaan/${bhbuId}`, {
    token,
    body: {
      fullName: 'Sari Rekan',
      email: 'Sari.Rekan@contoh.example',
      hak: ['MEMBAYAR'],
      ...body,
    },
  });

/** The text of the newest mail to an address. */
async function mailTo(email: string): Promise<string> {
  const rows = await server.db.select().from(outbox).orderBy(outbox.id);
  const mails = rows.map(row => decryptMail(server.deps.keys, row));
  return mails.findLast(mail => mail?.to === email)?.text ?? '';
}

describe('an invitation', () => {
  it('opens an account whose first password its owner alone gets, by mail', async () => {
    const invited = await invite(manager.token);
    expect(invited.status, invited.text).toBe(201);
    expect(invited.json).toMatchObject({
      userName: 'sari.rekan',
      fullName: 'Sari Rekan',
      hak: ['MEMBAYAR'],
      isActive: true,
    });
    const text = await mailTo(String(invited.json['email']));
    const [, password = ''] = /Kata sandi awal: (\S+)/.exec(text) ?? [];
    expect(text).toContain('Indah Pengelola');
    expect(password).not.toBe('');
    expect(invited.text).not.toContain(password);
    const login = await server.request('POST', '/gtc/logingtc', {
      body: { Username: 'sari.rekan', Password: password, ApplicationCode: 'GTRY' },
    });
    expect(login.json).toMatchObject({
      isChangedUser: 'False',
      hak: ['MEMBAYAR'],
      idReferensi: bhbuId,
    });
    expect((await list(manager.token)).data.map(({ fullName }) => fullName)).toEqual([
      'Indah Pengelola',
      'Sari Rekan',
    ]);
    const [entry] = await server.db
      .select()
      .from(auditLog)
      .where(
        and(eq(auditLog.action, 'user.create'), eq(auditLog.recordId, String(invited.json['id']))),
      );
    expect(entry?.after).toMatchObject({ hak: ['MEMBAYAR'] });
  });

  it('numbers a user name that is taken', async () => {
    const names = [];
    for (let n = 0; n < 2; n += 1) {
      const { json } = await invite(manager.token, { email: 'ia@contoh.example' });
      names.push(json['userName']);
    }
    expect(names).toEqual(['akun.ia', 'akun.ia2']);
  });

  it('is refused beyond the most accounts of a company, with those that are inactive', async () => {
    for (let at = 1; at < maxCompanyUsers; at += 1) {
      await server.signIn({ role: 'BHBU', bhbuId, isActive: at % 2 === 0 });
    }
    const refused = await invite(manager.token);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain(`${maxCompanyUsers} akun`);
  });

  it('names the field of an invalid email or unknown right', async () => {
    const { status, json } = await invite(manager.token, { email: 'bukan email', hak: ['RAJA'] });
    expect(status).toBe(422);
    expect(Object.keys(json['errors'] as object)).toEqual(expect.arrayContaining(['email']));
  });
});

describe('the staff', () => {
  it('open the first account of a company, and no further one as account managers', async () => {
    const am = await server.signIn({ role: 'AM' });
    const refused = await invite(am.token);
    expect(refused.status, refused.text).toBe(409);
    expect((await list(am.token)).bolehMengundang).toBe(false);
    await server.db.update(appUser).set({ isActive: false }).where(eq(appUser.id, manager.id));
    expect((await list(am.token)).bolehMengundang).toBe(true);
    const incomplete = await invite(am.token);
    expect(incomplete.json).toMatchObject({ errors: { hak: [expect.any(String)] } });
    const opened = await invite(am.token, { hak: companyRightNames });
    expect(opened.status, opened.text).toBe(201);
    expect((await put(am.token, `hak/${manager.id}`, { hak: [] })).status).toBe(403);
  });

  it('change the rights of any account as administrators, but see none of facilities', async () => {
    const admin = await server.signIn({ role: 'ADMIN' });
    const colleague = await signIn([]);
    const changed = await put(admin.token, `hak/${colleague.id}`, { hak: ['MEMBAYAR'] });
    expect(changed.json, changed.text).toMatchObject({ hak: ['MEMBAYAR'] });
    expect((await put(admin.token, `hak/${admin.id}`, { hak: [] })).status).toBe(404);
    const legal = await server.signIn({ role: 'LEGAL' });
    expect((await server.request('GET', `/AkunPerusahaan/${bhbuId}`, legal)).status).toBe(403);
  });
});

describe('rights', () => {
  it('take effect at once: the session of the colleague ends', async () => {
    const colleague = await signIn(['MEMBAYAR']);
    const changed = await put(manager.token, `hak/${colleague.id}`, { hak: ['MEMESAN'] });
    expect(changed.status, changed.text).toBe(200);
    const after = await server.request('GET', `/AkunPerusahaan/${bhbuId}`, colleague);
    expect(after.status).toBe(401);
    const [entry] = await server.db
      .select()
      .from(auditLog)
      .where(
        and(eq(auditLog.action, 'user.setRights'), eq(auditLog.recordId, String(colleague.id))),
      );
    expect(entry).toMatchObject({ before: { hak: ['MEMBAYAR'] }, after: { hak: ['MEMESAN'] } });
  });

  it('are those of the account in the next call, whatever the session had', async () => {
    const colleague = await signIn(['MENGELOLA_AKUN']);
    await server.db.update(appUser).set({ hak: [] }).where(eq(appUser.id, colleague.id));
    expect((await invite(colleague.token)).status).toBe(403);
  });

  it('of an account without any let it read its company and its colleagues', async () => {
    const reader = await signIn([]);
    const { data, bolehMengundang } = await list(reader.token);
    expect(bolehMengundang).toBe(false);
    expect(data).toHaveLength(2);
    expect(
      (await server.request('GET', `/bhbu/getBHBURequestbyid/${bhbuId}`, reader)).status,
    ).toBeLessThan(400);
    for (const [path, body] of [
      [`hak/${manager.id}`, { hak: [] }],
      [`aktif/${manager.id}`, { isActive: false }],
      [`persetujuan/${bhbuId}`, { persetujuanPesanan: true }],
    ] as const) {
      expect((await put(reader.token, path, body)).status, path).toBe(403);
    }
    expect((await invite(reader.token)).status).toBe(403);
  });

  it('are changed against the version that was read', async () => {
    const colleague = await signIn([]);
    const { data } = await list(manager.token);
    const { version } = data.find(({ id }) => id === colleague.id) as CompanyUser;
    await put(manager.token, `hak/${colleague.id}`, { hak: ['MEMBAYAR'], version });
    const stale = await put(manager.token, `hak/${colleague.id}`, { hak: [], version });
    expect(stale.status).toBe(412);
    expect(stale.json).toMatchObject({ current: { hak: ['MEMBAYAR'] } });
  });
});

describe('the last manager', () => {
  it('keeps the right and the account', async () => {
    const without = companyRightNames.filter(right => right !== 'MENGELOLA_AKUN');
    const refused = await put(manager.token, `hak/${manager.id}`, { hak: without });
    expect(refused.status, refused.text).toBe(409);
    expect((await put(manager.token, `aktif/${manager.id}`, { isActive: false })).status).toBe(409);
    const own = await put(manager.token, `hak/${manager.id}`, { hak: ['MENGELOLA_AKUN'] });
    expect(own.status, own.text).toBe(200);
    // The own session goes on with the rights that are left.
    expect((await list(manager.token)).data[0]).toMatchObject({ hak: ['MENGELOLA_AKUN'] });
  });

  it('remains when two managers take each other’s right at once', async () => {
    for (let round = 0; round < 3; round += 1) {
      const [one, other] = [await signIn(['MENGELOLA_AKUN']), await signIn(['MENGELOLA_AKUN'])];
      await server.db.update(appUser).set({ isActive: false }).where(eq(appUser.id, manager.id));
      const outcomes = await Promise.all([
        put(one.token, `hak/${other.id}`, { hak: [] }),
        put(other.token, `hak/${one.id}`, { hak: [] }),
      ]);
      const statuses = outcomes.map(({ status }) => status).sort();
      expect(statuses[0]).toBe(200);
      expect([401, 403, 409]).toContain(statuses[1]);
      const rows = await server.db.select().from(appUser).where(eq(appUser.bhbuId, bhbuId));
      const managers = rows.filter(
        ({ isActive, hak }) => isActive && hak.includes('MENGELOLA_AKUN'),
      );
      expect(managers).toHaveLength(1);
      await server.db.update(appUser).set({ isActive: false }).where(eq(appUser.bhbuId, bhbuId));
    }
  });
});

describe('deactivation and a new first password', () => {
  it('end the sessions of the colleague; the password goes to its owner', async () => {
    const colleague = await signIn(['MEMBAYAR']);
    const off = await put(manager.token, `aktif/${colleague.id}`, { isActive: false });
    expect(off.json, off.text).toMatchObject({ isActive: false });
    expect((await server.request('GET', '/Order', colleague)).status).toBe(401);
    await put(manager.token, `aktif/${colleague.id}`, { isActive: true });
    const reset = await server.request(
      'POST',
      `/AkunPerusahaan/kataSandi/${colleague.id}`,
      manager,
    );
    expect(reset.status, reset.text).toBe(200);
    const [, password = ''] =
      /Kata sandi awal: (\S+)/.exec(await mailTo('rekan@contoh.example')) ?? [];
    const login = await server.request('POST', '/gtc/logingtc', {
      body: { Username: colleague.userName, Password: password, ApplicationCode: 'GTRY' },
    });
    expect(login.status, login.text).toBe(200);
  });

  it('need an email, and are not for the own account', async () => {
    const silent = await server.signIn({ role: 'BHBU', bhbuId });
    const path = '/AkunPerusahaan/kataSandi';
    expect((await server.request('POST', `${path}/${silent.id}`, manager)).status).toBe(409);
    expect((await server.request('POST', `${path}/${manager.id}`, manager)).status).toBe(409);
  });
});

describe('another company', () => {
  it('is not there', async () => {
    const elsewhere = await signIn(companyRightNames, await buildBhbu(server.db));
    for (const [method, path, body] of [
      ['GET', `/AkunPerusahaan/${bhbuId}`, undefined],
      [
        'POST',
        `/AkunPerusahaan/${bhbuId}`,
        { fullName: 'Siapa Saja', email: 'a@b.example', hak: [] },
      ],
      ['PUT', `/AkunPerusahaan/hak/${manager.id}`, { hak: [] }],
      ['PUT', `/AkunPerusahaan/aktif/${manager.id}`, { isActive: false }],
      ['PUT', `/AkunPerusahaan/persetujuan/${bhbuId}`, { persetujuanPesanan: false }],
      ['POST', `/AkunPerusahaan/kataSandi/${manager.id}`, undefined],
    ] as const) {
      const { status } = await server.request(method, path, { token: elsewhere.token, body });
      expect(status, path).toBe(404);
    }
  });
});

describe('the approval of orders', () => {
  const approval = (persetujuanPesanan: boolean, token = manager.token) =>
    put(token, `persetujuan/${bhbuId}`, { persetujuanPesanan });

  it('needs two who order, and keeps them', async () => {
    expect((await approval(true)).status).toBe(409);
    const colleague = await signIn(['MEMESAN']);
    const on = await approval(true);
    expect(on.json, on.text).toMatchObject({ persetujuanPesanan: true });
    const told = await server.db
      .select()
      .from(notification)
      .where(eq(notification.userId, colleague.id));
    expect(told).toMatchObject([
      { message: 'bhbu.startApproval', params: { nama: 'Indah Pengelola' } },
    ]);
    expect((await put(manager.token, `aktif/${colleague.id}`, { isActive: false })).status).toBe(
      409,
    );
    expect((await put(manager.token, `hak/${colleague.id}`, { hak: [] })).status).toBe(409);
    await approval(false);
    expect((await put(manager.token, `hak/${colleague.id}`, { hak: [] })).status).toBe(200);
  });

  it('ends, with notice, when an administrator takes the second person away', async () => {
    const colleague = await signIn(['MEMESAN']);
    await approval(true);
    const admin = await server.signIn({ role: 'ADMIN' });
    const off = await server.request('PUT', `/GTC/UpdateAktif/${colleague.id}`, {
      token: admin.token,
      body: { isActive: false },
    });
    expect(off.status, off.text).toBe(200);
    const [company] = await server.db.select().from(bhbu).where(eq(bhbu.id, bhbuId));
    expect(company?.persetujuanPesanan).toBe(false);
    const told = await server.db
      .select()
      .from(notification)
      .where(eq(notification.userId, manager.id));
    expect(told.map(({ message }) => message)).toContain('bhbu.endApproval');
  });
});
