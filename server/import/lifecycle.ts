import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { importCalls } from '#contract/import/index.ts';
import type { Handler } from '../context.ts';
import type { Queryable } from '../db/client.ts';
import { importFile, importRow, importChange } from '../db/schema/index.ts';
import { undoImport, countChangedSince, type ImportedState } from '../peserta/index.ts';
import type { TransitionContext } from '../lifecycle/lifecycle.ts';
import { checkTransition, transition } from '../lifecycle/transition.ts';
import { Problem } from '../problem.ts';
import { getImportRecord } from './import-record.ts';
import { assertRowsAvailable } from './list-rows.ts';
import {
  getImportFile,
  importLifecycle,
  lockSaveTarget,
  lockImport,
  type ImportFile,
} from './scope.ts';
import { message } from '../messages/message.ts';

const batchRows = 1_000;

/** Requests the running save to stop, which rolls it back; does nothing when none is running. */
export const stopSaving: Handler<typeof importCalls.stopSaving> = async (ctx, { params }) => {
  await getImportFile(ctx, params.id);
  await ctx.db
    .update(importFile)
    .set({ isStopRequested: true })
    .where(and(eq(importFile.id, params.id), isNotNull(importFile.savingTotal)));
  return await getImportRecord(ctx, params.id);
};

/** Erases the personal data of an import's rows. */
export async function eraseRowContents(db: Queryable, importId: number): Promise<void> {
  await db
    .update(importRow)
    .set({ cells: null, person: null, phoneKey: null })
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
    values: { purgedAt: ctx.now.toISOString() },
  });
  await eraseRowContents(ctx.db, file.id);
}

export const undo: Handler<typeof importCalls.undo> = async (ctx, { params }) => {
  const file = await lockImport(ctx, params.id);
  checkTransition(ctx.user, importLifecycle, file, 'undo');
  assertRowsAvailable(file);
  await lockSaveTarget(ctx.db, file);
  let changedCount = 0;
  for await (const imported of readImportedStates(ctx.db, file.id))
    changedCount += await countChangedSince(ctx.db, imported);
  if (changedCount > 0) {
    throw new Problem('KEADAAN_SALAH', message('import.changedSince', { jumlah: changedCount }));
  }
  const by = { now: ctx.now, fullName: ctx.user.fullName };
  for await (const imported of readImportedStates(ctx.db, file.id))
    await undoImport(ctx.db, imported, by);
  await transition(ctx, importLifecycle, file, 'undo', {
    values: { undoneAt: ctx.now.toISOString(), undoneBy: ctx.user.fullName },
    audit: { before: { jumlah: file.outcomes } },
  });
  return await getImportRecord(ctx, file.id);
};

/** Yields the saved changes of an import in batches. */
async function* readImportedStates(
  db: Queryable,
  importId: number,
): AsyncGenerator<ImportedState[], void, undefined> {
  let after = { rowNumber: 0, id: 0 };
  for (;;) {
    const rows = await db
      .select({
        rowNumber: importChange.rowNumber,
        id: importChange.pesertaId,
        version: importChange.pesertaVersion,
        before: importChange.before,
      })
      .from(importChange)
      .where(
        and(
          eq(importChange.importId, importId),
          sql`(${importChange.rowNumber}, ${importChange.pesertaId}) > (${after.rowNumber}::int, ${after.id}::int)`,
        ),
      )
      .orderBy(asc(importChange.rowNumber), asc(importChange.pesertaId))
      .limit(batchRows);
    if (rows.length > 0)
      yield rows.map(({ before, ...row }) => ({ ...row, before: before as object | null }));
    if (rows.length < batchRows) return;
    after = rows.at(-1) ?? after;
  }
}
