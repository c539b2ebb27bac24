import { eq } from 'drizzle-orm';
import { importStates } from '#contract/states/import.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { importFile } from '#server/platform/db/schema/index.ts';
import { systemContext } from '#server/platform/lifecycle/lifecycle.ts';
import { discardImport, eraseRowContents } from './lifecycle.ts';
import { tryLockImport } from './scope.ts';

/**
 * Erases the contents of the rows of an import, and discards one that was never saved; counts, codes and row numbers
 * remain.
 * @returns false for an import that is being saved or corrected, which is left for later
 */
export async function purgeImport(tx: Tx, id: number, now: Date): Promise<boolean> {
  if (!(await tryLockImport(tx, id))) return false;
  const [file] = await tx.select().from(importFile).where(eq(importFile.id, id));
  if (!file) return true;
  if (file.status === importStates.initial) {
    await discardImport(systemContext(tx, now), file);
    return true;
  }
  await tx.update(importFile).set({ purgedAt: now.toISOString() }).where(eq(importFile.id, id));
  await eraseRowContents(tx, id);
  return true;
}
