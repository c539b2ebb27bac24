import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { jadwalFaskes } from '#server/platform/db/schema/index.ts';
import { eq } from 'drizzle-orm';
import { buildJadwal } from '../../builders/jadwal.ts';
import { buildFaskes, personBody } from '../../builders/peserta.ts';
import { buildCsvFile, sheetLine } from '../../builders/sheet-file.ts';
import {
  nonZeroCounts,
  importOf,
  listImportRows,
  saveUpload,
  uploadFile,
  startImportFixture,
  type ImportFixture,
} from '../import/fixture.ts';

// The test clock starts on Wednesday, 2 January 2030.
const thursday = '2030-01-03';
const friday = '2030-01-04';
const sunday = '2030-01-06';
const toCellDate = (day: string): string => day.split('-').reverse().join('-');

// The spy is installed before any connection exists, because a connection keeps the query function
// it finds.
const querySpy = vi.spyOn(pg.Client.prototype, 'query');

let fixture: ImportFixture;
/** Serves the company, is open on Thursday and Friday, and is closed on Sunday. */
let scheduledFaskesId: number;

beforeAll(async () => {
  fixture = await startImportFixture();
  scheduledFaskesId = await buildFaskes(fixture.server.db, { serves: [fixture.bhbuId] });
  await buildJadwal(fixture.server.db, scheduledFaskesId, [4, 5], [7]);
});
afterAll(async () => {
  await fixture.server.stop();
  querySpy.mockRestore();
});

const register = (plan: object) =>
  fixture.server.request('POST', '/Peserta', {
    token: fixture.company.token,
    body: personBody(plan),
  });
const save = (id: unknown, plan: object) =>
  fixture.server.request('PUT', `/Peserta/${String(id)}`, {
    token: fixture.company.token,
    body: personBody(plan),
  });

const nameOf = (faskesId: number): string => `Klinik Contoh ${faskesId}`;
const closedOnSundayMessage = () =>
  `${nameOf(scheduledFaskesId)} tutup pada hari Minggu; bukanya Kamis, Jumat`;

describe('a plan in the form', () => {
  it('must fall on a day on which the facility is open', async () => {
    const open = await register({ idFaskes: scheduledFaskesId, rencanaTanggal: thursday });
    expect(open.status).toBe(201);
    const closed = await register({ idFaskes: scheduledFaskesId, rencanaTanggal: sunday });
    expect(closed.json).toMatchObject({
      status: 422,
      errors: { rencanaTanggal: [closedOnSundayMessage()] },
    });
  });

  it('may fall on any day without a schedule or without a facility', async () => {
    const faskes = await register({ idFaskes: fixture.faskesId, rencanaTanggal: sunday });
    const none = await register({ rencanaTanggal: sunday });
    expect([faskes.status, none.status]).toEqual([201, 201]);
  });

  it('is validated again when the facility changes', async () => {
    const { json } = await register({ idFaskes: fixture.faskesId, rencanaTanggal: sunday });
    const moved = await save(json['id'], { ...json, idFaskes: scheduledFaskesId });
    expect(moved.status).toBe(422);
  });

  it('stays valid when it is unchanged, although the schedule changed', async () => {
    const faskesId = await buildFaskes(fixture.server.db, { serves: [fixture.bhbuId] });
    await buildJadwal(fixture.server.db, faskesId, [4]);
    const plan = { idFaskes: faskesId, rencanaTanggal: thursday };
    const person = personBody(plan);
    const { json } = await register(person);
    await fixture.server.db
      .update(jadwalFaskes)
      .set({ aktif: false })
      .where(eq(jadwalFaskes.faskesId, faskesId));
    expect((await save(json['id'], { ...person, pekerjaan: 'Gudang' })).status).toBe(200);
    const replanned = await save(json['id'], { ...person, rencanaTanggal: friday });
    expect(replanned.json['errors']).toEqual({
      rencanaTanggal: [`${nameOf(faskesId)} tidak punya hari buka dalam jadwalnya`],
    });
  });
});

describe('a plan in a file', () => {
  const path = () => `/Peserta/Import/${scheduledFaskesId}?preview=true`;

  it('is an issue on a closed day, and names the open days', async () => {
    const lines = [thursday, sunday].map(day => sheetLine({ rencanaTanggal: toCellDate(day) }));
    const file = importOf(await uploadFile(fixture, lines, { path: path() }));
    expect(nonZeroCounts(file)).toEqual({ baru: 1, tidakValid: 1 });
    const [row] = await listImportRows(fixture, file, '&bermasalah=true');
    expect(row?.temuan).toEqual([
      expect.objectContaining({
        code: 'E17',
        field: 'rencanaTanggal',
        detail: closedOnSundayMessage(),
      }),
    ]);
  });

  it('is accepted on any day without a schedule', async () => {
    const line = sheetLine({ rencanaTanggal: toCellDate(sunday) });
    const file = importOf(
      await uploadFile(fixture, [line], {
        path: `/Peserta/Import/${fixture.faskesId}?preview=true`,
      }),
    );
    expect(nonZeroCounts(file)).toEqual({ baru: 1 });
  });

  it('that is unchanged is not reported, but is when the file changes the facility', async () => {
    const line = sheetLine({ rencanaTanggal: toCellDate(sunday) });
    await saveUpload(fixture, importOf(await uploadFile(fixture, [line])));
    expect(nonZeroCounts(importOf(await uploadFile(fixture, [line])))).toEqual({ sama: 1 });
    const moved = importOf(await uploadFile(fixture, [line], { path: path() }));
    expect(nonZeroCounts(moved)).toEqual({ tidakValid: 1 });
  });

  it('is validated with one query for the schedules, whatever the number of rows', async () => {
    const lines = Array.from({ length: 2500 }, () =>
      sheetLine({ rencanaTanggal: toCellDate(sunday) }),
    );
    querySpy.mockClear();
    const file = importOf(await uploadFile(fixture, buildCsvFile(lines), { path: path() }));
    expect(nonZeroCounts(file)).toEqual({ tidakValid: 2500 });
    const scheduleQueries = querySpy.mock.calls.filter(([query]) =>
      JSON.stringify(query).includes('jadwal_faskes'),
    );
    expect(scheduleQueries).toHaveLength(1);
  });
});
