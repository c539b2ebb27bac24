import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Faskes } from '#contract/domains/faskes/index.ts';
import { auditLog, faskes } from '#server/platform/db/schema/index.ts';
import { faskesBody } from '../../builders/faskes.ts';
import { buildBhbu, buildFaskes } from '../../builders/peserta.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  token = (await server.signIn({ role: 'AM' })).token;
});
afterAll(() => server.stop());

const postFaskes = (overrides?: object, as = token) =>
  server.request('POST', '/Faskes', { token: as, body: faskesBody({ ...overrides }) });
const create = async (overrides?: object) => {
  const result = await postFaskes(overrides);
  expect(result.json['errors']).toBeUndefined();
  return result.json as unknown as Faskes;
};
const get = (id: number, as = token) =>
  server.request('GET', `/Faskes/getbyId/${id}`, { token: as });
const findFaskes = async (query: string, as = token) =>
  (await server.request('GET', `/Faskes?${query}`, { token: as })).json['data'] as Faskes[];

describe('a facility', () => {
  it('is created with all its fields and read by either path', async () => {
    const input = {
      kodePcare: 'abc12345',
      jenis: 'RS',
      lat: '-6,914744',
      lng: 107.60981,
      namaPIC: 'Tari Handayani',
      noHP: '0812 3456 7890',
      kapasitasHarian: 150,
      jumlahVaksinator: 4,
      jumlahChiller: 2,
      kapasitasChiller: 3000,
      noIzin: '440/12/SIO',
      izinSampai: '2031-06-30',
    };
    const created = await create(input);
    expect(created).toMatchObject({
      ...input,
      kodePcare: 'ABC12345',
      lat: -6.914744,
      noHP: '+6281234567890',
      namaKabKota: 'Kota Bandung',
      pernyataan: 'BELUM_LENGKAP',
      isActive: true,
      dipakai: false,
      version: 1,
    });
    expect((await get(created.id)).json).toEqual(created);
    const again = await server.request('GET', `/Faskes/GetFaskesRequestById/${created.id}`, {
      token,
    });
    expect(again.json).toEqual(created);
  });

  it.each([
    ['kodePcare', { kodePcare: 'AB1' }],
    ['kodePcare', { kodePcare: 'ABC-12345' }],
    ['kabKota', { kabKota: '99.99' }],
    ['kepemilikan', { kepemilikan: 'PEMDA' }],
    ['lat', { lat: '-91', lng: '107' }],
    ['lng', { lat: '-6.9' }],
    ['lat', { lng: 107 }],
    ['lat', { lat: 'utara', lng: 107 }],
    ['kapasitasHarian', { kapasitasHarian: -1 }],
    ['izinSampai', { izinSampai: '2030-02-30' }],
    ['noHP', { noHP: '021' }],
    ['alamat', { alamat: 'Dekat KTP 3273050101900001 itu' }],
  ])('reports an invalid %s', async (field, overrides) => {
    const result = await postFaskes(overrides);
    expect(result.status).toBe(422);
    expect(Object.keys(result.json['errors'] as object)).toEqual([field]);
  });

  it('has a unique code, ignoring case, until it is deleted', async () => {
    const created = await create({ kodePcare: 'SAMA0001' });
    const again = await postFaskes({ kodePcare: 'sama0001' });
    expect(again.json['errors']).toEqual({
      kodePcare: ['Kode P-Care ini sudah dipakai faskes lain'],
    });
    await server.request('DELETE', `/Faskes/deleteById/${created.id}`, { token });
    expect((await postFaskes({ kodePcare: 'sama0001' })).status).toBe(201);
    const back = await server.request('POST', `/Faskes/pulihkan/${created.id}`, { token });
    expect(back.json['errors']).toHaveProperty('kodePcare');
  });

  it('is created once by simultaneous requests with one code', async () => {
    const result = await Promise.all([1, 2, 3].map(() => postFaskes({ kodePcare: 'SERENTAK' })));
    expect(result.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
  });

  it('is updated by either path, logs the difference and rejects a stale version', async () => {
    const created = await create();
    const body = { ...created, kepalaFaskes: 'dr. Bimo Satrio' };
    const result = await server.request('PUT', '/Faskes/', { token, body });
    expect(result.json).toMatchObject({ kepalaFaskes: 'dr. Bimo Satrio', version: 2 });
    const [entry] = await server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.recordId, String(created.id)))
      .orderBy(desc(auditLog.id));
    expect(entry).toMatchObject({
      action: 'faskes.update',
      before: { kepalaFaskes: 'dr. Sekar Ayuningtyas' },
      after: { kepalaFaskes: 'dr. Bimo Satrio' },
    });
    const stale = await server.request('PUT', `/Faskes/${created.id}`, { token, body });
    expect(stale.json).toMatchObject({ status: 412, current: { version: 2 } });
  });
});

