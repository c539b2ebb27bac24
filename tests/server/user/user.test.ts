import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { roles } from '#contract/policy.ts';
import type { Account, AccountWithPassword } from '#contract/domains/user.ts';
import { appUser, auditLog, role } from '#server/platform/db/schema/index.ts';
import { buildBhbu, buildFaskes } from '../../builders/peserta.ts';
import { startTestServer, type TestRequest, type TestServer } from '../harness/server.ts';

let server: TestServer;
let admin: string;
let bhbuId: number;
let faskesId: number;
const roleIds = new Map<string, number>();

beforeAll(async () => {
  server = await startTestServer();
  bhbuId = await buildBhbu(server.db);
  faskesId = await buildFaskes(server.db);
  for (const { id, name } of await server.db.select().from(role)) roleIds.set(name, id);
});
beforeEach(async () => {
  admin = (await server.signIn({ role: 'ADMIN' })).token;
});
afterAll(() => server.stop());

let sequence = 0;
const body = (base = 'LEGAL', more: object = {}) => ({
  userName: `orang.${(sequence += 1)}`,
  fullName: 'Orang Baru',
  email: null,
  noHP: null,
  roleId: roleIds.get(base) ?? 0,
  ...more,
});
const register = (input: object, token = admin) =>
  server.request('POST', '/GTC/Register', { token, body: input });
const create = async (base?: string, more?: object) =>
  (await register(body(base, more))).json as unknown as AccountWithPassword;
const requestAs =
  (token: string) =>
  (method: string, path: string, sent?: unknown, more: TestRequest = {}) =>
    server.request(method, path, { token, ...(sent === undefined ? {} : { body: sent }), ...more });
const list = async (query: string) => {
  const { json } = await requestAs(admin)('GET', `/Gtc/GetWithFilter?${query}`);
  return json as unknown as { data: Account[]; totalRecords: number };
};
const login = (Username: string, Password: string) =>
  server.request('POST', '/gtc/logingtc', {
    body: { Username, Password, ApplicationCode: 'GTRY' },
  });
const statusWith = async (token: string) => (await requestAs(token)('GET', '/negara')).status;

describe('the list', () => {
  it('pages, searches and filters by role, company, facility and status', async () => {
    const company = await server.signIn({ role: 'BHBU', bhbuId, fullName: 'Wulan Dicari' });
    const clinic = await server.signIn({ role: 'FASKES', faskesId, isActive: false });
    const ids = async (query: string) => (await list(query)).data.map(({ id }) => id);
    expect(await ids(`idBHBU=${bhbuId}`)).toEqual([company.id]);
    expect(await ids(`idFaskes=${faskesId}`)).toEqual([clinic.id]);
    expect(await ids('q=wulan%20dic')).toEqual([company.id]);
    expect(await ids(`q=Klinik Contoh ${faskesId}`)).toEqual([clinic.id]);
    expect(await ids(`roleid=${roleIds.get('FASKES') ?? 0}`)).toEqual([clinic.id]);
    expect(await ids(`iduser=${company.id}&roleid=`)).toEqual([company.id]);
    expect(await ids('isActive=0')).toEqual([clinic.id]);
    expect((await ids('isActive=-1&pageSize=500')).length).toBeGreaterThan(2);
    const page = await list('pageSize=1&pageNumber=2&sortBy=lastSignedInAt&sortOrder=DESC');
    expect(page.data).toHaveLength(1);
    expect(page.data[0]).not.toHaveProperty('passwordHash');
  });

  it('names the company or facility of an account', async () => {
    const { id } = await server.signIn({ role: 'BHBU', bhbuId });
    expect((await list(`id=${id}`)).data[0]).toMatchObject({
      roleName: 'BHBU',
      idReferensi: bhbuId,
      organizationID: bhbuId,
      organizationName: `PT Contoh ${bhbuId}`,
    });
  });
});

