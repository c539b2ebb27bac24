import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Import } from '#contract/domains/import/index.ts';
import type { Peserta } from '#contract/domains/peserta/index.ts';
import { hashPassword } from '#server/platform/auth/password.ts';
import { appUser, importFile, peserta } from '#server/platform/db/schema/index.ts';
import { nikKey } from '#server/domains/peserta/index.ts';
import { savedBatchRows } from '#server/domains/import/save/save-rows.ts';
import { newNik, personBody } from '../../../builders/peserta.ts';
import { buildCsvFile, sheetLine } from '../../../builders/sheet-file.ts';
import type { TestResponse } from '../../harness/server.ts';
import { waitUntil } from '../../harness/wait-until.ts';
import { pesertaCountDifferences } from '../../peserta/count-differences.ts';
import {
  importOf,
  requestOnImport,
  saveUpload,
  startImportFixture,
  uploadFile,
  type ImportFixture,
} from '../fixture.ts';

let fixture: ImportFixture;

beforeAll(async () => {
  fixture = await startImportFixture();
});
afterAll(async () => {
  expect(await pesertaCountDifferences(fixture.server.db)).toEqual([]);
  await fixture.server.stop();
});

/** More than one batch of a save. */
const rowCount = savedBatchRows + 100;

const request = (method: string, path: string, body?: unknown): Promise<TestResponse> =>
  fixture.server.request(method, path, { token: fixture.company.token, body });

async function register(overrides: Parameters<typeof personBody>[0] = {}): Promise<Peserta> {
  const answer = await request('POST', '/Peserta', personBody(overrides));
  expect(answer.status).toBe(201);
  return answer.json as unknown as Peserta;
}

/** Keeps a row locked. @returns a function that releases it */
async function lockRow(id: number): Promise<() => Promise<void>> {
  const client = await fixture.server.db.$client.connect();
  await client.query('begin');
  await client.query('select from peserta where id = $1 for update', [id]);
  let isHeld = true;
  return async () => {
    if (!isHeld) return;
    isHeld = false;
    await client.query('rollback');
    client.release();
  };
}

/** A save whose last batch waits until it is released. */
interface HeldSave {
  readonly file: Import;
  readonly saving: Promise<TestResponse>;
  readonly release: () => Promise<void>;
  /** People of the file: one whose row is written, and one whose row is not. */
  readonly writtenNik: string;
  readonly waitingNik: string;
  readonly waiting: Peserta;
}

/** Saves a file that changes a locked participant, the last one in the order in which rows are written. */
async function startHeldSave(): Promise<HeldSave> {
  const { keys } = fixture.server.deps;
  const order = (nik: string): string => nikKey(keys, nik).toString('hex');
  const niks = Array.from({ length: rowCount }, newNik).sort((a, b) =>
    order(a) < order(b) ? -1 : 1,
  );
  const [writtenNik = ''] = niks;
  const waitingNik = niks.at(-1) ?? '';
  const waiting = await register({
    nik: waitingNik,
    tanggalLahir: `1990-${waitingNik.slice(8, 10)}-01`,
  });
  const file = importOf(
    await uploadFile(fixture, buildCsvFile(niks.map(nik => sheetLine({ nik })))),
  );
  const release = await lockRow(waiting.id);
  onTestFinished(release);
  const saving = saveUpload(fixture, file);
  await waitUntil(async () => {
    const { kemajuan } = importOf(await requestOnImport(fixture, file, 'GET', ''));
    return kemajuan?.selesai === savedBatchRows;
  });
  return { file, saving, release, writtenNik, waitingNik, waiting };
}

