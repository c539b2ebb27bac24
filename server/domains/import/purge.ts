import { and, eq, isNull, lt } from 'drizzle-orm';
import { importStates } from '#contract/states/import.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { importFile } from '#server/platform/db/schema/index.ts';
import { systemContext } from '#server/platform/lifecycle/lifecycle.ts';
import type { RecordJob, TableJob } from '#server/platform/scheduler/scheduler.ts';
import { discardImport, eraseRowContents } from './lifecycle.ts';
import { tryLockImport } from './scope.ts';

/** Longer than reading any file takes; an import still unread after this has failed. */
const maxReadingMs = 3_600_000;

/** Deletes imports whose reading was interrupted. */
export const deleteUnreadImports: TableJob = {
  name: 'delete unread imports',
  async runAll(db: Db, now: Date) {
    const cutOff = new Date(now.getTime() - maxReadingMs).toISOString();
    await db
      .delete(importFile)
      .where(and(eq(importFile.isRead, false), lt(importFile.createdAt, cutOff)));
  },
};

/**
 * Returns the job that erases row contents older than `days` and discards imports that were never
 * saved; counts, codes and row numbers remain.
 * @param days retention of row contents
 */
export const purgeImports = (days: number): RecordJob => ({
  name: 'purge imports',
  table: importFile,
  isDue: now => {
    const cutOff = new Date(now.getTime() - days * 86_400_000).toISOString();
    return and(
      isNull(importFile.purgedAt),
      eq(importFile.isRead, true),
      lt(importFile.createdAt, cutOff),
    );
  },
  run: purgeImport,
});

/** Purges an import; one that is being saved or corrected is left for the next run. */
async function purgeImport(tx: Tx, id: number, now: Date): Promise<void> {
  if (!(await tryLockImport(tx, id))) return;
  const [file] = await tx.select().from(importFile).where(eq(importFile.id, id));
  if (!file) return;
  if (file.status === importStates.initial) {
    await discardImport(systemContext(tx, now), file);
    return;
  }
  await tx.update(importFile).set({ purgedAt: now.toISOString() }).where(eq(importFile.id, id));
  await eraseRowContents(tx, id);
}
