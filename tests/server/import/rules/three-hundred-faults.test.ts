import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { faskes } from '#server/platform/db/schema/index.ts';
import { faultKinds, makeFaultyFile } from '../../../builders/faulty-file.ts';
import { buildSheetFile } from '../../../builders/sheet-file.ts';
import {
  importOf,
  nonZeroCounts,
  requestOnImport,
  saveUpload,
  startImportFixture,
  uploadFile,
  type ImportFixture,
} from '../fixture.ts';
import type { Import } from '#contract/domains/import/index.ts';
import { compareRows, correctFile, decisionsOf } from './clerk.ts';

const clinic = { kode: 'KP77', nama: 'Klinik Pratama Tujuh' };
const size = { size: 1_000, faultsPerKind: 25, faskes: clinic };

let fixture: ImportFixture;

beforeAll(async () => {
  fixture = await startImportFixture();
  await fixture.server.db
    .update(faskes)
    .set({ kodePcare: clinic.kode, namaFaskes: clinic.nama })
    .where(eq(faskes.id, fixture.faskesId));
});
afterAll(() => fixture.server.stop());

/** Registers the people whom the file repeats with titles, and uploads it. */
async function upload(file: ReturnType<typeof makeFaultyFile>): Promise<Import> {
  const known = file.registered.flatMap(at => file.right[at] ?? []);
  const before = importOf(await uploadFile(fixture, known));
  expect((await saveUpload(fixture, before, 'semua')).status).toBe(200);
  return importOf(await uploadFile(fixture, await buildSheetFile(file.lines)));
}

it('300 faults of 12 kinds take at most 14 decisions, and the same faults of the next file at most 2', async () => {
  expect(Object.keys(faultKinds)).toHaveLength(12);
  const first = makeFaultyFile(1, size);
  const firstImport = await upload(first);
  const work = await correctFile(fixture, firstImport, first);
  expect(work).toEqual({ found: 8, corrections: 3, accepted: 3, remembered: 0, left: 0 });
  expect(decisionsOf(work)).toBeLessThanOrEqual(14);
  expect(await compareRows(fixture, firstImport, first)).toEqual({
    rightCellsChanged: 0,
    wrongRows: 0,
  });
  const { json } = await requestOnImport(fixture, firstImport, 'GET', '');
  expect(nonZeroCounts(json as unknown as Import)).toEqual({ baru: 975, sama: 25 });

  const second = makeFaultyFile(2, size);
  const secondImport = await upload(second);
  const again = await correctFile(fixture, secondImport, second);
  expect(again).toEqual({ found: 0, corrections: 0, accepted: 0, remembered: 1, left: 0 });
  expect(decisionsOf(again)).toBeLessThanOrEqual(2);
  expect(await compareRows(fixture, secondImport, second)).toEqual({
    rightCellsChanged: 0,
    wrongRows: 0,
  });
});
