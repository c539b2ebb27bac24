import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FaskesWithJadwal, JadwalDay } from '#contract/domains/jadwal/index.ts';
import { auditLog, jadwalFaskes } from '#server/platform/db/schema/index.ts';
import { buildBhbu, buildFaskes } from '../../builders/peserta.ts';
import { buildJadwal, dayHours } from '../../builders/jadwal.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let admin: string;
let faskesId: number;
let ownToken: string;

beforeAll(async () => {
  server = await startTestServer();
  admin = (await server.signIn({ role: 'ADMIN' })).token;
});
beforeEach(async () => {
  faskesId = await buildFaskes(server.db);
  ownToken = (await server.signIn({ role: 'FASKES', faskesId })).token;
});
afterAll(() => server.stop());

const dayInput = (hari: number, overrides: object = {}) => ({ hari, ...dayHours(), ...overrides });
const sendDay = (method: string, body: object, token = ownToken) =>
  server.request(method, '/JadwalFaskes', { token, body });
const saveWeek = (hari: object[], more: object = {}, token = ownToken) =>
  server.request('PUT', `/JadwalFaskes/minggu/${faskesId}`, { token, body: { hari, ...more } });
const remove = (hari: number, headers: Record<string, string> = {}, token = ownToken) =>
  server.request('DELETE', `/JadwalFaskes/deleteById/${faskesId}/${hari}`, { token, headers });
const readWeek = async (token = ownToken) =>
  (await server.request('GET', `/Faskes/getbyidwithjadwal/${faskesId}`, { token }))
    .json as unknown as FaskesWithJadwal;

describe('an unset schedule', () => {
  it('is empty with version 0', async () => {
    expect(await readWeek()).toEqual({
      id: faskesId,
      namaFaskes: `Klinik Contoh ${faskesId}`,
      zona: 'WIB',
      kapasitasHarian: null,
      jadwal: { hari: [], version: 0, modifiedAt: null, modifiedBy: null },
    });
  });
});

