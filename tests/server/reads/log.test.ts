import { asc, desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { sealedReads } from '#server/platform/audit/seal/sealed-log.ts';
import { sealLog } from '#server/platform/audit/seal/seal-entries.ts';
import { verifySeals } from '#server/platform/audit/seal/verify-seals.ts';
import { openDb } from '#server/platform/db/client.ts';
import { personRead } from '#server/platform/db/schema/index.ts';
import { expireReads } from '#server/platform/reads/expire.ts';
import { createReadLog, type PersonRead } from '#server/platform/reads/read-log.ts';
import { buildBhbu, buildPeserta } from '../../builders/peserta.ts';
import { cloneDatabase, openServerDb } from '../harness/database.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let admin: Awaited<ReturnType<TestServer['signIn']>>;
let company: number;
let people: number[];

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn({ role: 'ADMIN', fullName: 'Rina Pembaca' });
  company = await buildBhbu(server.db);
  people = [];
  for (const nama of ['Adi Contoh', 'Budi Contoh', 'Cici Contoh']) {
    people.push((await buildPeserta(server.deps, { userId: admin.id, bhbuId: company, nama })).id);
  }
});
afterAll(() => server.stop());

const reads = async () => {
  await server.deps.reads?.flush();
  return await server.db.select().from(personRead).orderBy(asc(personRead.id));
};
/** Returns the reads that were logged since the last call. */
let seen = 0;
const newReads = async () => {
  const rows = (await reads()).filter(({ id }) => id > seen);
  seen = rows.at(-1)?.id ?? seen;
  return rows;
};
beforeEach(newReads);

const get = (path: string, token = admin.token) => server.request('GET', path, { token });

describe('the log of reads', () => {
  it('has one row for a list, with the people of its rows, who read them, when, why and by which call', async () => {
    const answer = await get(`/Peserta?idBHBU=${company}&pageSize=2&sortBy=nama`);
    expect(answer.status).toBe(200);
    expect(await newReads()).toMatchObject([
      {
        at: server.now().toISOString(),
        requestId: answer.headers.get('x-request-id'),
        actorId: admin.id,
        actorName: 'Rina Pembaca',
        actorRole: 'ADMIN',
        call: 'peserta.list',
        activity: 'DAFTAR',
        purpose: 'PENDAFTARAN',
        basis: 'Persetujuan (Pasal 20 ayat (2) huruf a)',
        isFile: false,
        recordId: null,
        pesertaIds: people.slice(0, 2),
      },
    ]);
  });

  it('has the page of a participant, and the display of a number', async () => {
    await get(`/Peserta/GetById/${people[0]}`);
    await server.request('POST', `/Peserta/identitas/${people[1]}`, {
      token: admin.token,
      body: {},
    });
    expect((await newReads()).map(({ call, pesertaIds }) => [call, pesertaIds])).toEqual([
      ['peserta.get', [people[0]]],
      ['peserta.reveal', [people[1]]],
    ]);
  });

  it('has everyone of an export', async () => {
    const { status } = await get(`/Peserta/Export?idBHBU=${company}`);
    expect(status).toBe(200);
    expect(await newReads()).toMatchObject([
      { call: 'peserta.export', activity: 'EKSPOR', isFile: true, pesertaIds: people },
    ]);
  });

  it('has nothing of a refused call, of an empty list and of a call about something else', async () => {
    const { token } = await server.signIn({ role: 'BHBU', bhbuId: await buildBhbu(server.db) });
    expect((await get(`/Peserta/GetById/${people[0]}`, token)).status).toBe(404);
    await get('/Peserta', token);
    await get('/Batch');
    expect(await newReads()).toEqual([]);
  });

  it('has the record that a conflict answers', async () => {
    const { json } = await get(`/Peserta/GetById/${people[2]}`);
    await newReads();
    const response = await server.request('PUT', `/Peserta/updatenonaktif/${people[2]}`, {
      token: admin.token,
      body: { isActive: false, alasan: 'Pindah kerja', version: Number(json['version']) + 1 },
    });
    expect(response.status).toBe(412);
    expect(await newReads()).toMatchObject([{ pesertaIds: [people[2]] }]);
  });

  it('rejects every change and deletion', async () => {
    const { db } = server;
    await expect(db.update(personRead).set({ actorName: 'Orang lain' })).rejects.toThrow();
    await expect(db.delete(personRead)).rejects.toThrow();
  });
});

/** A read as the queue gets it. */
const sample: PersonRead = {
  at: '2030-01-02T03:00:00.000Z',
  requestId: 'permintaan',
  actorId: 1,
  actorName: 'Rina Pembaca',
  actorRole: 'ADMIN',
  call: 'peserta.export',
  activity: 'EKSPOR',
  purpose: 'PENDAFTARAN',
  basis: 'Persetujuan',
  isFile: true,
  recordId: null,
  pesertaIds: [1_000_001],
};

