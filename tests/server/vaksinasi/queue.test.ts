import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { QueueEntry } from '#contract/domains/vaksinasi/index.ts';
import { bhbu } from '#server/platform/db/schema/index.ts';
import { boosterHistory, buildBhbu } from '../../builders/peserta.ts';
import { buildDose, jakartaDay, doseBody, postponedBody } from '../../builders/vaksinasi.ts';
import { useVaksinasiFixture, type VaksinasiFixture } from './fixture.ts';

const fixture = useVaksinasiFixture();
let server: VaksinasiFixture['server'];
let faskesId: VaksinasiFixture['faskesId'];
let admin: VaksinasiFixture['admin'];
let nurse: VaksinasiFixture['nurse'];
let createPeserta: VaksinasiFixture['createPeserta'];
let record: VaksinasiFixture['record'];
let today: string;
/** Four planned for today, one who came on another day, and one planned elsewhere. */
const ids: Record<string, number> = {};
beforeAll(async () => {
  ({ server, faskesId, admin, nurse, createPeserta, record } = fixture());
  today = jakartaDay(server.now());
  const planned = { rencanaTanggal: today };
  const otherBhbu = await buildBhbu(server.db);
  for (const [name, overrides] of [
    ['Ani', planned],
    ['Budi', planned],
    ['Citra', { ...planned, bhbuId: otherBhbu }],
    ['Dodi', planned],
    ['Eka', { rencanaTanggal: jakartaDay(server.now(), 3) }],
    ['Fani', { ...planned, idFaskes: fixture().otherFaskesId }],
    ['Gita', { ...planned, vaccinationType: 2, tanggalBooster: '2029-01-01' }],
  ] as const) {
    ids[name] = (await createPeserta({ nama: `${name} Wijaya`, ...overrides })).id;
  }
  await record(doseBody(ids['Budi'] ?? 0, faskesId));
  await record(postponedBody(ids['Dodi'] ?? 0, faskesId));
  await record(doseBody(ids['Eka'] ?? 0, faskesId));
  ids['otherBhbu'] = otherBhbu;
});

const listQueue = (query = '', token = nurse.token) =>
  server.request('GET', `/Vaksinasi/daftar?${query}`, { token });
const searchPeserta = (cari: string, more = {}, token = nurse.token) =>
  server.request('POST', '/Vaksinasi/cari', { token, body: { cari, ...more } });
const firstNames = ({ json }: { json: Record<string, unknown> }) =>
  (json['data'] as QueueEntry[]).map(one => one.nama.split(' ')[0]);

describe('the queue of a day', () => {
  it('contains planned participants and visitors with counts', async () => {
    const response = await listQueue();
    expect(firstNames(response)).toEqual(['Ani', 'Budi', 'Citra', 'Dodi', 'Eka']);
    expect(response.json).toMatchObject({
      tanggal: today,
      idFaskes: faskesId,
      totalRecords: 5,
      hitungan: { semua: 5, rencana: 4, diberikan: 2, ditunda: 1, ditolak: 0, sisa: 2 },
    });
    const [ani, budi] = response.json['data'] as QueueEntry[];
    expect(ani).toMatchObject({ dosisBerikut: 1, halangan: null, kunjungan: null });
    expect(budi).toMatchObject({ dosisBerikut: 2, kunjungan: { hasil: 'DIBERIKAN', dosisKe: 1 } });
    expect(budi?.halangan).toMatch(/Baru 0 hari/);
    expect(response.text).not.toMatch(/\d{16}/);
  });

  it('is filtered by result and company', async () => {
    expect(firstNames(await listQueue('status=BELUM'))).toEqual(['Ani', 'Citra']);
    expect(firstNames(await listQueue('status=DIBERIKAN'))).toEqual(['Budi', 'Eka']);
    expect(firstNames(await listQueue('status=DITUNDA'))).toEqual(['Dodi']);
    // Who came unplanned is in the queue, but was not planned.
    expect(firstNames(await listQueue('status=RENCANA'))).toEqual(['Ani', 'Budi', 'Citra', 'Dodi']);
    const ofOne = await listQueue(`idBHBU=${ids['otherBhbu']}`);
    expect(firstNames(ofOne)).toEqual(['Citra']);
    expect(ofOne.json['hitungan']).toMatchObject({ rencana: 1, sisa: 1 });
  });

  it('is paged', async () => {
    const second = await listQueue('pageSize=2&pageNumber=2');
    expect(firstNames(second)).toEqual(['Citra', 'Dodi']);
    expect(second.json).toMatchObject({ totalPages: 3, nextPage: 3 });
  });

  it('is limited to the own facility, or the one an administrator names', async () => {
    expect((await listQueue(`idFaskes=${fixture().otherFaskesId}`)).status).toBe(404);
    expect((await listQueue('', admin.token)).json['errors']).toHaveProperty('idFaskes');
    expect(firstNames(await listQueue(`idFaskes=${fixture().otherFaskesId}`, admin.token))).toEqual(
      ['Fani'],
    );
    expect((await searchPeserta('wijaya', { idFaskes: fixture().otherFaskesId })).status).toBe(404);
  });
});

