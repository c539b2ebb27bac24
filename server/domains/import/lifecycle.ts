import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { importCalls } from '#contract/domains/import/index.ts';
import type { Handler } from '#server/platform/context.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { importFile, importRow, importChange } from '#server/platform/db/schema/index.ts';
import { holdsImportLock } from '#server/platform/db/views/saving-imports.ts';
import type { TransitionContext } from '#server/platform/lifecycle/lifecycle.ts';
import { transition } from '#server/platform/lifecycle/transition.ts';
import { message } from '#server/platform/messages/message.ts';
import { Problem } from '#server/platform/problem.ts';
import { getImportRecord } from './import-record.ts';
import { getImportFile, importLifecycle, lockImport, type ImportFile } from './scope.ts';

/** Requests the running save to stop, which rolls it back. @throws Problem 409 when none is running */
export const stopSaving: Handler<typeof importCalls.stopSaving> = async (ctx, { params }) => {
  await getImportFile(ctx, params.id);
  const stopped = await ctx.db
    .update(importFile)
    .set({ isStopRequested: true })
    .where(
      and(
        eq(importFile.id, params.id),
        isNotNull(importFile.savingTotal),
        holdsImportLock(sql`${importFile.id}`),
      ),
    )
    .returning({ id: importFile.id });
  if (stopped.length === 0) throw new Problem('KEADAAN_SALAH', message('import.nothingToStop'));
  return await getImportRecord(ctx, params.id);
};

/** Erases the personal data of an import's rows. */
export async function eraseRowContents(db: Queryable, importId: number): Promise<void> {
  await db
    .update(importRow)
    .set({ cells: null, person: null, changedValues: null, phoneKey: null })
    .where(eq(importRow.importId, importId));
  await db.update(importChange).set({ before: null }).where(eq(importChange.importId, importId));
}

export const discard: Handler<typeof importCalls.discard> = async (ctx, { params }) => {
  const file = await lockImport(ctx, params.id);
  await discardImport(ctx, file);
  return await getImportRecord(ctx, file.id);
};

/** Discards a locked import that was not saved and erases its rows. @throws Problem 409 */
export async function discardImport(ctx: TransitionContext, file: ImportFile): Promise<void> {
  await transition(ctx, importLifecycle, file, 'discard', {
    values: { purgedAt: ctx.now.toISOString(), savingTotal: null },
  });
  await eraseRowContents(ctx.db, file.id);
}
