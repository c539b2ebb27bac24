import { and, count, eq, inArray, sql } from 'drizzle-orm';
import {
  maxUndoObstacles,
  type importCalls,
  type UndoObstacle,
} from '#contract/domains/import/index.ts';
import type { Issue } from '#contract/domains/peserta/index.ts';
import {
  collectCounts,
  findUndoObstacles,
  undoChanges,
  validityColumns,
  type ChangeRange,
  type SavedContent,
} from '#server/domains/peserta/index.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { importChange, importRow } from '#server/platform/db/schema/index.ts';
import { checkTransition, transition } from '#server/platform/lifecycle/transition.ts';
import { message } from '#server/platform/messages/message.ts';
import { Problem } from '#server/platform/problem.ts';
import { getImportRecord } from './import-record.ts';
import { assertRowsAvailable } from './list-rows.ts';
import { decryptSaveData, type RowSaveData } from './row-cells.ts';
import {
  getImportFile,
  importLifecycle,
  lockFreeSaveTarget,
  lockImport,
  type ImportFile,
} from './scope.ts';

/** Changes per batch, whose rows are decrypted at once; a batch takes a few statements. */
const batchSize = 500;

/** Checks that an import can be undone, at least partly. @throws Problem 403, 409 */
function assertUndoable(ctx: Context, file: ImportFile): void {
  checkTransition(ctx.user, importLifecycle, file, 'undo');
  assertRowsAvailable(file);
}

export const undoPreview: Handler<typeof importCalls.undoPreview> = async (ctx, { params }) => {
  const file = await getImportFile(ctx, params.id);
  assertUndoable(ctx, file);
  const halangan: UndoObstacle[] = [];
  let tetap = 0;
  for await (const range of pendingRanges(ctx.db, file.id)) {
    const found = await findUndoObstacles(contextFor(ctx, file), range, { locks: false });
    halangan.push(...found.slice(0, maxUndoObstacles - halangan.length));
    tetap += found.length;
  }
  const [counted] = await ctx.db
    .select({ all: count(), undone: count(importChange.undoneAt) })
    .from(importChange)
    .where(eq(importChange.importId, file.id));
  const { all, undone } = counted ?? { all: 0, undone: 0 };
  return {
    sudah: undone,
    dapat: all - undone - tetap,
    tetap,
    halangan,
  };
};

export const undo: Handler<typeof importCalls.undo> = async (ctx, { params }) => {
  const file = await lockImport(ctx, params.id);
  assertUndoable(ctx, file);
  await lockFreeSaveTarget(ctx.db, file);
  const by = { now: ctx.now, fullName: ctx.user.fullName };
  let undone = 0;
  let left = 0;
  await collectCounts(ctx.db, file.id, async () => {
    for await (const range of pendingRanges(ctx.db, file.id)) {
      const obstacles = await findUndoObstacles(contextFor(ctx, file), range, { locks: true });
      const leftIds = obstacles.map(({ idPeserta }) => idPeserta);
      undone += await undoChanges(ctx.db, range, leftIds, by);
      left += leftIds.length;
    }
  });
  if (undone === 0 && left > 0) {
    throw new Problem('KEADAAN_SALAH', message('import.nothingToUndo', { jumlah: left }));
  }
  await transition(ctx, importLifecycle, file, left === 0 ? 'undo' : 'undoPartly', {
    values: { undoneAt: ctx.now.toISOString(), undoneBy: ctx.user.fullName },
    audit: {
      before: { jumlah: file.outcomes },
      after: { diurungkan: undone, ...(left > 0 ? { tetap: left } : {}) },
    },
  });
  return await getImportRecord(ctx, file.id);
};

/** Yields the changes of an import that are not undone, as ranges of row numbers. */
async function* pendingRanges(
  db: Queryable,
  importId: number,
): AsyncGenerator<ChangeRange, void, undefined> {
  let from = 0;
  for (;;) {
    const { rows } = await db.execute<{ to: number | null }>(sql`
      select max(row_number) as to from (
        select row_number from ${importChange}
        where import_id = ${importId} and undone_at is null and row_number > ${from}
        order by row_number limit ${batchSize}
      ) batch`);
    const to = rows[0]?.to ?? null;
    if (to === null) return;
    yield { importId, from, to };
    from = to;
  }
}

const contextFor = (ctx: Context, { id }: ImportFile) => ({
  db: ctx.db,
  deps: ctx.deps,
  savedContents: (rowNumbers: readonly number[]) => findSavedContents(ctx, id, rowNumbers),
});

/** Decrypts what the rows of an import wrote, by row number. */
async function findSavedContents(
  ctx: Context,
  importId: number,
  rowNumbers: readonly number[],
): Promise<Map<number, SavedContent>> {
  const rows = await ctx.db
    .select({
      rowNumber: importRow.rowNumber,
      person: importRow.person,
      issues: importRow.issues,
    })
    .from(importRow)
    .where(and(eq(importRow.importId, importId), inArray(importRow.rowNumber, [...rowNumbers])));
  const contents = new Map<number, SavedContent>();
  for (const { rowNumber, person, issues } of rows) {
    if (person === null) continue;
    const saved = decryptSaveData<RowSaveData>(ctx.deps.keys, person);
    const { holdsPerson } = validityColumns(issues as Issue[]);
    contents.set(rowNumber, 'smartCheck' in saved ? saved : { person: saved, holdsPerson });
  }
  return contents;
}
