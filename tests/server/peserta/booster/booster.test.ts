import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dose, peserta } from '#server/platform/db/schema/index.ts';
import {
  boosterBody,
  buildBhbu,
  buildBooster,
  buildFaskes,
  buildPeserta,
} from '../../../builders/peserta.ts';
import { startTestServer, type TestServer } from '../../harness/server.ts';

let server: TestServer;
let admin: string;
let adminId: number;
let bhbuId: number;
let faskesId: number;

beforeAll(async () => {
  server = await startTestServer();
  ({ token: admin, id: adminId } = await server.signIn({ role: 'ADMIN' }));
  bhbuId = await buildBhbu(server.db);
  faskesId = await buildFaskes(server.db, { serves: [bhbuId] });
});
afterAll(() => server.stop());

const saveBooster = (id: number, body: unknown, token = admin) =>
  server.request('PUT', `/Peserta/updatebooster/${id}`, { token, body });
const createRegular = () =>
  buildPeserta(server.deps, { userId: adminId, bhbuId, idFaskes: faskesId });
const readRow = async (id: number) => {
  const [row] = await server.db.select().from(peserta).where(eq(peserta.id, id));
  if (!row) throw new Error('no such row');
  return row;
};

describe('a booster', () => {
  it('is created once from a regular participant and updated afterwards', async () => {
    const { id } = await createRegular();
    const first = await saveBooster(id, boosterBody());
    expect(first.status).toBe(200);
    expect(first.json).toMatchObject({
      vaccinationType: 1,
      idBHBU: bhbuId,
      vaksinPrimer: 'Sinopharm',
      isEligible: true,
      statusData: 'VALID',
      nama: (await readRow(id)).nama,
    });
    expect(first.json['id']).not.toBe(id);
    const again = await saveBooster(id, boosterBody({ jenisBooster: 'CoronaVac' }));
    expect(again.json).toMatchObject({ id: first.json['id'], jenisBooster: 'CoronaVac' });
    const direct = await saveBooster(
      first.json['id'] as number,
      boosterBody({ faskesDosis2: 'Klinik' }),
    );
    expect(direct.json).toMatchObject({ id: first.json['id'], faskesDosis2: 'Klinik' });
    // The regular registration is unchanged.
    expect(await readRow(id)).toMatchObject({
      vaccinationType: 0,
      version: 1,
      vaksinPrimer: null,
    });
  });

  it('starts with the recorded doses of the participant', async () => {
    const { id } = await createRegular();
    for (const [number, givenOn] of [
      [1, '2029-01-01'],
      [2, '2029-01-23'],
    ] as const) {
      await server.db.insert(dose).values({
        pesertaId: id,
        bhbuId,
        userId: adminId,
        vaccinationType: 0,
        faskesId,
        dosisKe: number,
        hasil: 'DIBERIKAN',
        tanggal: givenOn,
        jam: '09:00',
        vaksin: 'Sinopharm',
      });
    }
    const { json } = await server.request('GET', `/Peserta/booster/${id}`, { token: admin });
    expect(json).toMatchObject({
      id,
      vaccinationType: 0,
      vaksinPrimer: 'Sinopharm',
      tanggalDosis1: '2029-01-01',
      tanggalDosis2: '2029-01-23',
    });
    const created = await saveBooster(
      id,
      boosterBody({ tanggalDosis1: null, tanggalDosis2: '2029-01-23' }),
    );
    const current = await server.request('GET', `/Peserta/booster/${id}`, { token: admin });
    expect(current.json).toMatchObject({ id: created.json['id'], vaccinationType: 1 });
  });

  it('is rejected with an error at each invalid field', async () => {
    const { id } = await createRegular();
    const { status, json } = await saveBooster(id, {
      jenisBooster: 'Sinopharm',
      tanggalDosis1: '2029-02-02',
      tanggalDosis2: '2029-02-01',
      rencanaTanggal: '2030-01-20',
    });
    expect(status).toBe(422);
    expect(Object.keys(json['errors'] as object).sort()).toEqual(['tanggalDosis2', 'vaksinPrimer']);
    const unknown = await saveBooster(id, boosterBody({ jenisBooster: 'Abc', batch: '=1+1' }));
    expect(Object.keys(unknown.json['errors'] as object).sort()).toEqual(['batch', 'jenisBooster']);
    const spelled = await saveBooster(id, boosterBody({ jenisBooster: 'sinovac' }));
    expect(spelled.json).toMatchObject({ jenisBooster: 'CoronaVac' });
    const soon = await saveBooster(
      id,
      boosterBody({ tanggalDosis2: '2029-12-01', rencanaTanggal: '2030-01-20' }),
    );
    expect(soon.status).toBe(422);
    expect(soon.json['errors']).toEqual({
      rencanaTanggal: [expect.stringContaining('01-Mar-2030') as string],
    });
  });

  it('is rejected with a stale version', async () => {
    const { id } = await buildBooster(server.deps, { userId: adminId, bhbuId });
    expect((await saveBooster(id, boosterBody({ version: 1 }))).status).toBe(200);
    expect((await saveBooster(id, boosterBody({ version: 1 }))).status).toBe(412);
  });

  it('created meanwhile by another user is not overwritten', async () => {
    const { id } = await createRegular();
    expect((await saveBooster(id, boosterBody({ version: 1 }))).status).toBe(200);
    const second = await saveBooster(id, boosterBody({ version: 1, jenisBooster: 'CoronaVac' }));
    expect(second.status).toBe(412);
    expect(second.json['current']).toMatchObject({ jenisBooster: 'Sinopharm' });
  });

  it('is not created for a deactivated participant', async () => {
    const { id } = await createRegular();
    await server.db.update(peserta).set({ isActive: false }).where(eq(peserta.id, id));
    expect((await saveBooster(id, boosterBody())).status).toBe(409);
  });

  it('is created once by two simultaneous requests', async () => {
    const { id } = await createRegular();
    const both = await Promise.all([
      saveBooster(id, boosterBody()),
      saveBooster(id, boosterBody()),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0].json['id']).toBe(both[1].json['id']);
  });

  it('keeps its doses when the person is updated in the participant form', async () => {
    const { id } = await buildBooster(server.deps, { userId: adminId, bhbuId });
    const current = await server.request('GET', `/Peserta/GetById/${id}`, { token: admin });
    const changed = await server.request('PUT', `/Peserta/${id}`, {
      token: admin,
      body: { ...current.json, alamat: 'Jalan Pindah Rumah Nomor 3' },
    });
    expect(changed.status).toBe(200);
    expect(changed.json).toMatchObject({
      alamat: 'Jalan Pindah Rumah Nomor 3',
      vaksinPrimer: 'Sinopharm',
      tanggalDosis2: '2028-02-03',
      isEligible: true,
    });
  });
});