describe('names for filters', () => {
  it('are given to an account manager with the organization and nothing else', async () => {
    const am = await server.signIn({ role: 'AM', fullName: 'Manajer Akun' });
    const { id } = await server.signIn({ role: 'BHBU', bhbuId });
    const result = await requestAs(am.token)('GET', `/gtc/getfilteronly?id=${id}`);
    expect(result.json).toEqual([
      {
        id,
        name: expect.any(String) as string,
        organizationID: bhbuId,
        organizationName: `PT Contoh ${bhbuId}`,
      },
    ]);
    const managers = await requestAs(am.token)('GET', '/Gtc/GetFilterOnlyRoleAM?q=manajer%20akun');
    expect(managers.json).toEqual([{ id: am.id, name: 'Manajer Akun' }]);
  });

  it('of account managers exclude disabled accounts', async () => {
    await server.signIn({ role: 'AM', fullName: 'Sudah Pergi', isActive: false });
    const { json } = await requestAs(admin)('GET', '/gtc/getfilteronlyroleam?q=sudah%20pergi');
    expect(json).toEqual([]);
  });
});

describe('the sessions of an account', () => {
  it('are listed for administrators, without those that ended or the ids to end them', async () => {
    const person = await server.signIn({ role: 'LEGAL' });
    const read = () => requestAs(admin)('GET', `/gtc/pengguna/${person.id}/sesi`);
    const { json } = await read();
    expect(json).toMatchObject([{ isCurrent: false }]);
    expect(Object.keys((json as unknown as readonly object[])[0] ?? {})).not.toContain('id');
    await requestAs(person.token)('POST', '/gtc/logout');
    expect((await read()).json).toEqual([]);
    expect((await requestAs(admin)('GET', '/gtc/pengguna/999999/sesi')).status).toBe(404);
  });
});

describe('a new account', () => {
  it('signs in with the first password and must change it', async () => {
    const result = await register(body('BHBU', { idReferensi: bhbuId, noHP: '0812-3456-7890' }));
    expect(result.status).toBe(201);
    expect(result.headers.get('cache-control')).toBe('no-store');
    const { userName, kataSandiAwal, id } = result.json as unknown as AccountWithPassword;
    expect(result.json).toMatchObject({ idReferensi: bhbuId, noHP: '+6281234567890' });
    expect((await login(userName, kataSandiAwal)).json).toMatchObject({
      id,
      isChangedUser: 'False',
    });
    const again = await requestAs(admin)('GET', `/GTC/GetById/${id}`);
    expect(again.text).not.toContain(kataSandiAwal);
    expect(server.readLogs()).not.toContain(kataSandiAwal);
  });

  it('is not stored for replay, because its password is shown only once', async () => {
    const input = body();
    const headers = { 'idempotency-key': 'satu' };
    const first = await requestAs(admin)('POST', '/GTC/Register', input, { headers });
    const second = await requestAs(admin)('POST', '/GTC/Register', input, { headers });
    expect(first.status).toBe(201);
    expect(second.json['errors']).toEqual({
      userName: [`Nama pengguna ${input.userName} sudah dipakai akun lain`],
    });
  });

  it.each([
    ['an invalid name', { userName: 'dua kata' }, 'userName'],
    ['an invalid phone number', { noHP: '021-555' }, 'noHP'],
    ['an invalid address', { email: 'bukan email' }, 'email'],
    ['an unknown role', { roleId: 2_000_000_000 }, 'roleId'],
    ['a company for a role without one', { idReferensi: 1 }, 'idReferensi'],
    ['an unknown key', { isActive: true }, 'isActive'],
  ])('is rejected with %s', async (_, more, field) => {
    const result = await register(body('LEGAL', more));
    expect(result.status).toBe(422);
    expect(result.json['errors']).toHaveProperty(field);
  });

  it('is rejected for a company role without a company', async () => {
    expect((await register(body('BHBU'))).json['errors']).toHaveProperty('idReferensi');
  });

  it('may have a custom role, whose base role decides the organization', async () => {
    const { json } = await requestAs(admin)('POST', '/Role', {
      name: 'Perusahaan besar',
      peranDasar: 'BHBU',
    });
    const roleId = Number(json['id']);
    expect((await register(body('', { roleId }))).status).toBe(422);
    const result = await register(body('', { roleId, idReferensi: bhbuId }));
    expect(result.json).toMatchObject({ roleName: 'BHBU', namaPeran: 'Perusahaan besar' });
  });

  it.each(['ADMIN', 'SUPERADMIN'])('as %s is created only by SUPERADMIN', async base => {
    expect((await register(body(base))).json['errors']).toHaveProperty('roleId');
    const superadmin = await server.signIn({ role: 'SUPERADMIN' });
    expect((await register(body(base), superadmin.token)).status).toBe(201);
  });
});

