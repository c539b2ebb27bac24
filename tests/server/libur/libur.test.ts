import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Libur } from '#contract/domains/libur.ts';
import { auditLog, libur, peserta } from '#server/platform/db/schema/index.ts';
import { buildBhbu, buildFaskes, buildPeserta } from '../../builders/peserta.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let admin: string;
let adminId: number;
let faskesId: number;
let otherFaskesId: number;
let own: string;

beforeAll(async () => {
  server = await startTestServer();
  ({ token: admin, id: adminId } = await server.signIn({ role: 'ADMIN' }));
  faskesId = await buildFaskes(server.db);
  otherFaskesId = await buildFaskes(server.db);
  own = (await server.signIn({ role: 'FASKES', faskesId })).token;
});
beforeEach(() => server.db.delete(libur));
afterAll(() => server.stop());

const independence = { tanggal: '2030-08-17', nama: 'Proklamasi Kemerdekaan' };
const training = { tanggal: '2030-03-07', nama: 'Pelatihan tenaga kesehatan' };

const create = (body: object, token = admin) => server.request('POST', '/Libur', { token, body });
const update = (id: unknown, body: object, token = admin) =>
  server.request('PUT', `/Libur/${String(id)}`, { token, body });
const remove = (id: unknown, token = admin) =>
  server.request('DELETE', `/Libur/${String(id)}`, { token });
async function list(query = '', token = admin): Promise<string[]> {
  const { json } = await server.request('GET', `/Libur${query}`, { token });
  return (json['data'] as Libur[]).map(({ nama }) => nama);
}

describe('an administrator', () => {
  it('sets national holidays and those of a facility', async () => {
    const national = await create(independence);
    expect(national.status, national.text).toBe(201);
    expect(national.json).toMatchObject({
      ...independence,
      jenis: 'NASIONAL',
      idFaskes: null,
      namaFaskes: null,
      direncanakan: 0,
    });
    const { json } = await create({ ...training, idFaskes: faskesId });
    expect(json).toMatchObject({ jenis: 'FASKES', namaFaskes: `Klinik Contoh ${faskesId}` });
    const moved = await update(json['id'], { ...json, tanggal: '2030-03-08' });
    expect(moved.json).toMatchObject({ tanggal: '2030-03-08', version: 2 });
    expect((await remove(json['id'])).status).toBe(200);
    expect(await list()).toEqual([independence.nama]);
    const entries = await server.db
      .select({ action: auditLog.action, label: auditLog.recordLabel })
      .from(auditLog)
      .where(and(eq(auditLog.resource, 'libur'), eq(auditLog.recordId, String(json['id']))));
    expect(entries).toEqual([
      { action: 'libur.create', label: `${training.nama}, 07-03-2030` },
      { action: 'libur.update', label: `${training.nama}, 08-03-2030` },
      { action: 'libur.delete', label: `${training.nama}, 08-03-2030` },
    ]);
  });

  it('cannot set a day twice for all facilities or for one', async () => {
    await create(independence);
    const twice = await create({ ...independence, nama: 'Hari Kemerdekaan' });
    expect(twice.json).toMatchObject({
      status: 422,
      errors: { tanggal: ['Hari libur pada tanggal ini sudah ada. Ubahlah yang sudah ada.'] },
    });
    const ofFacility = () => create({ ...independence, idFaskes: faskesId });
    expect((await ofFacility()).status).toBe(201);
    expect((await ofFacility()).json).toMatchObject({ errors: { tanggal: [expect.any(String)] } });
    expect((await create({ ...independence, idFaskes: otherFaskesId })).status).toBe(201);
    const english = await server.request('POST', '/Libur', {
      token: admin,
      body: independence,
      headers: { 'accept-language': 'en' },
    });
    expect(english.json).toMatchObject({
      errors: { tanggal: ['There is a holiday on this day already. Edit the existing one.'] },
    });
  });

  it('filters by year, kind, facility and first day', async () => {
    await create(independence);
    await create({ tanggal: '2031-01-01', nama: 'Tahun Baru' });
    await create({ ...training, idFaskes: faskesId });
    await create({ ...training, nama: 'Renovasi', idFaskes: otherFaskesId });
    expect(await list('?tahun=2031')).toEqual(['Tahun Baru']);
    expect(await list('?jenis=FASKES&sortBy=nama')).toEqual([training.nama, 'Renovasi']);
    expect(await list(`?idFaskes=${faskesId}&tahun=2030`)).toEqual([
      training.nama,
      independence.nama,
    ]);
    expect(await list('?dari=2030-08-17')).toEqual([independence.nama, 'Tahun Baru']);
    expect(await list('?q=renov')).toEqual(['Renovasi']);
  });

  it('learns how many people are planned on the day, whose plans stay', async () => {
    const plan = {
      userId: adminId,
      bhbuId: await buildBhbu(server.db),
      idFaskes: faskesId,
      rencanaTanggal: independence.tanggal,
    };
    const planned = await buildPeserta(server.deps, plan);
    await buildPeserta(server.deps, { ...plan, idFaskes: otherFaskesId });
    await buildPeserta(server.deps, { ...plan, rencanaTanggal: '2030-08-18' });
    expect((await create(independence)).json).toMatchObject({ direncanakan: 2 });
    const { json } = await create({ ...training, idFaskes: faskesId });
    expect(json).toMatchObject({ direncanakan: 0 });
    const moved = await update(json['id'], { ...json, tanggal: independence.tanggal });
    expect(moved.json).toMatchObject({ direncanakan: 1 });
    const [person] = await server.db.select().from(peserta).where(eq(peserta.id, planned.id));
    expect(person?.rencanaTanggal).toBe(independence.tanggal);
  });
});

describe('a facility', () => {
  it('sets its own holidays, without naming itself', async () => {
    const { status, json } = await create(training, own);
    expect([status, json['idFaskes']]).toEqual([201, faskesId]);
    const renamed = await update(json['id'], { ...training, nama: 'Renovasi' }, own);
    expect(renamed.json).toMatchObject({ nama: 'Renovasi', idFaskes: faskesId });
    expect((await remove(json['id'], own)).status).toBe(200);
  });

  it('reads the national ones but cannot change them', async () => {
    const { json } = await create(independence);
    expect(await list('', own)).toEqual([independence.nama]);
    const message =
      'Libur nasional hanya diubah oleh pengelola portal. Faskes mengatur hari liburnya sendiri.';
    for (const refused of [
      await update(json['id'], json, own),
      await remove(json['id'], own),
      await create({ ...training, idFaskes: null }, own),
    ]) {
      expect(refused.json).toMatchObject({ status: 403, detail: message });
    }
  });

  it('neither sees nor sets those of another facility', async () => {
    const { json } = await create({ ...training, idFaskes: otherFaskesId });
    expect(await list('', own)).toEqual([]);
    expect((await update(json['id'], json, own)).status).toBe(404);
    expect((await remove(json['id'], own)).status).toBe(404);
    expect((await create({ ...independence, idFaskes: otherFaskesId }, own)).status).toBe(404);
  });
});

it('shows a company the national holidays and those of the facilities that serve it', async () => {
  const bhbuId = await buildBhbu(server.db);
  const { token } = await server.signIn({ role: 'BHBU', bhbuId });
  const serving = await buildFaskes(server.db, { serves: [bhbuId] });
  await create(independence);
  await create({ ...training, idFaskes: serving });
  await create({ ...training, nama: 'Renovasi', idFaskes: faskesId });
  expect(await list('', token)).toEqual([training.nama, independence.nama]);
  expect((await create(training, token)).status).toBe(403);
});