describe('the contacts of a facility', () => {
  it('are those of the companies that it serves, within the scope', async () => {
    const { bhbuId, otherFaskesId } = fixture();
    await server.db
      .update(bhbu)
      .set({ namaPIC: 'Dewi Contoh', noHP: '+6281234567890' })
      .where(eq(bhbu.id, bhbuId));
    const contactsOf = (query: string) =>
      server.request('GET', `/Vaksinasi/kontak${query}`, { token: nurse.token });
    const { json } = await contactsOf('');
    expect(json['data']).toEqual([
      expect.objectContaining({ id: bhbuId, namaPIC: 'Dewi Contoh', noHP: '+6281234567890' }),
    ]);
    expect((await contactsOf(`?idFaskes=${otherFaskesId}`)).status).toBe(404);
  });
});

describe('the facilities with work on a day', () => {
  it('have planned participants or serious events to report, within the scope', async () => {
    const { otherFaskesId } = fixture();
    const listed = async (token: string, day = today) =>
      (await server.request('GET', `/Vaksinasi/faskes?tanggal=${day}`, { token })).json['data'];
    const own = { id: faskesId, rencana: 4, kipiBelumDilaporkan: 0 };
    const other = { id: otherFaskesId, rencana: 1, kipiBelumDilaporkan: 0 };
    expect(await listed(admin.token)).toMatchObject([own, other]);
    expect(await listed(nurse.token)).toMatchObject([own]);
    expect(await listed(admin.token, jakartaDay(server.now(), 9))).toEqual([]);

    // Of an event the day does not matter, but its deadline comes before any plan.
    const { id } = await createPeserta({ nama: 'Hana Putri', idFaskes: otherFaskesId });
    const given = { pesertaId: id, faskesId: otherFaskesId, tanggal: today };
    await server.request('POST', `/Vaksinasi/${await buildDose(server.db, given)}/kipi`, {
      token: admin.token,
      headers: { 'idempotency-key': 'kipi-of-hana' },
      body: {
        jenis: 'RAWAT_INAP',
        manifestasi: [{ gejala: 'PINGSAN', tanggal: today, jam: '10:00' }],
        tindakan: null,
        kesudahan: 'PULIH',
      },
    });
    expect(await listed(admin.token)).toMatchObject([{ ...other, kipiBelumDilaporkan: 1 }, own]);
  });
});

describe('finding a participant', () => {
  it('searches by name or NIK within the facility, people of the day first, then prefixes', async () => {
    const { nik } = await createPeserta({ nama: 'Wijaya Kusuma' });
    await createPeserta({ nama: 'Bagas Wijaya' });
    expect(firstNames(await searchPeserta('wijaya'))).toEqual([
      'Ani',
      'Budi',
      'Citra',
      'Dodi',
      'Eka',
      'Wijaya',
      'Bagas',
    ]);
    expect(firstNames(await searchPeserta(nik))).toEqual(['Wijaya']);
    expect(firstNames(await searchPeserta('fani'))).toEqual([]);
    expect((await searchPeserta('an')).json['errors']).toHaveProperty('cari');
    expect(server.readLogs()).not.toContain(nik);
  });

  it('finds a person with two registrations once, by the one that takes the line of the queue', async () => {
    const nama = 'Galih Tunggal';
    const { nik } = await createPeserta({ nama });
    const booster = await createPeserta({ nama, nik, vaccinationType: 1, ...boosterHistory });
    const response = await searchPeserta('galih');
    expect(response.json).toMatchObject({ data: [{ id: booster.id }], lebih: false });
  });

  it('reports when there are more results', async () => {
    for (let i = 0; i < 21; i++) await createPeserta({ nama: 'Ramai Sekali' });
    const response = await searchPeserta('ramai');
    expect(response.json['lebih']).toBe(true);
    expect(response.json['data']).toHaveLength(20);
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
      const { status, json } = await server.request(method, path, { token, body });
      expect([path, status]).toEqual([path, 422]);
      const errors = (json['errors'] ?? {}) as Readonly<Record<string, string[]>>;
      expect([json['detail'], ...Object.values(errors).flat()].join()).toMatch(/tanggal|tahunnya/);
    }
    const early = { tanggal: '1962-11-21', jam: '09:00' };
    const typed = await record(postponedBody(ids['Ani'] ?? 0, faskesId, early));
    expect(typed.json['errors']).toEqual({ tanggal: ['Tanggal ini sebelum program dimulai'] });
  });
});
