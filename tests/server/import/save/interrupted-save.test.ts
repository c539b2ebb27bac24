import { and, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Import } from '#contract/domains/import/index.ts';
import { importFile, importRow, peserta } from '#server/platform/db/schema/index.ts';
import { savedBatchRows } from '#server/domains/import/save/save-rows.ts';
import { buildBhbu } from '../../../builders/peserta.ts';
import { buildCsvFile, sheetLine, type SheetLine } from '../../../builders/sheet-file.ts';
import { waitUntil } from '../../harness/wait-until.ts';
import { pesertaCountDifferences } from '../../peserta/count-differences.ts';
import {
  nonZeroCounts,
  importOf,
  requestOnImport,
  saveUpload,
  uploadFile,
  startImportFixture,
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

/** Two batches of a save. */
const rowCount = savedBatchRows + 400;
const newLines = (n = rowCount): SheetLine[] => Array.from({ length: n }, () => sheetLine());
const uploadLines = async (some = newLines(), companyFixture = fixture): Promise<Import> =>
  importOf(await uploadFile(companyFixture, buildCsvFile(some)));

const readImport = async ({ id }: Pick<Import, 'id'>) =>
  importOf(await requestOnImport(fixture, { id }, 'GET', ''));

const countSaved = async ({ id }: Pick<Import, 'id'>): Promise<number> =>
  await fixture.server.db.$count(peserta, and(eq(peserta.importId, id), isNull(peserta.deletedAt)));

/** Expects all rows of a file or none to be saved, and a file that was not saved to be savable. */
async function expectAllOrNothing(file: Import, n: number): Promise<void> {
  const { status, kemajuan } = await readImport(file);
  expect(kemajuan).toBeNull();
  expect(await countSaved(file)).toBe(status === 'DISIMPAN' ? n : 0);
  if (status !== 'DISIMPAN') expect((await saveUpload(fixture, file, 'semua')).status).toBe(200);
  expect(await countSaved(file)).toBe(n);
  expect(await pesertaCountDifferences(fixture.server.db)).toEqual([]);
}

/** Waits until `rows` rows are saved or the request ends. */
async function waitForProgress(
  file: Import,
  rows: number,
  saving: Promise<unknown>,
): Promise<void> {
  let isOver = false;
  void saving.finally(() => (isOver = true));
  await waitUntil(
    async () => isOver || ((await readImport(file)).kemajuan?.selesai ?? -1) >= rows,
    30_000,
  );
}

describe('saving', () => {
  it.each([0, savedBatchRows])('stopped after %i rows saves nothing', async rows => {
    const file = await uploadLines();
    const saving = saveUpload(fixture, file);
    await waitForProgress(file, rows, saving);
    // The save may be over already.
    const stopped = await requestOnImport(fixture, file, 'POST', '/hentikan');
    const result = await saving;
    expect([200, 409]).toContain(stopped.status);
    if (stopped.status === 200) expect(result.status).toBe(409);
    expect([200, 409]).toContain(result.status);
    if (result.status === 409) expect(result.json['detail']).toContain('dihentikan');
    await expectAllOrNothing(file, rowCount);
  });

  it.each([0, savedBatchRows])(
    'disconnected from its database after %i rows saves nothing',
    async rows => {
      const file = await uploadLines();
      const saving = saveUpload(fixture, file);
      await waitForProgress(file, rows, saving);
      await fixture.server.db.execute(sql`
        select pg_terminate_backend(pid) from pg_locks
        where locktype = 'advisory' and objid = ${file.id}
          and database = (select oid from pg_database where datname = current_database())`);
      const result = await saving;
      expect([200, 500, 503]).toContain(result.status);
      await expectAllOrNothing(file, rowCount);
    },
  );

  it('requested twice at once runs once', async () => {
    const file = await uploadLines();
    const result = await Promise.all([saveUpload(fixture, file), saveUpload(fixture, file)]);
    expect(result.map(one => one.status).sort()).toEqual([200, 409]);
    await expectAllOrNothing(file, rowCount);
  });

  it('is not disturbed by requests without permission or by a second request', async () => {
    const file = await uploadLines();
    const stranger = await fixture.server.signIn({
      role: 'BHBU',
      bhbuId: await buildBhbu(fixture.server.db),
    });
    const saving = saveUpload(fixture, file);
    await waitForProgress(file, savedBatchRows, saving);
    const saveInput = { modus: 'semua' };
    expect(
      (await requestOnImport(fixture, file, 'POST', '/simpan', saveInput, stranger.token)).status,
    ).toBe(404);
    expect((await requestOnImport(fixture, file, 'POST', '/simpan', saveInput)).status).toBe(409);
    const [row] = await fixture.server.db
      .select()
      .from(importFile)
      .where(eq(importFile.id, file.id));
    // The progress stays visible, and saving can be stopped.
    if (row?.status === 'DIPERIKSA') expect(row.savingTotal).toBe(rowCount);
    await requestOnImport(fixture, file, 'POST', '/hentikan');
    await saving;
    await expectAllOrNothing(file, rowCount);
  });
});

describe('a client that disconnects while its file is read', () => {
  it.each([1, 1_000])('leaves nothing after %i rows', async rows => {
    const { server, company } = fixture;
    const before = await server.db.$count(importRow);
    const files = await server.db.$count(importFile);
    const body = new FormData();
    body.append('berkas', buildCsvFile(newLines(4_000)));
    const gone = new AbortController();
    const answer = server.app.fetch(
      new Request('http://portal.test/api/Peserta/Import/0?preview=true', {
        method: 'POST',
        headers: { authorization: `Bearer ${company.token}` },
        body,
        signal: gone.signal,
      }),
    );
    await waitUntil(async () => (await server.db.$count(importRow)) >= before + rows, 30_000);
    gone.abort();
    expect((await answer).status).toBe(422);
    expect(await server.db.$count(importRow)).toBe(before);
    expect(await server.db.$count(importFile)).toBe(files);
  });
});

describe('the same people at once', () => {
  const people = 600;

  it('of one company are registered by one file, and the other file conflicts', async () => {
    const some = newLines(people);
    const files = [await uploadLines(some), await uploadLines([...some].reverse())];
    const result = await Promise.all(files.map(file => saveUpload(fixture, file)));
    expect(result.map(one => one.status).sort()).toEqual([200, 409]);
    const second = files[result.findIndex(one => one.status === 409)] as Import;
    // The file was rejected while the other one was being saved, or after it.
    const detail = result.find(one => one.status === 409)?.json['detail'];
    if (String(detail).includes('Unggahan lain')) {
      const again = await saveUpload(fixture, second);
      expect(again.json['detail']).toContain('diperiksa ulang');
    } else expect(detail).toContain('diperiksa ulang');
    expect(nonZeroCounts(await readImport(second))).toEqual({ sama: people });
    expect((await saveUpload(fixture, second)).status).toBe(409);
    const savedCounts = await Promise.all(files.map(countSaved));
    expect(savedCounts.sort()).toEqual([0, people]);
  });

  it('of two companies are held by one, and the other reports them as registered', async () => {
    const bhbuId = await buildBhbu(fixture.server.db);
    const company = await fixture.server.signIn({ role: 'BHBU', bhbuId });
    const other = { ...fixture, bhbuId, company };
    // Fewer than the people of others that an account may find in a day.
    const people = 90;
    const some = newLines(people);
    const files = [
      [fixture, await uploadLines(some)],
      [other, await uploadLines([...some].reverse(), other)],
    ] as const;
    const result = await Promise.all(
      files.map(([companyFixture, file]) => saveUpload(companyFixture, file)),
    );
    expect(result.map(one => one.status).sort()).toEqual([200, 409]);
    const [companyFixture, second] = files[result.findIndex(one => one.status === 409)] ?? files[0];
    const validated = importOf(
      await requestOnImport(
        companyFixture,
        second,
        'GET',
        '',
        undefined,
        companyFixture.company.token,
      ),
    );
    expect(nonZeroCounts(validated)).toEqual({ tidakValid: people });
    expect(validated.kode).toEqual([{ kode: 'E05', jumlah: people }]);
    expect((await saveUpload(companyFixture, second)).status).toBe(200);
    const holderCounts = await fixture.server.db
      .select({ holders: sql<number>`count(*) filter (where holds_person)::int` })
      .from(peserta)
      .where(sql`import_id in (${files[0][1].id}, ${files[1][1].id})`)
      .groupBy(peserta.personKey);
    expect(holderCounts).toHaveLength(people);
    expect(new Set(holderCounts.map(one => one.holders))).toEqual(new Set([1]));
  });

  it('sent twice at once are saved once', async () => {
    const file = buildCsvFile(newLines(people));
    const path = '/Peserta/Import/0';
    const result = await Promise.all([1, 2].map(() => uploadFile(fixture, file, { path })));
    expect(result.every(one => one.status === 200 || one.status === 409)).toBe(true);
    expect(result.some(one => one.status === 200)).toBe(true);
    const savedCounts = await fixture.server.db
      .select({ n: sql<number>`count(*)::int` })
      .from(peserta)
      .where(and(eq(peserta.bhbuId, fixture.bhbuId), isNull(peserta.deletedAt)))
      .groupBy(peserta.personKey);
    expect(new Set(savedCounts.map(one => one.n))).toEqual(new Set([1]));
  });
});