describe('the queue of reads', () => {
  const read = (pesertaIds: number[]): PersonRead => ({ ...sample, pesertaIds });

  it('splits an export into rows, sorts people, and names each once', async () => {
    const log = createReadLog(server.db, { log: server.deps.log, delayMs: null });
    log.add(read([...Array.from({ length: 25_000 }, (_, n) => 1_025_000 - n), 1_000_007]));
    await log.flush();
    const rows = await newReads();
    expect(rows.map(({ pesertaIds }) => pesertaIds.length)).toEqual([10_000, 10_000, 5000]);
    expect(rows.flatMap(({ pesertaIds }) => pesertaIds)).toEqual(
      Array.from({ length: 25_000 }, (_, n) => 1_000_001 + n),
    );
  });

  it('is written when the server stops', async () => {
    const log = createReadLog(server.db, { log: server.deps.log, delayMs: 60_000 });
    log.add(read([1_000_001]));
    expect(await newReads()).toEqual([]);
    await log.stop();
    expect(await newReads()).toHaveLength(1);
  });

  it('makes calls wait when it is full, and fail when it cannot be written', async () => {
    const log = createReadLog(server.db, { log: server.deps.log, delayMs: null, capacity: 25 });
    log.add(read([1_000_001, 1_000_002, 1_000_003, 1_000_004, 1_000_005]));
    await log.makeRoom();
    expect(await newReads()).toHaveLength(1);

    const broken = {
      execute: () => Promise.reject(new Error('away')),
    } as unknown as typeof server.db;
    const stuck = createReadLog(broken, { log: server.deps.log, delayMs: null, capacity: 25 });
    stuck.add(read([1_000_001, 1_000_002, 1_000_003, 1_000_004, 1_000_005]));
    await expect(stuck.makeRoom()).rejects.toThrow('away');
  });
});

describe('who has read a participant', () => {
  it('is listed for the officer, the latest first, and looking at it is on the list too', async () => {
    const one = await buildPeserta(server.deps, {
      userId: admin.id,
      bhbuId: company,
      nama: 'Dina Contoh',
    });
    const clerk = await server.signIn({ role: 'AM', fullName: 'Tono Manajer' });
    await get(`/Peserta/GetById/${one.id}`, clerk.token);
    await get(`/Peserta?idBHBU=${company}`, admin.token);
    await reads();
    const list = async () => {
      const { json } = await get(`/JejakBaca/peserta/${one.id}?sortOrder=desc`);
      return (json['data'] as { kegiatan: string; oleh: string; peran: string }[]).map(
        ({ kegiatan, oleh, peran }) => [kegiatan, oleh, peran],
      );
    };
    const first = [
      ['DAFTAR', 'Rina Pembaca', 'ADMIN'],
      ['HALAMAN', 'Tono Manajer', 'AM'],
    ];
    expect(await list()).toEqual(first);
    await reads();
    expect(await list()).toEqual([['JEJAK_BACA', 'Rina Pembaca', 'ADMIN'], ...first]);
    const refused = await get(`/JejakBaca/peserta/${one.id}`, clerk.token);
    expect(refused.status).toBe(403);
    expect((await get('/JejakBaca/peserta/999999')).status).toBe(404);
  });
});

describe('reads whose time has passed', () => {
  it('are deleted with their seals, from which the check goes on; younger ones cannot be', async () => {
    const database = await cloneDatabase();
    onTestFinished(() => database.drop());
    const opened = await openServerDb(database, { max: 4 });
    onTestFinished(() => opened.close());
    const key = new Uint8Array(32).fill(5);
    const log = createReadLog(opened.db, { log: server.deps.log, delayMs: null });
    const seal = sealLog(sealedReads, { auditSeal: key });
    const writeAt = async (at: Date) => {
      log.add({ ...sample, at: at.toISOString() });
      await log.flush();
      await seal.runAll(opened.db, at);
    };
    const now = new Date();
    const monthsAgo = (n: number) => new Date(new Date(now).setMonth(now.getMonth() - n));
    for (const months of [30, 26, 23, 1]) await writeAt(monthsAgo(months));
    const expire = (moment: Date) => expireReads(opened.db, moment);
    expect([await expire(now), await expire(now), await expire(now)]).toEqual([true, true, false]);
    expect(await opened.db.$count(personRead)).toBe(2);
    const verify = () => verifySeals(opened.db, sealedReads, { key, now });
    expect(await verify()).toMatchObject({ issue: null, entries: 2, seals: 2 });
    await writeAt(now);
    expect(await verify()).toMatchObject({ issue: null, entries: 3, seals: 3 });
    // A later moment than the clock of the database deletes no more.
    expect(await expire(new Date('2090-01-01'))).toBe(false);

    // A deletion of more than the audit log says is found.
    const owner = openDb(database.connectionString, { max: 1 });
    onTestFinished(() => owner.close());
    await owner.db.execute(sql`alter table person_read_seal disable trigger user`);
    await owner.db.execute(sql`alter table person_read disable trigger user`);
    await owner.db.execute(sql`delete from person_read where id = 3`);
    await owner.db.execute(sql`delete from person_read_seal where id = 3`);
    expect((await verify()).issue).toContain('tidak menyambung');
  });
});

describe('the seal of reads', () => {
  const key = new Uint8Array(32).fill(5);
  const verify = () => verifySeals(server.db, sealedReads, { key, now: server.now() });

  it('fits, and finds a read that was changed behind its back', async () => {
    await get(`/Peserta/GetById/${people[0]}`);
    await reads();
    await sealLog(sealedReads, { auditSeal: key }).runAll(server.db, server.now());
    expect(await verify()).toMatchObject({ issue: null, unsealed: { entries: 0 } });

    const [last] = await server.db.select().from(personRead).orderBy(desc(personRead.id)).limit(1);
    const owner = openDb(server.ownerConnectionString, { max: 1 });
    onTestFinished(() => owner.close());
    await owner.db.execute(sql`alter table person_read disable trigger user`);
    await owner.db
      .update(personRead)
      .set({ actorName: 'Orang lain' })
      .where(eq(personRead.id, last?.id ?? 0));
    await owner.db.execute(sql`alter table person_read enable trigger user`);
    expect((await verify()).issue).toContain('tidak cocok');
  });
});
