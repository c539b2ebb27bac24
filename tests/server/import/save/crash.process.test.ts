import { and, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import type { Context } from '#server/platform/context.ts';
import { openDb, type Db } from '#server/platform/db/client.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { importFile, importRow, peserta, retentionRun } from '#server/platform/db/schema/index.ts';
import { importHandlers } from '#server/domains/import/index.ts';
import { applyRetention } from '#server/domains/retensi/index.ts';
import { getImportRecord } from '#server/domains/import/import-record.ts';
import { saveImport } from '#server/domains/import/save/save-import.ts';
import { importScope } from '#server/domains/import/scope.ts';
import { savedBatchRows } from '#server/domains/import/save/save-rows.ts';
import { buildBhbu } from '../../../builders/peserta.ts';
import { buildCsvFile, sheetLine } from '../../../builders/sheet-file.ts';
import { buildUser } from '../../../builders/user.ts';
import { startProcess, type TestProcess } from '../../harness/test-process.ts';
import {
  startLoadedProcess,
  signalServer,
  removeSharedDataDir,
  startInProcess,
  createUsedDataDir,
} from '../../harness/embedded.ts';
import { pesertaCountDifferences } from '../../peserta/count-differences.ts';
import { accountContext } from '../account-context.ts';
import type { ImporterTask } from '../fixtures/importer.ts';

afterAll(removeSharedDataDir);

/** Two batches of a save, the second one not full. */
const rowCount = savedBatchRows + 200;

/** Slightly more than the queries of one save, so that some runs finish before they are killed. */
const maxQueries = 36;

async function loadImporterProcess(task: ImporterTask): Promise<TestProcess> {
  const child = startProcess('tests/server/import/fixtures/importer.ts', [JSON.stringify(task)]);
  onTestFinished(async () => {
    child.kill();
    await child.exitCode;
    await signalServer(task.dataDir, 'SIGQUIT');
  });
  await child.waitForLine('loaded');
  return child;
}

/** Imports a file that the process to be killed saves. */
async function createImport(ctx: Context): Promise<number> {
  const { id } = await importHandlers.importPeserta(ctx, {
    params: { idFaskes: 0 },
    query: { preview: true, modus: 'yangBisa' },
    body: { berkas: buildCsvFile(Array.from({ length: rowCount }, () => sheetLine())) },
  });
  return id;
}

const countSaved = async (db: Db, importId: number): Promise<number> =>
  await db.$count(peserta, and(eq(peserta.importId, importId), isNull(peserta.deletedAt)));

it(
  'kill -9 while a file is read or saved leaves all of it or nothing, and it can be saved again',
  { timeout: 180_000 },
  async () => {
    const dataDir = await createUsedDataDir();
    const first = await startInProcess(dataDir);
    let opened = openDb(first.connectionString);
    await migrate(opened.pool);
    const bhbuId = await buildBhbu(opened.db);
    let ctx = accountContext(opened, 0, bhbuId);
    const { id: userId } = await buildUser(ctx.deps, { role: 'BHBU', bhbuId });
    ctx = accountContext(opened, userId, bhbuId);
    const tasks: ImporterTask[] = [];
    for (const withServer of [false, true, false]) {
      const queries = 1 + Math.floor(Math.random() * maxQueries);
      const importId = await createImport(ctx);
      tasks.push({ dataDir, userId, bhbuId, importId, queries, withServer });
    }
    // This import dies with some rows inserted and others missing.
    tasks.push({ dataDir, userId, bhbuId, queries: 9, withServer: false });
    await opened.close();
    await first.stop();

    let next = loadImporterProcess(tasks[0] as ImporterTask);
    for (let i = 0; i < tasks.length; i++) {
      const child = await next;
      // Loading takes longest, so the next process loads during the round.
      const after = tasks[i + 1];
      if (after) next = loadImporterProcess(after);
      // The process may die right after it is ready.
      await startLoadedProcess(child).catch(() => undefined);
      await Promise.race([child.waitForLine('done').catch(() => undefined), child.exitCode]);
      child.kill();
      await child.exitCode;
    }

    const last = await startInProcess(dataDir);
    opened = openDb(last.connectionString);
    const { db } = opened;
    ctx = accountContext(opened, userId, bhbuId);
    expect(await pesertaCountDifferences(db)).toEqual([]);
    for (const { importId = 0, queries } of tasks.filter(task => task.importId !== undefined)) {
      const file = await getImportRecord(ctx, importId);
      const isSaved = file.status === 'DISIMPAN';
      const label = `killed at query ${queries}`;
      expect(await countSaved(db, importId), label).toBe(isSaved ? rowCount : 0);
      expect(file.kemajuan, label).toBeNull();
      if (!isSaved) {
        const saved = await saveImport(ctx, importId, 'semua');
        expect(saved.status, label).toBe('DISIMPAN');
      }
      expect(await countSaved(db, importId), label).toBe(rowCount);
    }
    expect(await pesertaCountDifferences(db)).toEqual([]);

    const unread = sql`not ${importFile.isRead}`;
    expect(await db.$count(importFile, unread)).toBe(1);
    const visible = await db.$count(importFile, importScope(ctx));
    expect(visible).toBe(tasks.length - 1);
    const deleteUnread = async (at: Date) => {
      await db.delete(retentionRun);
      await applyRetention(ctx.deps, ['unggahanTerputus']).runAll(db, at);
    };
    await deleteUnread(ctx.now);
    expect(await db.$count(importFile, unread)).toBe(1);
    await deleteUnread(new Date(ctx.now.getTime() + 3_600_001));
    expect(await db.$count(importFile, unread)).toBe(0);
    expect(await db.$count(importRow)).toBe((tasks.length - 1) * rowCount);
    await opened.close();
  },
);
