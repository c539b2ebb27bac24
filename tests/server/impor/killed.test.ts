import { and, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import type { Context } from '#server/context.ts';
import { openDb, type Db } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';
import { impor, imporRow, peserta } from '#server/db/schema/index.ts';
import { imporVerbs, purgeImports } from '#server/impor/index.ts';
import { getImpor } from '#server/impor/read.ts';
import { saveImpor } from '#server/impor/save.ts';
import { mine } from '#server/impor/scope.ts';
import { buildBhbu } from '../../builders/peserta.ts';
import { csvFile, sheetLine } from '../../builders/sheet.ts';
import { buildUser } from '../../builders/user.ts';
import { runChild, type Child } from '../harness/child.ts';
import { begin, endServer, forgetUsedFolder, startHere, usedFolder } from '../harness/embedded.ts';
import { disagreements } from '../peserta/disagreements.ts';
import { contextOf } from './context.ts';
import type { ImporterTask } from './fixtures/importer.ts';

afterAll(forgetUsedFolder);

/** Two batches of the insert statement, the second one not full. */
const lines = 1_200;

/** Slightly more than the queries of one save, so that some runs finish before they are killed. */
const mostQueries = 36;

async function loadImporter(task: ImporterTask): Promise<Child> {
  const child = runChild('tests/server/impor/fixtures/importer.ts', [JSON.stringify(task)]);
  onTestFinished(async () => {
    child.kill();
    await child.ended;
    await endServer(task.dataDir, 'SIGQUIT');
  });
  await child.says('loaded');
  return child;
}

/** Imports a file that the process to be killed saves. */
async function bringIn(ctx: Context): Promise<number> {
  const { id } = await imporVerbs.importPeserta(ctx, {
    params: { idFaskes: 0 },
    query: { preview: true, modus: 'yangBisa' },
    body: { berkas: csvFile(Array.from({ length: lines }, () => sheetLine())) },
  });
  return id;
}

const keptOf = async (db: Db, imporId: number): Promise<number> =>
  await db.$count(peserta, and(eq(peserta.importId, imporId), isNull(peserta.deletedAt)));

it(
  'kill -9 while a file is read or saved leaves all of it or nothing, and it can be saved again',
  { timeout: 180_000 },
  async () => {
    const dataDir = await usedFolder();
    const first = await startHere(dataDir);
    let opened = openDb(first.connectionString);
    await migrate(opened.pool);
    const bhbuId = await buildBhbu(opened.db);
    let ctx = contextOf(opened, 0, bhbuId);
    const { id: userId } = await buildUser(ctx.deps, { role: 'BHBU', bhbuId });
    ctx = contextOf(opened, userId, bhbuId);
    const tasks: ImporterTask[] = [];
    for (const withServer of [false, true, false]) {
      const queries = 1 + Math.floor(Math.random() * mostQueries);
      const imporId = await bringIn(ctx);
      tasks.push({ dataDir, userId, bhbuId, imporId, queries, withServer });
    }
    // This import dies with some rows inserted and others missing.
    tasks.push({ dataDir, userId, bhbuId, queries: 9, withServer: false });
    await opened.close();
    await first.stop();

    let next = loadImporter(tasks[0] as ImporterTask);
    for (let i = 0; i < tasks.length; i++) {
      const child = await next;
      // Loading takes longest, so the next process loads during the round.
      const after = tasks[i + 1];
      if (after) next = loadImporter(after);
      // The process may die right after it is ready.
      await begin(child).catch(() => undefined);
      await Promise.race([child.says('done').catch(() => undefined), child.ended]);
      child.kill();
      await child.ended;
    }

    const last = await startHere(dataDir);
    opened = openDb(last.connectionString);
    const { db } = opened;
    ctx = contextOf(opened, userId, bhbuId);
    expect(await disagreements(db)).toEqual([]);
    for (const { imporId = 0, queries } of tasks.filter(task => task.imporId !== undefined)) {
      const file = await getImpor(ctx, imporId);
      const isSaved = file.status === 'DISIMPAN';
      const said = `killed at query ${queries}`;
      expect(await keptOf(db, imporId), said).toBe(isSaved ? lines : 0);
      expect(file.kemajuan, said).toBeNull();
      if (!isSaved) {
        const saved = await saveImpor(ctx, imporId, 'semua');
        expect(saved.status, said).toBe('DISIMPAN');
      }
      expect(await keptOf(db, imporId), said).toBe(lines);
    }
    expect(await disagreements(db)).toEqual([]);

    const unread = sql`not ${impor.isRead}`;
    expect(await db.$count(impor, unread)).toBe(1);
    const seen = await db.$count(impor, mine(ctx));
    expect(seen).toBe(tasks.length - 1);
    await purgeImports(db, ctx.now, 30);
    expect(await db.$count(impor, unread)).toBe(1);
    await purgeImports(db, new Date(ctx.now.getTime() + 3_600_001), 30);
    expect(await db.$count(impor, unread)).toBe(0);
    expect(await db.$count(imporRow)).toBe((tasks.length - 1) * lines);
    await opened.close();
  },
);
