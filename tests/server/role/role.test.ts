import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { roles } from '#contract/policy.ts';
import type { RoleRecord } from '#contract/domains/role.ts';
import { role } from '#server/platform/db/schema/index.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  token = (await server.signIn({ role: 'ADMIN' })).token;
});
beforeEach(() =>
  server.db.delete(role).where(sql`not bawaan and id not in (select role_id from app_user)`),
);
afterAll(() => server.stop());

const create = async (name: string, peranDasar = 'AM') =>
  (await server.request('POST', '/Role', { token, body: { name, peranDasar } }))
    .json as unknown as RoleRecord;
const list = async (query: string) => {
  const { json } = await server.request('GET', `/Role?${query}`, { token });
  return json as unknown as {
    data: RoleRecord[];
    totalRecords: number;
    totalPages: number;
    nextPage: number | null;
  };
};

describe('the list', () => {
  it('contains the built-in roles', async () => {
    const { data, totalRecords } = await list('');
    expect(totalRecords).toBe(roles.length);
    expect(data.map(one => one.name).sort()).toEqual([...roles].sort());
    expect(data.every(one => one.bawaan && one.peranDasar === one.name)).toBe(true);
  });

  it('pages, sorts, searches and filters, and selects by ids', async () => {
    await create('Koordinator Jawa', 'AM');
    const second = await create('koordinator Bali', 'PS');
    const paged = await list('pageSize=5&pageNumber=3');
    expect(paged).toMatchObject({ totalRecords: 13, totalPages: 3, nextPage: null });
    expect(paged.data).toHaveLength(3);
    const found = await list('q=KOORD&sortBy=name');
    expect(found.data.map(one => one.name)).toEqual(['koordinator Bali', 'Koordinator Jawa']);
    expect((await list('bawaan=false')).totalRecords).toBe(2);
    expect((await list('peranDasar=PS')).data.map(one => one.name)).toEqual([
      'koordinator Bali',
      'PS',
    ]);
    expect((await list(`id=${second.id}&id=1`)).totalRecords).toBe(2);
    expect((await list('q=%25')).totalRecords).toBe(0);
  });

  it('counts the accounts of a role', async () => {
    const created = await create('Dipegang dua');
    await server.signIn({ roleId: created.id });
    await server.signIn({ roleId: created.id });
    const { data } = await list('q=dipegang');
    expect(data[0]?.jumlahPengguna).toBe(2);
  });
});

describe('a custom role', () => {
  it('is created, updated and deleted', async () => {
    const created = await create('Pengawas');
    expect(created).toMatchObject({
      name: 'Pengawas',
      peranDasar: 'AM',
      bawaan: false,
      version: 1,
    });
    const path = `/Role/${created.id}`;
    const saved = await server.request('PUT', path, {
      token,
      body: { name: 'Pengawas utama', peranDasar: 'PS', keterangan: 'Gudang', version: 1 },
    });
    expect(saved.json).toMatchObject({
      name: 'Pengawas utama',
      peranDasar: 'PS',
      keterangan: 'Gudang',
      version: 2,
    });
    expect((await server.request('DELETE', path, { token })).status).toBe(200);
    expect((await server.request('GET', path, { token })).status).toBe(404);
  });

  it('has a unique name, ignoring case', async () => {
    await create('Unik');
    const again = await server.request('POST', '/Role', {
      token,
      body: { name: 'UNIK', peranDasar: 'AM' },
    });
    expect(again.status).toBe(422);
    expect(again.json['errors']).toEqual({ name: ['Nama ini sudah dipakai peran lain'] });
  });

  it('is not deleted while an account has it', async () => {
    const created = await create('Terpakai');
    await server.signIn({ roleId: created.id });
    const response = await server.request('DELETE', `/Role/${created.id}`, { token });
    expect(response.json).toMatchObject({ status: 409, code: 'MASIH_DIPAKAI' });
    expect(response.json['detail']).toContain('1 akun');
  });

  it('has the rights of its base role, also after a change', async () => {
    const created = await create('Berubah', 'LEGAL');
    const holder = await server.signIn({ roleId: created.id });
    expect((await server.request('GET', '/Bhbu/GetAll', { token: holder.token })).status).toBe(200);
    await server.request('PUT', `/Role/${created.id}`, {
      token,
      body: { name: 'Berubah', peranDasar: 'EM' },
    });
    expect((await server.request('GET', '/Bhbu/GetAll', { token: holder.token })).status).toBe(401);
    const again = await server.signIn({ roleId: created.id });
    expect((await server.request('GET', '/Bhbu/GetAll', { token: again.token })).status).toBe(403);
  });

  it.each(['SUPERADMIN', 'ADMIN'])('based on %s is created only by SUPERADMIN', async base => {
    const response = await server.request('POST', '/Role', {
      token,
      body: { name: 'Dewa', peranDasar: base },
    });
    expect(response.status).toBe(422);
    expect(response.json['errors']).toHaveProperty('peranDasar');
    const superadmin = await server.signIn({ role: 'SUPERADMIN' });
    const created = await server.request('POST', '/Role', {
      token: superadmin.token,
      body: { name: 'Dewa', peranDasar: base },
    });
    expect(created.status).toBe(201);
    expect(
      (await server.request('DELETE', `/Role/${String(created.json['id'])}`, { token })).status,
    ).toBe(422);
  });
});

describe('a built-in role', () => {
  it('is neither updated nor deleted', async () => {
    const [admin] = (await list('q=VERIFICATOR')).data;
    const path = `/Role/${admin?.id ?? 0}`;
    const change = await server.request('PUT', path, {
      token,
      body: { name: 'Lain', peranDasar: 'AM' },
    });
    const removal = await server.request('DELETE', path, { token });
    expect([change.status, removal.status]).toEqual([409, 409]);
  });
});
