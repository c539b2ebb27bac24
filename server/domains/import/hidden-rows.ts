import { eq } from 'drizzle-orm';
import type { importCalls } from '#contract/domains/import/index.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { importFile } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { Problem } from '#server/platform/problem.ts';
import { modifiedStamps } from '#server/platform/record/index.ts';
import { getImportRecord } from './import-record.ts';
import { assertRowsAvailable } from './list-rows.ts';
import { encryptCells } from './row-cells.ts';
import { readRowsInBatches, writeRows } from './row-store.ts';
import { assertEditable, clearLeftProgress, lockImport, type ImportFile } from './scope.ts';
import { revalidateAll } from './validate/revalidate.ts';

/** Whether a file has hidden rows for which no choice was made. */
export const awaitsHiddenChoice = ({
  hiddenRows,
  hiddenChoice,
}: Pick<ImportFile, 'hiddenRows' | 'hiddenChoice'>): boolean =>
  hiddenRows > 0 && hiddenChoice === null;

/** Rejects saving before the user chose what to do with hidden rows. @throws Problem 409 */
export function assertHiddenRowsChosen(file: ImportFile): void {
  if (awaitsHiddenChoice(file)) {
    throw new Problem('KEADAAN_SALAH', message('import.hiddenRows', { jumlah: file.hiddenRows }));
  }
}

/** Includes or skips the hidden rows of a file, also those that a user has skipped or included since. */
async function skipHiddenRows(ctx: Context, file: ImportFile, isSkipped: boolean): Promise<void> {
  const { keys } = ctx.deps;
  for await (const rows of readRowsInBatches(ctx.db, keys, file.id)) {
    const changed = rows.filter(row => row.isHidden && row.isSkipped !== isSkipped);
    await writeRows(
      ctx.db,
      file.id,
      changed.map(row => ({
        rowNumber: row.rowNumber,
        cells: encryptCells(keys, { ...row, isSkipped }),
      })),
    );
  }
}

export const setHiddenRows: Handler<typeof importCalls.setHiddenRows> = async (
  ctx,
  { params, body },
) => {
  const file = await lockImport(ctx, params.id);
  assertEditable(file);
  assertRowsAvailable(file);
  await clearLeftProgress(ctx.db, file);
  await ctx.db
    .update(importFile)
    .set({ hiddenChoice: body.pilihan, ...modifiedStamps(ctx) })
    .where(eq(importFile.id, file.id));
  await skipHiddenRows(ctx, file, body.pilihan === 'lewati');
  await revalidateAll(ctx, file);
  return await getImportRecord(ctx, file.id);
};
