import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { peserta } from '#server/platform/db/schema/index.ts';
import { sheetLine } from '../../../builders/sheet-file.ts';
import {
  importOf,
  listImportRows,
  nonZeroCounts,
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

// More than two batches, so that several are under way and a thread encrypts the later ones.
const size = 1_200;
// Names have no digits.
const nameOf = (row: number): string =>
  `ORANG ${String(row).replace(/\d/g, digit => 'ABCDEFGHIJ'[Number(digit)] ?? '')}`;

it('reads, compares and saves the rows of all batches in the order of the file', async () => {
  const lines = Array.from({ length: size }, (_, row) => sheetLine({ nama: nameOf(row) }));
  // The same person in the first and in the last batch.
  const [first = {}] = lines;
  lines.push({ ...first });
  const file = importOf(await uploadFile(fixture, lines));
  expect(nonZeroCounts(file)).toEqual({ baru: size, ganda: 1 });
  const [duplicate] = await listImportRows(fixture, file, '&hasil=ganda');
  expect(duplicate).toMatchObject({ nomor: size + 2, nilai: { nama: nameOf(0) } });

  expect((await saveUpload(fixture, file)).status).toBe(200);
  const saved = await fixture.server.db
    .select({ nama: peserta.nama })
    .from(peserta)
    .where(and(eq(peserta.importId, file.id), isNull(peserta.deletedAt)));
  const names = new Set(saved.map(({ nama }) => nama));
  expect(names).toEqual(new Set(Array.from({ length: size }, (_, row) => nameOf(row))));
});
