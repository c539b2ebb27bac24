import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { jadwalFaskes } from '#server/db/schema/index.ts';
import { eq } from 'drizzle-orm';
import { buildJadwal } from '../../builders/jadwal.ts';
import { buildFaskes, personBody } from '../../builders/peserta.ts';
import { csvFile, sheetLine } from '../../builders/sheet.ts';
import {
  counts,
  imporOf,
  rowsOf,
  saveIt,
  send,
  startImporWorld,
  type ImporWorld,
} from '../impor/world.ts';

// The test clock starts on Wednesday, 2 January 2030.
const thursday = '2030-01-03';
const friday = '2030-01-04';
const sunday = '2030-01-06';
const asCell = (day: string): string => day.split('-').reverse().join('-');

// The spy is installed before any connection exists, because a connection keeps the query function
// it finds.
const asked = vi.spyOn(pg.Client.prototype, 'query');

let world: ImporWorld;
/** Serves the company, is open on Thursday and Friday, and is closed on Sunday. */
let scheduled: number;

beforeAll(async () => {
  world = await startImporWorld();
  scheduled = await buildFaskes(world.server.db, { serves: [world.bhbuId] });
  await buildJadwal(world.server.db, scheduled, [4, 5], [7]);
});
afterAll(async () => {
  await world.server.stop();
  asked.mockRestore();
});

const register = (plan: object) =>
  world.server.ask('POST', '/Peserta', { token: world.company.token, body: personBody(plan) });
const save = (id: unknown, plan: object) =>
  world.server.ask('PUT', `/Peserta/${String(id)}`, {
    token: world.company.token,
    body: personBody(plan),
  });

const closedOnSunday = 'Faskes ini tutup pada hari Minggu; bukanya Kamis, Jumat';

describe('a plan in the form', () => {
  it('must fall on a day on which the facility is open', async () => {
    const open = await register({ idFaskes: scheduled, rencanaTanggal: thursday });
    expect(open.status).toBe(201);
    const closed = await register({ idFaskes: scheduled, rencanaTanggal: sunday });
    expect(closed.json).toMatchObject({
      status: 422,
      errors: { rencanaTanggal: [closedOnSunday] },
    });
  });

  it('may fall on any day without a schedule or without a facility', async () => {
    const faskes = await register({ idFaskes: world.faskesId, rencanaTanggal: sunday });
    const none = await register({ rencanaTanggal: sunday });
    expect([faskes.status, none.status]).toEqual([201, 201]);
  });

  it('is validated again when the facility changes', async () => {
    const { json } = await register({ idFaskes: world.faskesId, rencanaTanggal: sunday });
    const moved = await save(json['id'], { ...json, idFaskes: scheduled });
    expect(moved.status).toBe(422);
  });

  it('stays valid when it is unchanged, although the schedule changed', async () => {
    const faskesId = await buildFaskes(world.server.db, { serves: [world.bhbuId] });
    await buildJadwal(world.server.db, faskesId, [4]);
    const plan = { idFaskes: faskesId, rencanaTanggal: thursday };
    const person = personBody(plan);
    const { json } = await register(person);
    await world.server.db
      .update(jadwalFaskes)
      .set({ isOpen: false })
      .where(eq(jadwalFaskes.faskesId, faskesId));
    expect((await save(json['id'], { ...person, pekerjaan: 'Gudang' })).status).toBe(200);
    const anew = await save(json['id'], { ...person, rencanaTanggal: friday });
    expect(anew.json['errors']).toEqual({
      rencanaTanggal: ['Faskes ini tutup sepanjang minggu menurut jadwalnya'],
    });
  });
});

describe('a plan in a file', () => {
  const path = () => `/Peserta/Import/${scheduled}?preview=true`;

  it('is an issue on a closed day, and names the open days', async () => {
    const lines = [thursday, sunday].map(day => sheetLine({ rencanaTanggal: asCell(day) }));
    const file = imporOf(await send(world, lines, { path: path() }));
    expect(counts(file)).toEqual({ baru: 1, tidakValid: 1 });
    const [row] = await rowsOf(world, file, '&bermasalah=true');
    expect(row?.temuan).toEqual([
      expect.objectContaining({ code: 'E17', field: 'rencanaTanggal', detail: closedOnSunday }),
    ]);
  });

  it('is accepted on any day without a schedule', async () => {
    const line = sheetLine({ rencanaTanggal: asCell(sunday) });
    const file = imporOf(
      await send(world, [line], { path: `/Peserta/Import/${world.faskesId}?preview=true` }),
    );
    expect(counts(file)).toEqual({ baru: 1 });
  });

  it('that is unchanged is not reported, but is when the file changes the facility', async () => {
    const line = sheetLine({ rencanaTanggal: asCell(sunday) });
    await saveIt(world, imporOf(await send(world, [line])));
    expect(counts(imporOf(await send(world, [line])))).toEqual({ sama: 1 });
    const moved = imporOf(await send(world, [line], { path: path() }));
    expect(counts(moved)).toEqual({ tidakValid: 1 });
  });

  it('is validated with one query for the schedules, whatever the number of rows', async () => {
    const lines = Array.from({ length: 2500 }, () => sheetLine({ rencanaTanggal: asCell(sunday) }));
    asked.mockClear();
    const file = imporOf(await send(world, csvFile(lines), { path: path() }));
    expect(counts(file)).toEqual({ tidakValid: 2500 });
    const looks = asked.mock.calls.filter(([query]) =>
      JSON.stringify(query).includes('jadwal_faskes'),
    );
    expect(looks).toHaveLength(1);
  });
});
