import { and, eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { QueueEntry } from '#contract/domains/vaksinasi/index.ts';
import { dose, peserta } from '#server/platform/db/schema/index.ts';
import { buildBhbu, buildBooster, newNik } from '../../builders/peserta.ts';
import { buildDose, doseBody, jakartaDay, postponedBody } from '../../builders/vaksinasi.ts';
import { useVaksinasiFixture, type VaksinasiFixture } from './fixture.ts';

const fixture = useVaksinasiFixture();
let server: VaksinasiFixture['server'];
let faskesId: number;
let record: VaksinasiFixture['record'];
let today: string;
beforeAll(() => {
  ({ server, faskesId, record } = fixture());
  today = day(0);
});

const day = (days: number): string => jakartaDay(server.now(), days);

/** Registers a new person for the regular programme and for a booster. */
async function createBoth({ booster = {}, regular = {} } = {}) {
  const nik = newNik();
  const base = { nik, tanggalLahir: `1990-${nik.slice(8, 10)}-01`, rencanaTanggal: today };
  const { createPeserta, admin, bhbuId } = fixture();
  const owner = { userId: admin.id, bhbuId, idFaskes: faskesId };
  return {
    regularId: (await createPeserta({ ...base, ...regular })).id,
    boosterId: (await buildBooster(server.deps, { ...owner, ...base, ...booster })).id,
  };
}

const listQueue = async (query = '') => {
  const { json } = await server.request('GET', `/Vaksinasi/daftar?${query}`, {
    token: fixture().nurse.token,
  });
  return { data: json['data'] as QueueEntry[], counts: json['hitungan'] };
};
const readEntry = async (id: number) => {
  const { json } = await server.request('GET', `/Vaksinasi/peserta/${id}`, {
    token: fixture().nurse.token,
  });
  return json['peserta'] as QueueEntry;
};
const countGiven = (ids: readonly number[]) =>
  server.db.$count(dose, and(inArray(dose.pesertaId, [...ids]), eq(dose.hasil, 'DIBERIKAN')));

describe('a person with two registrations', () => {
  it('has one line in the queue, for the dose that may be given, and counts once', async () => {
    const { regularId, boosterId } = await createBoth();
    const first = await listQueue();
    expect(first.data.map(one => one.id)).toEqual([boosterId]);
    expect(first.counts).toMatchObject({ rencana: 1, sisa: 1 });
    expect((await listQueue('status=BELUM')).data).toHaveLength(1);
    // A refusal of the other registration does not hide the booster.
    const refusal = { hasil: 'DITOLAK', alasan: 'SUDAH_DIVAKSIN' };
    expect((await record(postponedBody(regularId, faskesId, refusal))).status).toBe(201);
    expect((await listQueue()).data.map(one => one.id)).toEqual([boosterId]);
    expect((await record(doseBody(boosterId, faskesId))).status).toBe(201);
    const after = await listQueue();
    expect(after.data.map(one => [one.id, one.kunjungan?.hasil])).toEqual([
      [boosterId, 'DIBERIKAN'],
    ]);
    expect(after.counts).toMatchObject({ rencana: 1, diberikan: 1, sisa: 0 });
  });

  it('gets no primary dose once the primary course is complete', async () => {
    const { regularId } = await createBoth();
    const blocked = await record(doseBody(regularId, faskesId));
    expect(blocked.status).toBe(409);
    expect(blocked.json['detail']).toMatch(/Vaksinasi primer orang ini sudah lengkap/);
    expect((await readEntry(regularId)).halangan).toMatch(/sudah lengkap/);
  });

  it('gets no dose within the interval of one given at another facility', async () => {
    const otherBhbu = await buildBhbu(server.db);
    const other = { idFaskes: fixture().otherFaskesId, bhbuId: otherBhbu };
    const { regularId, boosterId } = await createBoth({ regular: other });
    await buildDose(server.db, {
      pesertaId: regularId,
      faskesId: fixture().otherFaskesId,
      tanggal: day(-10),
    });
    // The booster rules count from the last primary dose.
    const soon = await record(doseBody(boosterId, faskesId));
    expect(soon.status).toBe(409);
    expect(soon.json['detail']).toMatch(/Baru boleh diberikan mulai/);
    expect(soon.text).not.toMatch(/PT Contoh|Klinik Contoh/);
    // A dose some days before the other one is as close.
    const early = await record(doseBody(boosterId, faskesId, { tanggal: day(-20), jam: '09:00' }));
    expect(early.json['detail']).toMatch(/^Dosis tidak dapat diberikan. Dosis lain orang ini/);
    await server.db.update(dose).set({ dibatalkan: server.now().toISOString() });
    expect((await record(doseBody(boosterId, faskesId))).status).toBe(201);
  });

  it('gets one of two doses that are recorded at the same time', async () => {
    const otherBhbu = await buildBhbu(server.db);
    const people = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const nik = newNik();
        const base = { nik, tanggalLahir: `1990-${nik.slice(8, 10)}-01` };
        const { createPeserta } = fixture();
        const first = await createPeserta(base);
        const second = await createPeserta({ ...base, bhbuId: otherBhbu });
        // The second row is saved as a duplicate, so it is made valid here.
        await server.db.update(peserta).set({ isValid: true }).where(eq(peserta.id, second.id));
        return [first.id, second.id] as const;
      }),
    );
    for (const ids of people) {
      const results = await Promise.all(
        ids.map((id, i) =>
          record(doseBody(id, faskesId), (i === 0 ? fixture().nurse : fixture().admin).token),
        ),
      );
      expect(results.map(one => one.status).sort()).toEqual([201, 409]);
      const lost = results.find(one => one.status === 409);
      expect(lost?.json['detail']).toMatch(/Dosis lain orang ini diberikan .*; boleh mulai /);
      expect(await countGiven(ids)).toBe(1);
    }
  });
});
