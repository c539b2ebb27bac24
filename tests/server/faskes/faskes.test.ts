import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Faskes } from '#contract/faskes/index.ts';
import { auditLog, faskes } from '#server/db/schema/index.ts';
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

const send = (overrides?: object, as = token) =>
  server.ask('POST', '/Faskes', { token: as, body: faskesBody({ ...overrides }) });
const create = async (overrides?: object) => {
  const told = await send(overrides);
  expect(told.json['errors']).toBeUndefined();
  return told.json as unknown as Faskes;
};
const get = (id: number, as = token) => server.ask('GET', `/Faskes/getbyId/${id}`, { token: as });
const found = async (query: string, as = token) =>
  (await server.ask('GET', `/Faskes?${query}`, { token: as })).json['data'] as Faskes[];

describe('a facility', () => {
  it('is created with all its fields and read by either path', async () => {
    const said = {
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
    const made = await create(said);
    expect(made).toMatchObject({
      ...said,
      kodePcare: 'ABC12345',
      lat: -6.914744,
      noHP: '+6281234567890',
      namaKabKota: 'Kota Bandung',
      pernyataan: 'BELUM_LENGKAP',
      isActive: true,
      dipakai: false,
      version: 1,
    });
    expect((await get(made.id)).json).toEqual(made);
    const again = await server.ask('GET', `/Faskes/GetFaskesRequestById/${made.id}`, { token });
    expect(again.json).toEqual(made);
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
    const told = await send(overrides);
    expect(told.status).toBe(422);
    expect(Object.keys(told.json['errors'] as object)).toEqual([field]);
  });

  it('has a unique code, ignoring case, until it is deleted', async () => {
    const made = await create({ kodePcare: 'SAMA0001' });
    const again = await send({ kodePcare: 'sama0001' });
    expect(again.json['errors']).toEqual({
      kodePcare: ['Kode P-Care ini sudah dipakai faskes lain'],
    });
    await server.ask('DELETE', `/Faskes/deleteById/${made.id}`, { token });
    expect((await send({ kodePcare: 'sama0001' })).status).toBe(201);
    const back = await server.ask('POST', `/Faskes/pulihkan/${made.id}`, { token });
    expect(back.json['errors']).toHaveProperty('kodePcare');
  });

  it('is created once by simultaneous requests with one code', async () => {
    const told = await Promise.all([1, 2, 3].map(() => send({ kodePcare: 'SERENTAK' })));
    expect(told.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
  });

  it('is updated by either path, logs the difference and rejects a stale version', async () => {
    const made = await create();
    const body = { ...made, kepalaFaskes: 'dr. Bimo Satrio' };
    const told = await server.ask('PUT', '/Faskes/', { token, body });
    expect(told.json).toMatchObject({ kepalaFaskes: 'dr. Bimo Satrio', version: 2 });
    const [entry] = await server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.recordId, String(made.id)))
      .orderBy(desc(auditLog.id));
    expect(entry).toMatchObject({
      action: 'faskes.update',
      before: { kepalaFaskes: 'dr. Sekar Ayuningtyas' },
      after: { kepalaFaskes: 'dr. Bimo Satrio' },
    });
    const stale = await server.ask('PUT', `/Faskes/${made.id}`, { token, body });
    expect(stale.json).toMatchObject({ status: 412, current: { version: 2 } });
  });
});

describe('the staff of a facility', () => {
  it('update all fields but the code and the active state', async () => {
    const made = await create();
    const staff = await server.signIn({ role: 'FASKES', faskesId: made.id });
    const put = (body: object) =>
      server.ask('PUT', `/Faskes/${made.id}`, { token: staff.token, body });
    const told = await put({ ...made, namaFaskes: 'Klinik Nama Baru', isActive: false });
    expect(told.json).toMatchObject({ namaFaskes: 'Klinik Nama Baru', isActive: true });
    const other = await put({ ...told.json, kodePcare: 'LAIN0001' });
    expect(other.json['errors']).toHaveProperty('kodePcare');
    const off = await server.ask('PUT', `/Faskes/updatenonaktif/${made.id}`, {
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
    const seen = async (as: string) => (await found('pageSize=500', as)).map(({ id }) => id);
    expect(await seen(staff.token)).toEqual([other]);
    expect(await seen(company.token)).toEqual([serving]);
    expect((await get(serving, staff.token)).status).toBe(404);
    expect((await get(other, company.token)).status).toBe(404);
  });
});

describe('the list', () => {
  it('is searched by name, code and number', async () => {
    const made = await create({
      namaFaskes: 'Klinik Wijayakusuma',
      kodePcare: 'WJK90001',
      nomorFaskes: 'No. 77/KLN',
    });
    for (const q of ['wijaya', 'wjk900', '77/kln']) {
      expect((await found(`q=${encodeURIComponent(q)}`)).map(({ id }) => id)).toEqual([made.id]);
    }
    expect(await found('q=%25%25')).toEqual([]);
  });

  it('is filtered by place, owner, state and id', async () => {
    const made = await create({ kabKota: '91.71', kepemilikan: 'BUMN' });
    const ids = async (query: string) => (await found(query)).map(({ id }) => id);
    expect(await ids('kabKota=91.71')).toEqual([made.id]);
    expect(await ids(`IdFaskes=${made.id}`)).toEqual([made.id]);
    expect(await ids('kabKota=91.71&kepemilikan=SWASTA')).toEqual([]);
    expect(await ids('kabKota=91.71&isActive=0')).toEqual([]);
    await server.db.update(faskes).set({ isActive: false }).where(eq(faskes.id, made.id));
    expect(await ids('kabKota=91.71&isActive=-1')).toEqual([made.id]);
    expect(await ids('kabKota=91.71&isActive=0')).toEqual([made.id]);
  });

  it('is sorted as requested, also with missing codes', async () => {
    const codes = (await found('sortBy=kodePcare&sortOrder=desc&pageSize=500')).map(
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
      const told = await server.ask('POST', `/bhbu/getListBHBUByFaskes/${id}`, { token: as });
      expect(told.json).toEqual(names);
      const posted = await server.ask('POST', '/Bhbu/getByIdFaskes', {
        token: as,
        body: { Token: 'rahasia-dalam-kiriman', IdFaskes: String(id) },
      });
      expect(posted.json).toEqual(names);
    }
    expect(server.logged()).not.toContain('rahasia-dalam-kiriman');
    // A company learns only about itself, not about others at its facility.
    const company = await server.signIn({ role: 'BHBU', bhbuId });
    const seen = await server.ask('POST', `/bhbu/getListBHBUByFaskes/${id}`, {
      token: company.token,
    });
    expect(seen.json).toEqual(names.slice(0, 1));
  });

  it('are hidden for another facility and for a token in the body', async () => {
    const mine = await buildFaskes(server.db);
    const other = await buildFaskes(server.db);
    const staff = await server.signIn({ role: 'FASKES', faskesId: mine });
    const ask = (as: string | undefined, body: object) =>
      server.ask('POST', '/Bhbu/getByIdFaskes', { token: as, body });
    expect((await ask(staff.token, { IdFaskes: other })).status).toBe(404);
    expect((await ask(staff.token, { IdFaskes: other, Token: token })).status).toBe(404);
    expect((await ask(undefined, { IdFaskes: other, Token: token })).status).toBe(401);
  });
});
