import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Import } from '#contract/domains/import/index.ts';
import { transaction } from '#server/platform/db/client.ts';
import {
  importFile,
  importRow,
  importChange,
  peserta,
  retentionRun,
} from '#server/platform/db/schema/index.ts';
import { lockImport } from '#server/domains/import/scope.ts';
import { runRetention } from '../retensi/run.ts';
import { newNik } from '../../builders/peserta.ts';
import { buildCsvFile, sheetLine } from '../../builders/sheet-file.ts';
import {
  nonZeroCounts,
  importOf,
  requestOnImport,
  saveUpload,
  uploadFile,
  startImportFixture,
  type ImportFixture,
} from './fixture.ts';

const day = 86_400_000;
const retentionDays = 30;

let fixture: ImportFixture;

beforeAll(async () => {
  fixture = await startImportFixture();
});
afterAll(() => fixture.server.stop());

const nik = newNik();
const createImport = async (): Promise<Import> =>
  importOf(
    await uploadFile(
      fixture,
      buildCsvFile([sheetLine(), sheetLine({ nik: '327305' }), sheetLine({ kabKota: 'Khayalan' })]),
    ),
  );

/** Applies the period of the rows of uploads. @returns how many uploads it purged */
async function purge(): Promise<number> {
  await runRetention(fixture.server, ['barisUnggahan']);
  const [run] = await fixture.server.db.select().from(retentionRun);
  return run?.jumlah ?? 0;
}
const readImport = async (file: Import) =>
  importOf(await requestOnImport(fixture, file, 'GET', ''));

/** Moves the clock and signs the company in again, because its session may expire. */
async function advanceTime(ms: number): Promise<void> {
  fixture.server.advanceTime(ms);
  const { bhbuId } = fixture;
  fixture = { ...fixture, company: await fixture.server.signIn({ role: 'BHBU', bhbuId }) };
}

describe('the contents of import rows', () => {
  it('are erased after the retention period, and counts, codes and row numbers stay', async () => {
    const never = await createImport();
    const saved = await createImport();
    await saveUpload(fixture, saved);
    const undone = await createImport();
    await saveUpload(fixture, undone);
    expect((await requestOnImport(fixture, undone, 'POST', '/urungkan')).status).toBe(200);
    await advanceTime(retentionDays * day - 1_000);
    expect(await purge()).toBe(0);
    expect((await requestOnImport(fixture, never, 'GET', '/baris')).status).toBe(200);
    const younger = await createImport();
    await advanceTime(2_000);
    const before = await Promise.all([never, saved, undone].map(readImport));
    const numbers = async () =>
      await fixture.server.db
        .select({
          file: importRow.importId,
          row: importRow.rowNumber,
          outcome: importRow.outcome,
          codes: importRow.codes,
        })
        .from(importRow)
        .orderBy(importRow.importId, importRow.rowNumber);
    const rows = await numbers();
    await fixture.server.db.update(importRow).set({ changedValues: Buffer.from('lama') });
    expect(await purge()).toBe(3);
    expect(await purge()).toBe(0);

    const after = await Promise.all([never, saved, undone].map(readImport));
    expect(after.map(file => file.status)).toEqual(['DIBUANG', 'DISIMPAN', 'DIURUNGKAN']);
    expect(after.map(file => file.barisTersedia)).toEqual([false, false, false]);
    expect(after.map(nonZeroCounts)).toEqual(before.map(nonZeroCounts));
    expect(after.map(({ kode }) => kode)).toEqual(before.map(({ kode }) => kode));
    expect(await numbers()).toEqual(rows);
    const left = await fixture.server.db
      .select()
      .from(importRow)
      .where(sql`${importRow.importId} <> ${younger.id}`);
    expect(left.flatMap(row => row.cells ?? row.person ?? row.changedValues ?? [])).toEqual([]);
    const savedRows = await fixture.server.db.select().from(importChange);
    expect(savedRows.map(row => row.before)).toEqual(savedRows.map(() => null));
    expect(await readImport(younger)).toMatchObject({ status: 'DIPERIKSA', barisTersedia: true });
    expect((await saveUpload(fixture, younger)).status).toBe(200);

    for (const file of [never, saved]) {
      const calls: [string, string, unknown?][] = [
        ['GET', '/baris'],
        ['GET', '/masalah'],
        ['GET', '/perbaikan'],
        ['POST', '/tiket', {}],
        ['POST', '/urungkan'],
        ['POST', '/simpan', { modus: 'semua' }],
        ['POST', '/buang'],
        ['PUT', '/baris/2', { nilai: { nik } }],
        ['PUT', '/kolom', { cocok: [] }],
      ];
      for (const [method, path, body] of calls) {
        const response = await requestOnImport(fixture, file, method, path, body);
        expect([path, response.status]).toEqual([path, 409]);
        expect(response.json['detail']).toMatch(/^Unggahan ini|^Isi baris unggahan ini|^Unggahan/);
      }
    }
    // The registered participants stay.
    const [one] = await fixture.server.db
      .select({ n: sql<number>`count(*)::int` })
      .from(peserta)
      .where(eq(peserta.importId, saved.id));
    expect(one?.n).toBe(2);
  });

  it('are not deleted while the import is locked', async () => {
    const file = await createImport();
    await advanceTime((retentionDays + 1) * day);
    const { server, company, bhbuId } = fixture;
    const user = { id: company.id, role: 'BHBU', bhbuId, faskesId: null } as Parameters<
      typeof lockImport
    >[0]['user'];
    await transaction(server.db, async tx => {
      await lockImport({ db: tx, scope: 'own', user }, file.id);
      await purge();
      expect((await readImport(file)).barisTersedia).toBe(true);
    });
    await purge();
    expect((await readImport(file)).barisTersedia).toBe(false);
    const [row] = await server.db.select().from(importFile).where(eq(importFile.id, file.id));
    expect(row?.status).toBe('DIBUANG');
  });
});