describe('an account', () => {
  it('is updated, and its sessions end only when its rights change', async () => {
    const user = await server.signIn({ role: 'LEGAL' });
    const input = body('LEGAL', { userName: undefined, fullName: 'Nama Lain', version: 1 });
    const renamed = await requestAs(admin)('PUT', `/GTC/UpdateUser/${user.id}`, input);
    expect(renamed.json).toMatchObject({ fullName: 'Nama Lain', version: 2 });
    expect(await statusWith(user.token)).toBe(200);
    const moved = await requestAs(admin)('PUT', '/gtc/updateuser', {
      ...(renamed.json as object),
      roleId: roleIds.get('BHBU'),
      idReferensi: bhbuId,
    });
    expect(moved.json).toMatchObject({ roleName: 'BHBU', idReferensi: bhbuId });
    expect(await statusWith(user.token)).toBe(401);
  });

  it('is not overwritten with a stale version', async () => {
    const user = await server.signIn({ role: 'LEGAL' });
    const input = body('LEGAL', { userName: undefined, version: 1 });
    await requestAs(admin)('PUT', `/GTC/UpdateUser/${user.id}`, input);
    const stale = await requestAs(admin)('PUT', `/GTC/UpdateUser/${user.id}`, input);
    expect(stale.json).toMatchObject({ status: 412, current: { version: 2 } });
  });

  it('ends its sessions when disabled and signs in again when enabled', async () => {
    const user = await server.signIn({ role: 'LEGAL', password: 'gerobak biru di tepi sawah' });
    const path = `/GTC/UpdateAktif/${user.id}`;
    expect((await requestAs(admin)('PUT', path, { isActive: false })).json['isActive']).toBe(false);
    expect(await statusWith(user.token)).toBe(401);
    expect((await login(user.userName, 'gerobak biru di tepi sawah')).status).toBe(401);
    await requestAs(admin)('PUT', path, { isActive: true });
    expect(await statusWith(user.token)).toBe(401);
    expect((await login(user.userName, 'gerobak biru di tepi sawah')).status).toBe(200);
  });

  it('loses its sessions and its password when it gets a new first password', async () => {
    const user = await server.signIn({ role: 'LEGAL', password: 'gerobak biru di tepi sawah' });
    const result = await requestAs(admin)('POST', `/GTC/ResetPassword/${user.id}`);
    expect(await statusWith(user.token)).toBe(401);
    expect((await login(user.userName, 'gerobak biru di tepi sawah')).status).toBe(401);
    const entered = await login(user.userName, String(result.json['kataSandiAwal']));
    expect(entered.json['isChangedUser']).toBe('False');
    server.advanceTime(7 * 86_400_000);
    expect((await login(user.userName, String(result.json['kataSandiAwal']))).status).toBe(401);
    server.advanceTime(-7 * 86_400_000);
  });

  it('keeps its name while deleted and can be restored', async () => {
    const { id, userName } = await create();
    expect((await requestAs(admin)('DELETE', `/GTC/deletebyid/${id}`)).status).toBe(200);
    expect((await requestAs(admin)('GET', `/GTC/GetById/${id}`)).status).toBe(404);
    expect((await list(`id=${id}`)).totalRecords).toBe(0);
    expect((await register(body('LEGAL', { userName }))).status).toBe(422);
    expect(
      (await requestAs(admin)('PUT', `/GTC/UpdateAktif/${id}`, { isActive: true })).status,
    ).toBe(404);
    expect((await requestAs(admin)('POST', `/GTC/pulihkan/${id}`)).status).toBe(200);
    expect((await requestAs(admin)('GET', `/GTC/GetById/${id}`)).status).toBe(200);
    expect((await requestAs(admin)('POST', `/GTC/pulihkan/${id}`)).status).toBe(404);
  });

  it('does not block the deletion of its role when it is deleted', async () => {
    const made = await requestAs(admin)('POST', '/Role', { name: 'Sementara', peranDasar: 'EM' });
    const { id } = await create('', { roleId: made.json['id'] });
    await requestAs(admin)('DELETE', `/GTC/deletebyid/${id}`);
    expect((await requestAs(admin)('DELETE', `/Role/${String(made.json['id'])}`)).status).toBe(200);
    expect((await requestAs(admin)('POST', `/GTC/pulihkan/${id}`)).json).toMatchObject({
      namaPeran: 'EM',
    });
  });

  it('logs every change without passwords', async () => {
    const { id, kataSandiAwal } = await create();
    await requestAs(admin)('PUT', `/GTC/UpdateAktif/${id}`, { isActive: false });
    const { json } = await requestAs(admin)('POST', `/GTC/ResetPassword/${id}`);
    await requestAs(admin)('DELETE', `/GTC/deletebyid/${id}`);
    await requestAs(admin)('POST', `/GTC/pulihkan/${id}`);
    const auditEntries = await server.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.recordId, String(id)), like(auditLog.action, 'user.%')))
      .orderBy(auditLog.id);
    expect(auditEntries.map(({ action }) => action)).toEqual([
      'user.create',
      'user.deactivate',
      'user.resetPassword',
      'user.delete',
      'user.restore',
    ]);
    const written = JSON.stringify(auditEntries);
    for (const secret of [kataSandiAwal, String(json['kataSandiAwal']), 'argon2']) {
      expect(written).not.toContain(secret);
    }
  });
});