describe('the lists of boosters', () => {
  it('are filtered by eligibility', async () => {
    const company = await buildBhbu(server.db);
    const { token } = await server.signIn({ role: 'BHBU', bhbuId: company });
    const ownFields = { userId: adminId, bhbuId: company };
    await buildBooster(server.deps, ownFields);
    await buildBooster(server.deps, { ...ownFields, tanggalDosis2: '2029-12-20' });
    await buildPeserta(server.deps, ownFields);
    const ask = async (query: string) => {
      const { json } = await server.request('GET', `/Peserta/getByUserId?${query}`, { token });
      return json['totalRecords'];
    };
    expect(await ask('VaccinationType=1')).toBe(2);
    expect(await ask('VaccinationType=1&isEligible=true')).toBe(1);
    expect(await ask('VaccinationType=1&isEligible=false')).toBe(1);
  });

  it('of boosters given elsewhere are limited to the scope of the role', async () => {
    const [here, there] = [await buildFaskes(server.db), await buildFaskes(server.db)];
    const { token } = await server.signIn({ role: 'FASKES', faskesId: here });
    const given = {
      userId: adminId,
      vaccinationType: 2 as const,
      vaksinPrimer: 'Sinopharm',
      tanggalDosis2: '2028-02-03',
      jenisBooster: 'Sinopharm',
      tanggalBooster: '2029-02-03',
    };
    const { id } = await buildPeserta(server.deps, { ...given, idFaskes: here });
    await buildPeserta(server.deps, { ...given, idFaskes: there });
    await buildBooster(server.deps, { userId: adminId, idFaskes: here });
    for (const path of ['/Peserta/GetAllFaskesBooster/', '/Peserta/getallfaskesbooster']) {
      const { json } = await server.request('GET', path, { token });
      expect(json['data']).toEqual([
        expect.objectContaining({ id, tanggalVaksinasi: '2029-02-03', dosisDiberikan: 1 }),
      ]);
    }
    const all = await server.request('GET', '/Peserta/GetAllFaskesBooster', { token: admin });
    expect(all.json['totalRecords']).toBe(2);
  });
});