describe('one day', () => {
  it('is created, updated and deleted', async () => {
    const created = await sendDay('POST', { idFaskes: faskesId, ...dayInput(3) });
    expect(created.status).toBe(201);
    expect(created.json).toMatchObject({ idFaskes: faskesId, ...dayInput(3), version: 1 });
    const saved = await sendDay('PUT', {
      idFaskes: faskesId,
      ...dayInput(3, { istirahatMulai: null, istirahatSelesai: null, kapasitas: 7 }),
      version: 1,
    });
    expect(saved.json).toMatchObject({ istirahatMulai: null, kapasitas: 7, version: 2 });
    expect((await readWeek()).jadwal).toMatchObject({
      version: 2,
      hari: [{ hari: 3, kapasitas: 7 }],
    });
    expect((await remove(3)).json).toMatchObject({ hari: 3, kapasitas: 7 });
    expect((await readWeek()).jadwal).toMatchObject({ version: 3, hari: [] });
    expect((await remove(3)).status).toBe(404);
  });

  it('accepts a record that is sent back unchanged', async () => {
    const { json } = await sendDay('POST', { idFaskes: faskesId, ...dayInput(1) });
    expect((await sendDay('PUT', json)).status).toBe(200);
  });

  it('is rejected when it exists already', async () => {
    await sendDay('POST', { idFaskes: faskesId, ...dayInput(1) });
    const again = await sendDay('POST', { idFaskes: faskesId, ...dayInput(1) });
    expect(again.json).toMatchObject({ status: 409, code: 'KEADAAN_SALAH' });
    expect(again.json['detail']).toContain('hari Senin sudah ada');
  });

  it('is created by one of two simultaneous requests', async () => {
    const both = await Promise.all(
      [ownToken, admin].map(token =>
        sendDay('POST', { idFaskes: faskesId, ...dayInput(5) }, token),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('is saved by one of two simultaneous updates of the same version', async () => {
    await sendDay('POST', { idFaskes: faskesId, ...dayInput(5) });
    const both = await Promise.all(
      [11, 22].map(kapasitas =>
        sendDay('PUT', { idFaskes: faskesId, ...dayInput(5, { kapasitas }), version: 1 }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
    const stale = both.find(({ status }) => status === 412)?.json as {
      current: JadwalDay;
      submitted: JadwalDay;
    };
    expect([stale.current.kapasitas, stale.submitted.kapasitas].sort()).toEqual([11, 22]);
    expect((await readWeek()).jadwal.hari[0]).toMatchObject({ version: 2 });
  });

  it('is not deleted with a stale version', async () => {
    await sendDay('POST', { idFaskes: faskesId, ...dayInput(5) });
    await sendDay('PUT', { idFaskes: faskesId, ...dayInput(5, { kapasitas: 9 }) });
    expect((await remove(5, { 'if-match': '"1"' })).status).toBe(412);
    expect((await remove(5, { 'if-match': '"2"' })).status).toBe(200);
  });

  it.each([
    [{ hari: 0 }, 'hari'],
    [{ hari: 8 }, 'hari'],
    [{ hari: '1' }, 'hari'],
    [{ buka: '16:00' }, 'tutup'],
    [{ buka: '24:00' }, 'buka'],
    [{ buka: '8.00' }, 'buka'],
    [{ istirahatMulai: '07:00' }, 'istirahatMulai'],
    [{ istirahatSelesai: '16:00' }, 'istirahatSelesai'],
    [{ kapasitas: 0 }, 'kapasitas'],
    [{ kapasitas: 1.5 }, 'kapasitas'],
    [{ kapasitas: 2 ** 31 }, 'kapasitas'],
    [{ kapasitas: null }, 'kapasitas'],
    [{ aktif: 'ya' }, 'aktif'],
    [{ idFaskes: null }, 'idFaskes'],
    [{ lain: 1 }, 'lain'],
  ])('%j is rejected at its field', async (overrides, field) => {
    for (const method of ['POST', 'PUT']) {
      const response = await sendDay(method, { idFaskes: faskesId, ...dayInput(1), ...overrides });
      expect(response.status).toBe(422);
      expect(Object.keys(response.json['errors'] as object)).toContain(field);
    }
    expect((await readWeek()).jadwal.hari).toEqual([]);
  });

  it.each(['0', '8', 'senin', '1.5', '99999999999'])('%s is rejected as a day', async hari => {
    const response = await server.request(
      'DELETE',
      `/JadwalFaskes/deleteById/${faskesId}/${hari}`,
      {
        token: ownToken,
      },
    );
    expect(response.json).toMatchObject({
      status: 422,
      errors: { hari: expect.anything() as unknown },
    });
  });
});

describe('a whole week', () => {
  it('replaces the saved week, and only changed days get a new version', async () => {
    const first = await saveWeek([dayInput(1), dayInput(2), dayInput(6, { aktif: false })], {
      version: 0,
    });
    expect(first.json).toMatchObject({
      jadwal: { version: 1, hari: [{ hari: 1 }, { hari: 2 }, { hari: 6, aktif: false }] },
    });
    const second = await saveWeek([dayInput(1), dayInput(2, { kapasitas: 5 }), dayInput(7)], {
      version: 1,
    });
    const { hari, version } = (second.json as unknown as FaskesWithJadwal).jadwal;
    expect(version).toBe(2);
    expect(hari.map(one => [one.hari, one.version])).toEqual([
      [1, 1],
      [2, 2],
      [7, 1],
    ]);
  });

  it('without changes keeps all versions', async () => {
    await saveWeek([dayInput(1)]);
    expect((await saveWeek([dayInput(1)])).json).toMatchObject({ jadwal: { version: 1 } });
  });

  it('is saved completely or not at all', async () => {
    await saveWeek([dayInput(1)]);
    const response = await saveWeek([dayInput(2), dayInput(3, { tutup: '07:00' })]);
    expect(response.json).toMatchObject({
      status: 422,
      errors: { 'hari.1.tutup': expect.anything() as unknown },
    });
    expect((await readWeek()).jadwal.hari.map(one => one.hari)).toEqual([1]);
  });

  it('saves the first of two simultaneous requests and returns both to the second', async () => {
    const both = await Promise.all([
      saveWeek([dayInput(1)], { version: 0 }),
      saveWeek([dayInput(2)], { version: 0 }, admin),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
    const stale = both.find(({ status }) => status === 412)?.json as {
      current: FaskesWithJadwal['jadwal'];
      submitted: { hari: { hari: number }[] };
    };
    expect(stale.current.hari).toHaveLength(1);
    expect([stale.current.hari[0]?.hari, stale.submitted.hari[0]?.hari].sort()).toEqual([1, 2]);
  });

  it('is stale after one of its days changed', async () => {
    await saveWeek([dayInput(1)], { version: 0 });
    await sendDay('POST', { idFaskes: faskesId, ...dayInput(2) });
    expect((await saveWeek([dayInput(1)], { version: 1 })).status).toBe(412);
  });

  it('sent by several requests at once equals one of them', async () => {
    const weeks = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(n =>
        saveWeek([1, 2, 3].map(hari => dayInput(hari, { kapasitas: n }))),
      ),
    );
    expect(weeks.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const { hari, version } = (await readWeek()).jadwal;
    expect(version).toBe(6);
    expect(new Set(hari.map(one => one.kapasitas)).size).toBe(1);
  });
});

describe('access to a schedule', () => {
  it('is limited to the own facility, and others answer 404', async () => {
    const other = await buildFaskes(server.db);
    await buildJadwal(server.db, other, [1]);
    const responses = await Promise.all([
      server.request('GET', `/Faskes/getbyidwithjadwal/${other}`, { token: ownToken }),
      sendDay('POST', { idFaskes: other, ...dayInput(2) }),
      sendDay('PUT', { idFaskes: other, ...dayInput(1) }),
      server.request('DELETE', `/JadwalFaskes/deleteById/${other}/1`, { token: ownToken }),
      server.request('PUT', `/JadwalFaskes/minggu/${other}`, {
        token: ownToken,
        body: { hari: [] },
      }),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(await server.db.$count(jadwalFaskes, eq(jadwalFaskes.faskesId, other))).toBe(1);
    expect(responses.map(({ text }) => text).join(' ')).not.toContain(`Klinik Contoh ${other}`);
  });

  it('lets the companies it serves and staff read it but not change it', async () => {
    const bhbuId = await buildBhbu(server.db);
    const serving = await buildFaskes(server.db, { serves: [bhbuId] });
    await buildJadwal(server.db, serving, [1]);
    const company = (await server.signIn({ role: 'BHBU', bhbuId })).token;
    const legal = (await server.signIn({ role: 'LEGAL' })).token;
    for (const token of [company, legal]) {
      const read = await server.request('GET', `/faskes/GetByIdWithJadwal/${serving}/`, { token });
      expect(read.json).toMatchObject({ jadwal: { hari: [{ hari: 1 }] } });
      expect((await sendDay('PUT', { idFaskes: serving, ...dayInput(1) }, token)).status).toBe(403);
    }
    expect(
      (await server.request('GET', `/Faskes/getbyidwithjadwal/${faskesId}`, { token: company }))
        .status,
    ).toBe(404);
  });

  it('answers 404 for an unknown facility', async () => {
    expect((await sendDay('POST', { idFaskes: 2_000_000_000, ...dayInput(1) }, admin)).status).toBe(
      404,
    );
  });
});

describe('the audit log', () => {
  it('contains the changed days before and after', async () => {
    await saveWeek([dayInput(1), dayInput(2, { aktif: false })]);
    await saveWeek([dayInput(1, { istirahatMulai: null, istirahatSelesai: null })]);
    const entries = await server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.recordId, String(faskesId)))
      .orderBy(auditLog.id);
    expect(entries.map(({ action, before, after }) => ({ action, before, after }))).toEqual([
      {
        action: 'jadwal.update',
        before: { senin: null, selasa: null },
        after: { senin: '08:00–16:00, 50 orang, istirahat 12:00–13:00', selasa: 'tutup' },
      },
      {
        action: 'jadwal.update',
        before: { senin: '08:00–16:00, 50 orang, istirahat 12:00–13:00', selasa: 'tutup' },
        after: { senin: '08:00–16:00, 50 orang', selasa: null },
      },
    ]);
  });
});
