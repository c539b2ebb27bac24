import { beforeAll, describe, expect, it } from 'vitest';
import type { Antrean } from '#contract/dosis/index.ts';
import { buildBhbu } from '../../builders/peserta.ts';
import { dayFrom, doseBody, putOffBody } from '../../builders/dosis.ts';
import { useWorld, type World } from './world.ts';

const world = useWorld();
let server: World['server'];
let faskesId: World['faskesId'];
let admin: World['admin'];
let nurse: World['nurse'];
let somebody: World['somebody'];
let record: World['record'];
let today: string;
/** Four planned for today, one who came on another day, and one planned elsewhere. */
const ids: Record<string, number> = {};
beforeAll(async () => {
  ({ server, faskesId, admin, nurse, somebody, record } = world());
  today = dayFrom(server.now());
  const planned = { rencanaTanggal: today };
  const otherBhbu = await buildBhbu(server.db);
  for (const [name, overrides] of [
    ['Ani', planned],
    ['Budi', planned],
    ['Citra', { ...planned, bhbuId: otherBhbu }],
    ['Dodi', planned],
    ['Eka', { rencanaTanggal: dayFrom(server.now(), 3) }],
    ['Fani', { ...planned, idFaskes: world().otherFaskesId }],
    ['Gita', { ...planned, vaccinationType: 2, tanggalBooster: '2029-01-01' }],
  ] as const) {
    ids[name] = (await somebody({ nama: `${name} Wijaya`, ...overrides })).id;
  }
  await record(doseBody(ids['Budi'] ?? 0, faskesId));
  await record(putOffBody(ids['Dodi'] ?? 0, faskesId));
  await record(doseBody(ids['Eka'] ?? 0, faskesId));
  ids['otherBhbu'] = otherBhbu;
});

const list = (query = '', token = nurse.token) =>
  server.ask('GET', `/Vaksinasi/daftar?${query}`, { token });
const find = (cari: string, more = {}, token = nurse.token) =>
  server.ask('POST', '/Vaksinasi/cari', { token, body: { cari, ...more } });
const names = ({ json }: { json: Record<string, unknown> }) =>
  (json['data'] as Antrean[]).map(one => one.nama.split(' ')[0]);

describe('the queue of a day', () => {
  it('contains planned participants and visitors with counts', async () => {
    const told = await list();
    expect(names(told)).toEqual(['Ani', 'Budi', 'Citra', 'Dodi', 'Eka']);
    expect(told.json).toMatchObject({
      tanggal: today,
      idFaskes: faskesId,
      totalRecords: 5,
      hitungan: { rencana: 4, diberikan: 2, ditunda: 1, ditolak: 0, sisa: 2 },
    });
    const [ani, budi] = told.json['data'] as Antrean[];
    expect(ani).toMatchObject({ dosisBerikut: 1, halangan: null, kunjungan: null });
    expect(budi).toMatchObject({ dosisBerikut: 2, kunjungan: { hasil: 'DIBERIKAN', dosisKe: 1 } });
    expect(budi?.halangan).toMatch(/Baru 0 hari/);
    expect(told.text).not.toMatch(/\d{16}/);
  });

  it('is filtered by result and company', async () => {
    expect(names(await list('status=BELUM'))).toEqual(['Ani', 'Citra']);
    expect(names(await list('status=DIBERIKAN'))).toEqual(['Budi', 'Eka']);
    expect(names(await list('status=DITUNDA'))).toEqual(['Dodi']);
    const ofOne = await list(`idBHBU=${ids['otherBhbu']}`);
    expect(names(ofOne)).toEqual(['Citra']);
    expect(ofOne.json['hitungan']).toMatchObject({ rencana: 1, sisa: 1 });
  });

  it('is paged', async () => {
    const second = await list('pageSize=2&pageNumber=2');
    expect(names(second)).toEqual(['Citra', 'Dodi']);
    expect(second.json).toMatchObject({ totalPages: 3, nextPage: 3 });
  });

  it('is limited to the own facility, or the one an administrator names', async () => {
    expect((await list(`idFaskes=${world().otherFaskesId}`)).status).toBe(404);
    expect((await list('', admin.token)).json['errors']).toHaveProperty('idFaskes');
    expect(names(await list(`idFaskes=${world().otherFaskesId}`, admin.token))).toEqual(['Fani']);
    expect((await find('wijaya', { idFaskes: world().otherFaskesId })).status).toBe(404);
  });
});

describe('finding a participant', () => {
  it('searches by name, prefix matches first, or by NIK, within the facility', async () => {
    const { nik } = await somebody({ nama: 'Wijaya Kusuma' });
    expect(names(await find('wijaya'))).toEqual(['Wijaya', 'Ani', 'Budi', 'Citra', 'Dodi', 'Eka']);
    expect(names(await find(nik))).toEqual(['Wijaya']);
    expect(names(await find('fani'))).toEqual([]);
    expect((await find('an')).json['errors']).toHaveProperty('cari');
    expect(server.logged()).not.toContain(nik);
  });

  it('reports when there are more results', async () => {
    for (let i = 0; i < 21; i++) await somebody({ nama: 'Ramai Sekali' });
    const told = await find('ramai');
    expect(told.json['lebih']).toBe(true);
    expect(told.json['data']).toHaveLength(20);
  });
});

describe('an impossible date', () => {
  it('is rejected with a sentence in every call', async () => {
    const { token } = nurse;
    for (const [method, path, body] of [
      ['GET', '/Vaksinasi/daftar?tanggal=0000-01-01', undefined],
      ['POST', '/Vaksinasi/cari', { tanggal: '0000-01-01', cari: 'abc' }],
      ['GET', '/Peserta?TanggalVaksinasi=0000-01-01', undefined],
    ] as const) {
      const { status, json } = await server.ask(method, path, { token, body });
      expect([path, status]).toEqual([path, 422]);
      expect(json['detail']).toMatch(/tanggal/);
    }
    const early = { tanggal: '1962-11-21', jam: '09:00' };
    const typed = await record(putOffBody(ids['Ani'] ?? 0, faskesId, early));
    expect(typed.json['errors']).toEqual({ tanggal: ['Tanggal ini sebelum program dimulai'] });
  });
});
