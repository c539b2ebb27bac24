import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Antrean } from '#contract/dosis/index.ts';
import { peserta } from '#server/db/schema/index.ts';
import { buildDosis, dayFrom, doseBody, putOffBody } from '../../builders/dosis.ts';
import { buildBhbu } from '../../builders/peserta.ts';
import { useWorld, type World } from './world.ts';

const world = useWorld();
let server: World['server'];
let faskesId: World['faskesId'];
let record: World['record'];
let today: string;
const ids: Record<string, number> = {};

const day = (days: number): string => dayFrom(server.now(), days);

/** Registers a person with a first dose `daysAgo` days ago. */
async function firstDose(nama: string, daysAgo: number, overrides = {}): Promise<number> {
  const { id } = await world().somebody({ nama: `${nama} Wijaya`, ...overrides });
  await buildDosis(server.db, { pesertaId: id, faskesId, givenOn: day(-daysAgo) });
  ids[nama] = id;
  return id;
}

beforeAll(async () => {
  ({ server, faskesId, record } = world());
  today = day(0);
  await firstDose('Terlalu Cepat', 20);
  await firstDose('Ani', 21);
  await firstDose('Budi', 28, { bhbuId: await buildBhbu(server.db) });
  await firstDose('Citra', 29);
  await firstDose('Dodi', 60);
  // Planned for today or a later day.
  await firstDose('Eka', 24, { rencanaTanggal: today });
  await firstDose('Fani', 24, { rencanaTanggal: day(2) });
  await firstDose('Gita', 40, { rencanaTanggal: day(2) });
  // Planned for the first dose, which was given; nothing is planned since.
  await firstDose('Hani', 25, { rencanaTanggal: day(-25) });
  // Registered elsewhere meanwhile, deactivated, and refused.
  await firstDose('Indra', 24, { idFaskes: world().otherFaskesId });
  const aside = await firstDose('Joko', 24);
  await server.db.update(peserta).set({ isActive: false }).where(eq(peserta.id, aside));
  const refused = await firstDose('Kiki', 24);
  const refusal = { pesertaId: refused, faskesId, number: 2, result: 'DITOLAK' as const };
  await buildDosis(server.db, { ...refusal, givenOn: day(-1) });
});

const list = async (query = '') => {
  const { json } = await server.ask('GET', `/Vaksinasi/daftar?${query}`, {
    token: world().nurse.token,
  });
  const data = json['data'] as Antrean[];
  return {
    data,
    names: data.map(one => one.nama.replace(' Wijaya', '')),
    counts: json['hitungan'],
    total: json['totalRecords'],
  };
};

describe('second doses', () => {
  it('that are due are in the queue of the day beside planned ones, and are counted', async () => {
    const told = await list();
    expect(told.names).toEqual(['Ani', 'Budi', 'Eka', 'Hani']);
    expect(told.counts).toMatchObject({ rencana: 1, jatuhTempo: 3, sisa: 4, terlambat: 2 });
    expect(told.total).toBe(4);
    expect(told.data[1]).toMatchObject({
      dosisBerikut: 2,
      halangan: null,
      jatuhTempo: { mulai: day(-7), palingLambat: today, terlambat: false },
    });
    expect((await list('status=BELUM')).names).toEqual(['Ani', 'Budi', 'Eka', 'Hani']);
  });

  it('are listed for any day in their window', async () => {
    expect((await list(`tanggal=${day(1)}`)).names).toEqual([
      'Ani',
      'Eka',
      'Hani',
      'Terlalu Cepat',
    ]);
    expect((await list(`tanggal=${day(2)}`)).names).toContain('Fani');
  });

  it('that are overdue have a list of their own, the longest waiting first', async () => {
    const told = await list('status=TERLAMBAT');
    expect(told.names).toEqual(['Dodi', 'Citra']);
    expect(told.total).toBe(2);
    expect(told.data[0]).toMatchObject({
      jatuhTempo: { palingLambat: day(-32), terlambat: true },
      halangan: null,
    });
    expect((await list('status=TERLAMBAT&pageSize=1&pageNumber=2')).names).toEqual(['Citra']);
  });

  it('are filtered by company', async () => {
    const { data } = await list();
    const bhbuId = data.find(one => one.id === ids['Budi'])?.idBHBU ?? 0;
    const told = await list(`idBHBU=${bhbuId}`);
    expect(told.names).toEqual(['Budi']);
    expect(told.counts).toMatchObject({ jatuhTempo: 1, terlambat: 0 });
    expect((await list(`idBHBU=${bhbuId}&status=TERLAMBAT`)).total).toBe(0);
  });

  it('that were given or postponed are no longer pending and are counted by result', async () => {
    const gave = await record(doseBody(ids['Ani'] ?? 0, faskesId, { dosisKe: 2 }));
    expect(gave.status).toBe(201);
    await record(putOffBody(ids['Hani'] ?? 0, faskesId, { dosisKe: 2 }));
    await record(putOffBody(ids['Dodi'] ?? 0, faskesId, { dosisKe: 2 }));
    const told = await list();
    expect(told.counts).toMatchObject({
      rencana: 1,
      jatuhTempo: 3,
      diberikan: 1,
      ditunda: 2,
      sisa: 2,
      terlambat: 2,
    });
    expect((await list('status=BELUM')).names).toEqual(['Budi', 'Eka']);
    const [dodi] = (await list('status=TERLAMBAT')).data;
    expect(dodi?.kunjungan).toMatchObject({ hasil: 'DITUNDA' });
  });
});
