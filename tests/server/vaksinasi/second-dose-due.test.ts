import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { QueueEntry } from '#contract/domains/vaksinasi/index.ts';
import { peserta } from '#server/platform/db/schema/index.ts';
import { buildDose, jakartaDay, doseBody, postponedBody } from '../../builders/vaksinasi.ts';
import { buildBhbu } from '../../builders/peserta.ts';
import { useVaksinasiFixture, type VaksinasiFixture } from './fixture.ts';

const fixture = useVaksinasiFixture();
let server: VaksinasiFixture['server'];
let faskesId: VaksinasiFixture['faskesId'];
let record: VaksinasiFixture['record'];
let today: string;
const ids: Record<string, number> = {};

const day = (days: number): string => jakartaDay(server.now(), days);

/** Registers a person with a first dose `daysAgo` days ago. */
async function createFirstDose(nama: string, daysAgo: number, overrides = {}): Promise<number> {
  const { id } = await fixture().createPeserta({ nama: `${nama} Wijaya`, ...overrides });
  await buildDose(server.db, { pesertaId: id, faskesId, tanggal: day(-daysAgo) });
  ids[nama] = id;
  return id;
}

beforeAll(async () => {
  ({ server, faskesId, record } = fixture());
  today = day(0);
  await createFirstDose('Terlalu Cepat', 20);
  await createFirstDose('Ani', 21);
  await createFirstDose('Budi', 28, { bhbuId: await buildBhbu(server.db) });
  await createFirstDose('Citra', 29);
  await createFirstDose('Dodi', 60);
  // Planned for today or a later day.
  await createFirstDose('Eka', 24, { rencanaTanggal: today });
  await createFirstDose('Fani', 24, { rencanaTanggal: day(2) });
  await createFirstDose('Gita', 40, { rencanaTanggal: day(2) });
  // Planned for the first dose, which was given; nothing is planned since.
  await createFirstDose('Hani', 25, { rencanaTanggal: day(-25) });
  // Registered elsewhere meanwhile, deactivated, and refused.
  await createFirstDose('Indra', 24, { idFaskes: fixture().otherFaskesId });
  const aside = await createFirstDose('Joko', 24);
  await server.db.update(peserta).set({ isActive: false }).where(eq(peserta.id, aside));
  const refused = await createFirstDose('Kiki', 24);
  const refusal = { pesertaId: refused, faskesId, dosisKe: 2, hasil: 'DITOLAK' as const };
  await buildDose(server.db, { ...refusal, tanggal: day(-1) });
});

const listQueue = async (query = '') => {
  const { json } = await server.request('GET', `/Vaksinasi/daftar?${query}`, {
    token: fixture().nurse.token,
  });
  const data = json['data'] as QueueEntry[];
  return {
    data,
    names: data.map(one => one.nama.replace(' Wijaya', '')),
    counts: json['hitungan'],
    total: json['totalRecords'],
  };
};

describe('second doses', () => {
  it('that are due are in the queue of the day with planned ones, and are counted', async () => {
    const queue = await listQueue();
    expect(queue.names).toEqual(['Ani', 'Budi', 'Eka', 'Hani']);
    expect(queue.counts).toMatchObject({ rencana: 1, jatuhTempo: 3, sisa: 4, terlambat: 2 });
    expect(queue.total).toBe(4);
    expect(queue.data[1]).toMatchObject({
      dosisBerikut: 2,
      halangan: null,
      jatuhTempo: { mulai: day(-7), palingLambat: today, terlambat: false },
    });
    expect((await listQueue('status=BELUM')).names).toEqual(['Ani', 'Budi', 'Eka', 'Hani']);
    expect((await listQueue('status=JATUH_TEMPO')).names).toEqual(['Ani', 'Budi', 'Hani']);
    expect((await listQueue('status=RENCANA')).total).toBe(1);
  });

  it('are listed for any day in their window', async () => {
    expect((await listQueue(`tanggal=${day(1)}`)).names).toEqual([
      'Ani',
      'Eka',
      'Hani',
      'Terlalu Cepat',
    ]);
    expect((await listQueue(`tanggal=${day(2)}`)).names).toContain('Fani');
  });

  it('that are overdue have a separate list, the longest waiting first', async () => {
    const queue = await listQueue('status=TERLAMBAT');
    expect(queue.names).toEqual(['Dodi', 'Citra']);
    expect(queue.total).toBe(2);
    expect(queue.data[0]).toMatchObject({
      jatuhTempo: { palingLambat: day(-32), terlambat: true },
      halangan: null,
    });
    expect((await listQueue('status=TERLAMBAT&pageSize=1&pageNumber=2')).names).toEqual(['Citra']);
  });

  it('are filtered by company', async () => {
    const { data } = await listQueue();
    const bhbuId = data.find(one => one.id === ids['Budi'])?.idBHBU ?? 0;
    const queue = await listQueue(`idBHBU=${bhbuId}`);
    expect(queue.names).toEqual(['Budi']);
    expect(queue.counts).toMatchObject({ jatuhTempo: 1, terlambat: 0 });
    expect((await listQueue(`idBHBU=${bhbuId}&status=TERLAMBAT`)).total).toBe(0);
  });

  it('that were given or postponed are no longer pending and are counted by result', async () => {
    const gave = await record(doseBody(ids['Ani'] ?? 0, faskesId, { dosisKe: 2 }));
    expect(gave.status).toBe(201);
    await record(postponedBody(ids['Hani'] ?? 0, faskesId, { dosisKe: 2 }));
    await record(postponedBody(ids['Dodi'] ?? 0, faskesId, { dosisKe: 2 }));
    const queue = await listQueue();
    expect(queue.counts).toMatchObject({
      rencana: 1,
      jatuhTempo: 3,
      diberikan: 1,
      ditunda: 2,
      sisa: 2,
      terlambat: 2,
    });
    expect((await listQueue('status=BELUM')).names).toEqual(['Budi', 'Eka']);
    const [dodi] = (await listQueue('status=TERLAMBAT')).data;
    expect(dodi?.kunjungan).toMatchObject({ hasil: 'DITUNDA' });
  });
});
