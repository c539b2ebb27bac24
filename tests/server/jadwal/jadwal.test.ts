import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FaskesWithJadwal, JadwalHari } from '#contract/jadwal/index.ts';
import { auditLog, jadwalFaskes } from '#server/db/schema/index.ts';
import { buildBhbu, buildFaskes } from '../../builders/peserta.ts';
import { buildJadwal, dayHours } from '../../builders/jadwal.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let admin: string;
let faskesId: number;
let own: string;

beforeAll(async () => {
  server = await startTestServer();
  admin = (await server.signIn({ role: 'ADMIN' })).token;
});
beforeEach(async () => {
  faskesId = await buildFaskes(server.db);
  own = (await server.signIn({ role: 'FASKES', faskesId })).token;
});
afterAll(() => server.stop());

const day = (hari: number, overrides: object = {}) => ({ hari, ...dayHours(), ...overrides });
const send = (method: string, body: object, token = own) =>
  server.ask(method, '/JadwalFaskes', { token, body });
const saveWeek = (hari: object[], more: object = {}, token = own) =>
  server.ask('PUT', `/JadwalFaskes/minggu/${faskesId}`, { token, body: { hari, ...more } });
const remove = (hari: number, headers: Record<string, string> = {}, token = own) =>
  server.ask('DELETE', `/JadwalFaskes/deleteById/${faskesId}/${hari}`, { token, headers });
const week = async (token = own) =>
  (await server.ask('GET', `/Faskes/getbyidwithjadwal/${faskesId}`, { token }))
    .json as unknown as FaskesWithJadwal;

describe('an unset schedule', () => {
  it('is empty with version 0', async () => {
    expect(await week()).toEqual({
      id: faskesId,
      namaFaskes: `Klinik Contoh ${faskesId}`,
      jadwal: { hari: [], version: 0, modifiedAt: null, modifiedBy: null },
    });
  });
});