it('a save lets forms about other people through and answers forms about its people at once', async () => {
  const { db } = fixture.server;
  const passwordHash = await hashPassword('Benar-12345678');
  await db.update(appUser).set({ passwordHash }).where(eq(appUser.id, fixture.company.id));
  const [changed, removed, inactive] = [await register(), await register(), await register()];
  const earlier = importOf(await uploadFile(fixture, [sheetLine()]));
  expect((await saveUpload(fixture, earlier)).status).toBe(200);
  const { file, saving, release, writtenNik, waitingNik, waiting } = await startHeldSave();

  const created = await register();
  const { status } = await request('PUT', `/Peserta/${changed.id}`, {
    ...personBody({ nik: changed.nik, tanggalLahir: changed.tanggalLahir }),
    alamat: 'Jalan Baru Nomor 7',
  });
  expect(status).toBe(200);
  expect((await request('DELETE', `/Peserta/${removed.id}`)).status).toBe(200);
  const nonaktif = { isActive: false, alasan: 'Pindah kerja' };
  const deactivated = await request('PUT', `/Peserta/updatenonaktif/${inactive.id}`, nonaktif);
  expect(deactivated.status).toBe(200);
  // Nor does the account wait; the password is wrong.
  const passwords = { passwordLama: 'Salah-12345678', passwordBaru: 'Lain-sekali-87654321' };
  expect((await request('POST', '/gtc/UpdateUserAndPassword', passwords)).status).toBe(422);
  const undone = await requestOnImport(fixture, earlier, 'POST', '/urungkan');
  expect(undone.status).toBe(409);
  expect(undone.json['detail']).toContain('Unggahan lain');
  for (const nik of [writtenNik, waitingNik]) {
    const tanggalLahir = `1990-${nik.slice(8, 10)}-01`;
    const answer = await request('POST', '/Peserta', personBody({ nik, tanggalLahir }));
    expect(answer.status).toBe(409);
    expect(answer.json['detail']).toContain('sedang disimpan lewat unggahan berkas');
  }
  // Nothing of the import is visible yet, and the totals are exact.
  expect(await pesertaCountDifferences(fixture.server.db)).toEqual([]);

  await release();
  expect((await saving).status).toBe(200);
  expect(await db.$count(peserta, eq(peserta.importId, file.id))).toBe(rowCount - 1);
  expect((await request('GET', `/Peserta/GetById/${created.id}`)).status).toBe(200);
  expect(await pesertaCountDifferences(db)).toEqual([]);
  expect((await request('DELETE', `/Peserta/${waiting.id}`)).status).toBe(200);
});

describe('a form', () => {
  it('waits for a locked participant for a second at most', async () => {
    const { id } = await register();
    const release = await lockRow(id);
    const started = performance.now();
    const answer = await request('DELETE', `/Peserta/${id}`);
    await release();
    expect(answer.status).toBe(409);
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  it('that corrects a number or moves a ticket of a person being saved is answered at once', async () => {
    const { db } = fixture.server;
    const nik = newNik();
    const tanggalLahir = `1990-${nik.slice(8, 10)}-01`;
    const person = await register({ nik, tanggalLahir });
    const other = await register();
    await db.update(peserta).set({ noTiket: 'PVG-123456' }).where(eq(peserta.id, other.id));
    const file = importOf(await uploadFile(fixture, [sheetLine({ nik })]));
    await db.update(importFile).set({ savingTotal: 1 }).where(eq(importFile.id, file.id));
    const client = await db.$client.connect();
    onTestFinished(() => client.release(true));
    await client.query('select pg_advisory_lock(7101, $1)', [file.id]);
    const newNumber = newNik();
    const corrected = personBody({
      nik: newNumber,
      tanggalLahir: `1990-${newNumber.slice(8, 10)}-01`,
    });
    const move = {
      idDari: other.id,
      idKe: person.id,
      noTiket: 'PVG-123456',
      versiDari: other.version,
      versiKe: person.version,
      alasan: 'Tertukar di loket',
    };
    const answers = [
      await request('PUT', `/Peserta/${person.id}`, corrected),
      await fixture.server.request('POST', '/Peserta/tiket/pindah', {
        token: fixture.admin.token,
        body: move,
      }),
    ];
    for (const answer of answers) {
      expect(answer.json['detail']).toContain('sedang disimpan lewat unggahan');
    }
  });

  it('is not rejected because of a save whose process died', async () => {
    const nik = newNik();
    const file = importOf(await uploadFile(fixture, [sheetLine({ nik })]));
    const { db } = fixture.server;
    await db.update(importFile).set({ savingTotal: 1 }).where(eq(importFile.id, file.id));
    await register({ nik, tanggalLahir: `1990-${nik.slice(8, 10)}-01` });
  });
});