const commands = [
  ['UpdateUser', 'PUT', (id: number) => `/GTC/UpdateUser/${id}`],
  ['disabling', 'PUT', (id: number) => `/GTC/UpdateAktif/${id}`],
  ['resetting', 'POST', (id: number) => `/GTC/ResetPassword/${id}`],
  ['deleting', 'DELETE', (id: number) => `/GTC/deletebyid/${id}`],
] as const;
const bodyForPath = (path: string) =>
  path.includes('UpdateUser')
    ? body('LEGAL', { userName: undefined })
    : path.includes('UpdateAktif')
      ? { isActive: false }
      : undefined;

describe.each(commands)('%s', (_, method, pathOf) => {
  it.each(['ADMIN', 'SUPERADMIN'] as const)('requires SUPERADMIN for an %s account', async base => {
    const target = await server.signIn({ role: base });
    const path = pathOf(target.id);
    expect((await requestAs(admin)(method, path, bodyForPath(path))).status).toBe(403);
    expect(await statusWith(target.token)).toBe(200);
    const superadmin = await server.signIn({ role: 'SUPERADMIN' });
    expect((await requestAs(superadmin.token)(method, path, bodyForPath(path))).status).toBe(200);
    expect(await statusWith(target.token)).toBe(401);
  });

  it('is rejected for the own account and changes nothing', async () => {
    for (const base of ['ADMIN', 'SUPERADMIN'] as const) {
      const me = await server.signIn({ role: base });
      const path = pathOf(me.id);
      const result = await requestAs(me.token)(method, path, bodyForPath(path));
      expect(result.status).toBe(method === 'PUT' && path.includes('UpdateUser') ? 422 : 409);
      expect(await statusWith(me.token)).toBe(200);
    }
  });
});