describe('one day', () => {
  it('is created, updated and deleted', async () => {
    const made = await send('POST', { idFaskes: faskesId, ...day(3) });
    expect(made.status).toBe(201);
    expect(made.json).toMatchObject({ idFaskes: faskesId, ...day(3), version: 1 });
    const saved = await send('PUT', {
      idFaskes: faskesId,
      ...day(3, { istirahatMulai: null, istirahatSelesai: null, kapasitas: 7 }),
      version: 1,
    });
    expect(saved.json).toMatchObject({ istirahatMulai: null, kapasitas: 7, version: 2 });
    expect((await week()).jadwal).toMatchObject({ version: 2, hari: [{ hari: 3, kapasitas: 7 }] });
    expect((await remove(3)).json).toMatchObject({ hari: 3, kapasitas: 7 });
    expect((await week()).jadwal).toMatchObject({ version: 3, hari: [] });
    expect((await remove(3)).status).toBe(404);
  });

  it('accepts a record that is sent back unchanged', async () => {
    const { json } = await send('POST', { idFaskes: faskesId, ...day(1) });
    expect((await send('PUT', json)).status).toBe(200);
  });

  it('is rejected when it exists already', async () => {
    await send('POST', { idFaskes: faskesId, ...day(1) });
    const again = await send('POST', { idFaskes: faskesId, ...day(1) });
    expect(again.json).toMatchObject({ status: 409, code: 'KEADAAN_SALAH' });
    expect(again.json['detail']).toContain('hari Senin sudah ada');
  });

  it('is created by one of two simultaneous requests', async () => {
    const both = await Promise.all(
      [own, admin].map(token => send('POST', { idFaskes: faskesId, ...day(5) }, token)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('is saved by one of two simultaneous updates of the same version', async () => {
    await send('POST', { idFaskes: faskesId, ...day(5) });
    const both = await Promise.all(
      [11, 22].map(kapasitas =>
        send('PUT', { idFaskes: faskesId, ...day(5, { kapasitas }), version: 1 }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
    const stale = both.find(({ status }) => status === 412)?.json as {
      current: JadwalHari;
      submitted: JadwalHari;
    };
    expect([stale.current.kapasitas, stale.submitted.kapasitas].sort()).toEqual([11, 22]);
    expect((await week()).jadwal.hari[0]).toMatchObject({ version: 2 });
  });

  it('is not deleted with a stale version', async () => {
    await send('POST', { idFaskes: faskesId, ...day(5) });
    await send('PUT', { idFaskes: faskesId, ...day(5, { kapasitas: 9 }) });
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
      const told = await send(method, { idFaskes: faskesId, ...day(1), ...overrides });
      expect(told.status).toBe(422);
      expect(Object.keys(told.json['errors'] as object)).toContain(field);
    }
    expect((await week()).jadwal.hari).toEqual([]);
  });

  it.each(['0', '8', 'senin', '1.5', '99999999999'])('%s is rejected as a day', async hari => {
    const told = await server.ask('DELETE', `/JadwalFaskes/deleteById/${faskesId}/${hari}`, {
      token: own,
    });
    expect(told.json).toMatchObject({
      status: 422,
      errors: { hari: expect.anything() as unknown },
    });
  });
});

describe('a whole week', () => {
  it('replaces the saved week, and only changed days get a new version', async () => {
    const first = await saveWeek([day(1), day(2), day(6, { aktif: false })], { version: 0 });
    expect(first.json).toMatchObject({
      jadwal: { version: 1, hari: [{ hari: 1 }, { hari: 2 }, { hari: 6, aktif: false }] },
    });
    const second = await saveWeek([day(1), day(2, { kapasitas: 5 }), day(7)], { version: 1 });
    const { hari, version } = (second.json as unknown as FaskesWithJadwal).jadwal;
    expect(version).toBe(2);
    expect(hari.map(one => [one.hari, one.version])).toEqual([
      [1, 1],
      [2, 2],
      [7, 1],
    ]);
  });

  it('without changes keeps all versions', async () => {
    await saveWeek([day(1)]);
    expect((await saveWeek([day(1)])).json).toMatchObject({ jadwal: { version: 1 } });
  });

  it('is saved completely or not at all', async () => {
    await saveWeek([day(1)]);
    const told = await saveWeek([day(2), day(3, { tutup: '07:00' })]);
    expect(told.json).toMatchObject({
      status: 422,
      errors: { 'hari.1.tutup': expect.anything() as unknown },
    });
    expect((await week()).jadwal.hari.map(one => one.hari)).toEqual([1]);
  });

  it('saves the first of two simultaneous requests and returns both to the second', async () => {
    const both = await Promise.all([
      saveWeek([day(1)], { version: 0 }),
      saveWeek([day(2)], { version: 0 }, admin),
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
    await saveWeek([day(1)], { version: 0 });
    await send('POST', { idFaskes: faskesId, ...day(2) });
    expect((await saveWeek([day(1)], { version: 1 })).status).toBe(412);
  });

  it('sent by several requests at once equals one of them', async () => {
    const weeks = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(n => saveWeek([1, 2, 3].map(hari => day(hari, { kapasitas: n })))),
    );
    expect(weeks.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const { hari, version } = (await week()).jadwal;
    expect(version).toBe(6);
    expect(new Set(hari.map(one => one.kapasitas)).size).toBe(1);
  });
});

describe('access to a schedule', () => {
  it('is limited to the own facility, and others answer 404', async () => {
    const other = await buildFaskes(server.db);
    await buildJadwal(server.db, other, [1]);
    const asked = await Promise.all([
      server.ask('GET', `/Faskes/getbyidwithjadwal/${other}`, { token: own }),
      send('POST', { idFaskes: other, ...day(2) }),
      send('PUT', { idFaskes: other, ...day(1) }),
      server.ask('DELETE', `/JadwalFaskes/deleteById/${other}/1`, { token: own }),
      server.ask('PUT', `/JadwalFaskes/minggu/${other}`, { token: own, body: { hari: [] } }),
    ]);
    expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(await server.db.$count(jadwalFaskes, eq(jadwalFaskes.faskesId, other))).toBe(1);
    expect(asked.map(({ text }) => text).join(' ')).not.toContain(`Klinik Contoh ${other}`);
  });

  it('lets the companies it serves and staff read it but not change it', async () => {
    const bhbuId = await buildBhbu(server.db);
    const serving = await buildFaskes(server.db, { serves: [bhbuId] });
    await buildJadwal(server.db, serving, [1]);
    const company = (await server.signIn({ role: 'BHBU', bhbuId })).token;
    const legal = (await server.signIn({ role: 'LEGAL' })).token;
    for (const token of [company, legal]) {
      const read = await server.ask('GET', `/faskes/GetByIdWithJadwal/${serving}/`, { token });
      expect(read.json).toMatchObject({ jadwal: { hari: [{ hari: 1 }] } });
      expect((await send('PUT', { idFaskes: serving, ...day(1) }, token)).status).toBe(403);
    }
    expect(
      (await server.ask('GET', `/Faskes/getbyidwithjadwal/${faskesId}`, { token: company })).status,
    ).toBe(404);
  });

  it('answers 404 for an unknown facility', async () => {
    expect((await send('POST', { idFaskes: 2_000_000_000, ...day(1) }, admin)).status).toBe(404);
  });
});

describe('the audit log', () => {
  it('contains the changed days before and after', async () => {
    await saveWeek([day(1), day(2, { aktif: false })]);
    await saveWeek([day(1, { istirahatMulai: null, istirahatSelesai: null })]);
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