describe('the staff of a facility', () => {
  it('update all fields but the code and the active state', async () => {
    const created = await create();
    const staff = await server.signIn({ role: 'FASKES', faskesId: created.id });
    const put = (body: object) =>
      server.request('PUT', `/Faskes/${created.id}`, { token: staff.token, body });
    const result = await put({ ...created, namaFaskes: 'Klinik Nama Baru', isActive: false });
    expect(result.json).toMatchObject({ namaFaskes: 'Klinik Nama Baru', isActive: true });
    const other = await put({ ...result.json, kodePcare: 'LAIN0001' });
    expect(other.json['errors']).toHaveProperty('kodePcare');
    const off = await server.request('PUT', `/Faskes/updatenonaktif/${created.id}`, {
      token: staff.token,
      body: { isActive: false, alasan: 'Tutup' },
    });
    expect(off.status).toBe(403);
  });

  it('see only their facility, and a company sees those that serve it', async () => {
    const bhbuId = await buildBhbu(server.db);
    const serving = await buildFaskes(server.db, { serves: [bhbuId] });
    const other = await buildFaskes(server.db);
    const staff = await server.signIn({ role: 'FASKES', faskesId: other });
    const company = await server.signIn({ role: 'BHBU', bhbuId });
    const visible = async (as: string) =>
      (await findFaskes('pageSize=500', as)).map(({ id }) => id);
    expect(await visible(staff.token)).toEqual([other]);
    expect(await visible(company.token)).toEqual([serving]);
    expect((await get(serving, staff.token)).status).toBe(404);
    expect((await get(other, company.token)).status).toBe(404);
  });
});

describe('the list', () => {
  it('is searched by name, code and number', async () => {
    const created = await create({
      namaFaskes: 'Klinik Wijayakusuma',
      kodePcare: 'WJK90001',
      nomorFaskes: 'No. 77/KLN',
    });
    for (const q of ['wijaya', 'wjk900', '77/kln']) {
      expect((await findFaskes(`q=${encodeURIComponent(q)}`)).map(({ id }) => id)).toEqual([
        created.id,
      ]);
    }
    expect(await findFaskes('q=%25%25')).toEqual([]);
  });

  it('is filtered by place, owner, state and id', async () => {
    const created = await create({ kabKota: '91.71', kepemilikan: 'BUMN' });
    const ids = async (query: string) => (await findFaskes(query)).map(({ id }) => id);
    expect(await ids('kabKota=91.71')).toEqual([created.id]);
    expect(await ids(`IdFaskes=${created.id}`)).toEqual([created.id]);
    expect(await ids('kabKota=91.71&kepemilikan=SWASTA')).toEqual([]);
    expect(await ids('kabKota=91.71&isActive=0')).toEqual([]);
    await server.db.update(faskes).set({ isActive: false }).where(eq(faskes.id, created.id));
    expect(await ids('kabKota=91.71&isActive=-1')).toEqual([created.id]);
    expect(await ids('kabKota=91.71&isActive=0')).toEqual([created.id]);
  });

  it('is sorted as requested, also with missing codes', async () => {
    const codes = (await findFaskes('sortBy=kodePcare&sortOrder=desc&pageSize=500')).map(
      ({ kodePcare }) => kodePcare ?? '',
    );
    expect(codes).toEqual([...codes].sort().reverse());
  });
});

describe('the companies that a facility serves', () => {
  it('are listed for the facility and for scope all, whatever token the body has', async () => {
    const bhbuId = await buildBhbu(server.db);
    const otherId = await buildBhbu(server.db);
    const id = await buildFaskes(server.db, { serves: [bhbuId, otherId] });
    const names = [bhbuId, otherId].map(one => ({ id: one, name: `PT Contoh ${one}` }));
    const staff = await server.signIn({ role: 'FASKES', faskesId: id });
    for (const as of [token, staff.token]) {
      const result = await server.request('POST', `/bhbu/getListBHBUByFaskes/${id}`, { token: as });
      expect(result.json).toEqual(names);
      const posted = await server.request('POST', '/Bhbu/getByIdFaskes', {
        token: as,
        body: { Token: 'rahasia-dalam-kiriman', IdFaskes: String(id) },
      });
      expect(posted.json).toEqual(names);
    }
    expect(server.readLogs()).not.toContain('rahasia-dalam-kiriman');
    // A company learns only about itself, not about others at its facility.
    const company = await server.signIn({ role: 'BHBU', bhbuId });
    const visible = await server.request('POST', `/bhbu/getListBHBUByFaskes/${id}`, {
      token: company.token,
    });
    expect(visible.json).toEqual(names.slice(0, 1));
  });

  it('are hidden for another facility and for a token in the body', async () => {
    const own = await buildFaskes(server.db);
    const other = await buildFaskes(server.db);
    const staff = await server.signIn({ role: 'FASKES', faskesId: own });
    const ask = (as: string | undefined, body: object) =>
      server.request('POST', '/Bhbu/getByIdFaskes', { token: as, body });
    expect((await ask(staff.token, { IdFaskes: other })).status).toBe(404);
    expect((await ask(staff.token, { IdFaskes: other, Token: token })).status).toBe(404);
    expect((await ask(undefined, { IdFaskes: other, Token: token })).status).toBe(401);
  });
});