describe('administrators', () => {
  /** Leaves exactly these accounts of SUPERADMIN active. */
  const activateOnly = async (...keep: number[]) => {
    const [highest] = await server.db.select().from(role).where(eq(role.name, 'SUPERADMIN'));
    const all = await server.db
      .select({ id: appUser.id })
      .from(appUser)
      .where(eq(appUser.roleId, highest?.id ?? 0));
    for (const { id } of all) {
      await server.db
        .update(appUser)
        .set({ isActive: keep.includes(id) })
        .where(eq(appUser.id, id));
    }
  };
  const activeOf = async (...ids: number[]) => {
    const found = await Promise.all(
      ids.map(id => server.db.select().from(appUser).where(eq(appUser.id, id))),
    );
    return found.flat().filter(one => one.isActive && one.roleId === roleIds.get('SUPERADMIN'));
  };

  it.each(commands.filter(([, , pathOf]) => !pathOf(1).includes('Reset')))(
    '%s: leaves one of two who do it to each other',
    async (_, method, pathOf) => {
      const one = await server.signIn({ role: 'SUPERADMIN' });
      const other = await server.signIn({ role: 'SUPERADMIN' });
      await activateOnly(one.id, other.id);
      const result = await Promise.all([
        requestAs(one.token)(method, pathOf(other.id), bodyForPath(pathOf(other.id))),
        requestAs(other.token)(method, pathOf(one.id), bodyForPath(pathOf(one.id))),
      ]);
      expect(result.map(({ status }) => status).sort()).toEqual([200, 401]);
      const left = (await activeOf(one.id, other.id)).filter(({ deletedAt }) => deletedAt === null);
      expect(left).toHaveLength(1);
    },
  );

  it('loses its rights while its request waits for a lock', async () => {
    const first = await server.signIn({ role: 'SUPERADMIN' });
    const demoted = await server.signIn({ role: 'SUPERADMIN' });
    const third = await server.signIn({ role: 'SUPERADMIN' });
    const result = await Promise.all([
      requestAs(first.token)('PUT', `/GTC/UpdateAktif/${demoted.id}`, { isActive: false }),
      requestAs(demoted.token)('PUT', `/GTC/UpdateAktif/${first.id}`, { isActive: false }),
    ]);
    expect(result.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(await statusWith(third.token)).toBe(200);
  });

  it('cannot lower the base role of the last administrator', async () => {
    const superadmin = await server.signIn({ role: 'SUPERADMIN' });
    const made = await requestAs(superadmin.token)('POST', '/Role', {
      name: 'Kepala',
      peranDasar: 'SUPERADMIN',
    });
    const roleId = Number(made.json['id']);
    const holder = await server.signIn({ roleId });
    await activateOnly();
    const result = await requestAs(holder.token)('PUT', `/Role/${roleId}`, {
      name: 'Kepala',
      peranDasar: 'AM',
    });
    expect(result.json).toMatchObject({ status: 409, code: 'KEADAAN_SALAH' });
    expect(await statusWith(holder.token)).toBe(200);
  });
});

describe('a role of existing accounts', () => {
  it('cannot get a company role as its base while its accounts have no company', async () => {
    const { json } = await requestAs(admin)('POST', '/Role', { name: 'Staf', peranDasar: 'EM' });
    await server.signIn({ roleId: Number(json['id']) });
    const result = await requestAs(admin)('PUT', `/Role/${String(json['id'])}`, {
      name: 'Staf',
      peranDasar: 'BHBU',
    });
    expect(result.json).toMatchObject({ status: 409, code: 'MASIH_DIPAKAI' });
  });
});

describe('the accounts of others', () => {
  it('are readable only by administrators', async () => {
    const { id } = await create();
    for (const base of roles.filter(one => !one.endsWith('ADMIN'))) {
      const { token } = await server.signIn({ role: base });
      expect((await requestAs(token)('GET', `/GTC/GetById/${id}`)).status).toBe(404);
      expect((await requestAs(token)('GET', '/Gtc/GetWithFilter')).status).toBe(403);
    }
  });
});
