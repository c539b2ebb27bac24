import { and, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Import } from '#contract/domains/import/index.ts';
import { importFile, peserta } from '#server/platform/db/schema/index.ts';
import { sheetLine } from '../../../builders/sheet-file.ts';
import { waitUntil } from '../../harness/wait-until.ts';
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
afterAll(() => fixture.server.stop());

/** Makes the validation of a file too old to be saved. */
const makeStale = (file: Import) =>
  fixture.server.db
    .update(importFile)
    .set({ validatedAt: sql`validated_at - interval '2 days'` })
    .where(eq(importFile.id, file.id));

/** Runs a statement in a transaction that stays open. @returns a function that ends it */
async function hold(statement: string, values: number[]): Promise<() => Promise<void>> {
  const client = await fixture.server.db.$client.connect();
  await client.query('begin');
  await client.query(statement, values);
  let isHeld = true;
  const release = async () => {
    if (!isHeld) return;
    isHeld = false;
    await client.query('rollback');
    client.release();
  };
  onTestFinished(release);
  return release;
}

const stop = (file: Import) => requestOnImport(fixture, file, 'POST', '/hentikan');

describe('saving an import that was validated long ago', () => {
  it('does not overwrite a newer change when the counts stay the same', async () => {
    const { db } = fixture.server;
    const line = sheetLine();
    await saveUpload(fixture, importOf(await uploadFile(fixture, [line])));
    const file = importOf(await uploadFile(fixture, [{ ...line, alamat: 'Jalan Dari Berkas 1' }]));
    const ofPerson = and(eq(peserta.nama, line.nama ?? ''), isNull(peserta.deletedAt));
    await db
      .update(peserta)
      .set({ alamat: 'Jalan Dari Formulir 2', version: sql`${peserta.version} + 1` })
      .where(ofPerson);
    await makeStale(file);
    const answer = await saveUpload(fixture, file);
    expect(answer.status).toBe(409);
    expect(answer.json['detail']).toContain('diperiksa ulang');
    const [after] = await db.select().from(peserta).where(ofPerson);
    expect(after?.alamat).toBe('Jalan Dari Formulir 2');
    expect((await stop(file)).status).toBe(409);
    expect((await saveUpload(fixture, file)).status).toBe(200);
  });

  it('shows its progress and can be stopped while it is validated again', async () => {
    const file = importOf(await uploadFile(fixture, [sheetLine()]));
    await makeStale(file);
    const release = await hold('select from import_row where import_id = $1 for update', [file.id]);
    const saving = saveUpload(fixture, file);
    await waitUntil(
      async () => importOf(await requestOnImport(fixture, file, 'GET', '')).kemajuan !== null,
    );
    expect((await stop(file)).status).toBe(200);
    await release();
    const answer = await saving;
    expect(answer.status).toBe(409);
    expect(answer.json['detail']).toContain('dihentikan');
    expect(await fixture.server.db.$count(peserta, eq(peserta.importId, file.id))).toBe(0);
  });
});

it('a stop says when no save is running', async () => {
  const file = importOf(await uploadFile(fixture, [sheetLine()]));
  const answer = await stop(file);
  expect(answer.status).toBe(409);
  expect(answer.json['detail']).toContain('Tidak ada penyimpanan');
});

it('a save does not wait for another save of the company', async () => {
  const file = importOf(await uploadFile(fixture, [sheetLine()]));
  const release = await hold('select pg_advisory_xact_lock(7102, $1)', [fixture.bhbuId]);
  const answer = await saveUpload(fixture, file);
  expect(answer.status).toBe(409);
  expect(answer.json['detail']).toContain('Unggahan lain');
  await release();
  expect((await saveUpload(fixture, file)).status).toBe(200);
});

it.each([
  ['PUT', '/baris/2', { dilewati: true }],
  ['POST', '/buang', undefined],
])('%s %s clears the progress of a save whose process died', async (method, path, body) => {
  const { db } = fixture.server;
  const file = importOf(await uploadFile(fixture, [sheetLine()]));
  await db.update(importFile).set({ savingTotal: 1 }).where(eq(importFile.id, file.id));
  expect((await requestOnImport(fixture, file, method, path, body)).status).toBe(200);
  const [row] = await db.select().from(importFile).where(eq(importFile.id, file.id));
  expect(row?.savingTotal).toBeNull();
});
