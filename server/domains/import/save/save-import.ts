import { eq, sql } from 'drizzle-orm';
import type { importCalls, Import, importModes } from '#contract/domains/import/index.ts';
import { isActiveBhbu } from '#server/domains/bhbu/index.ts';
import { collectCounts, matchPeserta, StaleDataError } from '#server/domains/peserta/index.ts';
import { withoutTransaction, type Context, type Handler } from '#server/platform/context.ts';
import {
  transaction,
  withoutQueryValues,
  type Db,
  type Queryable,
} from '#server/platform/db/client.ts';
import { importFile } from '#server/platform/db/schema/index.ts';
import { wasSavedByImport } from '#server/platform/db/views/import-changes.ts';
import { savedOutcomes } from '#server/platform/db/views/saving-imports.ts';
import { toDatabaseProblem } from '#server/platform/http/database-problem.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { transitionContext } from '#server/platform/lifecycle/lifecycle.ts';
import { checkTransition, transition } from '#server/platform/lifecycle/transition.ts';
import { message } from '#server/platform/messages/message.ts';
import { Problem } from '#server/platform/problem.ts';
import { revalidateAll } from '../validate/revalidate.ts';
import { assertHiddenRowsChosen } from '../hidden-rows.ts';
import { assertRowsAvailable } from '../list-rows.ts';
import { getImportRecord } from '../import-record.ts';
import { hashRowResults } from '../row-results-hash.ts';
import {
  clearLeftProgress,
  getImportFile,
  importLifecycle,
  lockFreeSaveTarget,
  lockImport,
  tryLockImport,
  type ImportFile,
} from '../scope.ts';
import { saveRows } from './save-rows.ts';

type SaveMode = (typeof importModes)[number];

/**
 * Validation older than this, or from another day, is repeated before saving, because dates and
 * facilities change.
 */
const maxValidationAgeMs = 3_600_000;

/** The user requested to stop the save. */
class StoppedError extends Error {}

/**
 * Saves an import in one transaction, all or nothing. When the data changed since validation, the
 * file is revalidated and nothing is saved, so that the user reviews the new result first. Records the
 * idempotency key of the call with the answer.
 * @throws Problem 404, 409
 */
export async function saveImport(ctx: Context, id: number, mode: SaveMode): Promise<Import> {
  const { db } = ctx.deps;
  // Checks the caller's scope before any other work.
  const file = await getImportFile({ ...ctx, db }, id);
  const isFirstRevalidated = isStale(ctx, file);
  try {
    if (isFirstRevalidated && (await revalidateImport(ctx, id, startProgress))) {
      throw revalidatedProblem();
    }
    const result = await transaction(db, async tx => {
      const inside = { ...ctx, db: tx };
      const locked = await lockImport(inside, id);
      if (!isFirstRevalidated) await startProgress(db, locked);
      await saveInTransaction(inside, db, locked, mode);
      const saved = await getImportRecord(inside, id);
      await ctx.keyed?.recordAnswer(tx, saved);
      return saved;
    });
    matchSaved(ctx, id);
    return result;
  } catch (error) {
    await clearProgress(db, id);
    if (error instanceof StoppedError) {
      throw new Problem('KEADAAN_SALAH', message('import.saveStopped'));
    }
    if (!(error instanceof StaleDataError)) throw toDatabaseProblem(error);
    await revalidateImport(ctx, id);
    throw revalidatedProblem();
  }
}

/** Compares the saved people with the others, after the answer; a job repeats it when the server stops. */
function matchSaved({ deps: { db, log } }: Context, id: number): void {
  matchPeserta(db, wasSavedByImport(id)).catch((error: unknown) =>
    log.error({ err: withoutQueryValues(error), record: id }, 'comparing imported people failed'),
  );
}

const revalidatedProblem = (): Problem =>
  new Problem('KEADAAN_SALAH', message('import.changedSinceCheck'));

/** Clears the progress of a failed save, unless another save holds the lock. */
async function clearProgress(db: Db, id: number): Promise<void> {
  await transaction(db, async tx => {
    if (!(await tryLockImport(tx, id))) return;
    await tx.update(importFile).set({ savingTotal: null }).where(eq(importFile.id, id));
  });
}

function isStale({ now }: Context, { validatedAt }: ImportFile): boolean {
  const then = new Date(validatedAt);
  const isOld = now.getTime() - then.getTime() > maxValidationAgeMs;
  return isOld || dayInJakarta(then) !== dayInJakarta(now);
}

/**
 * Revalidates the rows of an import in one transaction.
 * @param start called when the import is locked; then a requested stop ends the revalidation
 * @returns whether the result of any row changed
 */
async function revalidateImport(
  ctx: Context,
  id: number,
  start?: (poolDb: Db, file: ImportFile) => Promise<void>,
): Promise<boolean> {
  return await transaction(ctx.deps.db, async tx => {
    const inside = { ...ctx, db: tx };
    const file = await lockImport(inside, id);
    checkTransition(ctx.user, importLifecycle, file, 'save');
    assertRowsAvailable(file);
    if (start) await start(ctx.deps.db, file);
    else await clearLeftProgress(tx, file);
    const before = await hashRowResults(tx, ctx.deps.keys, id);
    await revalidateAll(inside, file);
    if (start) await assertNotStopped(tx, id);
    return (await hashRowResults(tx, ctx.deps.keys, id)) !== before;
  });
}

const countSavedRows = ({ outcomes }: ImportFile): number => {
  const counts = outcomes as Partial<Record<string, number>>;
  return savedOutcomes.reduce((sum, name) => sum + (counts[name] ?? 0), 0);
};

/** Shows that the save of a locked import runs, and forgets an earlier request to stop. */
async function startProgress(poolDb: Db, file: ImportFile): Promise<void> {
  const set = { savingDone: 0, savingTotal: countSavedRows(file), isStopRequested: false };
  await poolDb.update(importFile).set(set).where(eq(importFile.id, file.id));
}

/** Locks the import's row, so that no stop is accepted until the transaction ends. */
async function assertNotStopped(db: Queryable, id: number): Promise<void> {
  const [now] = await db
    .select({ isStopRequested: importFile.isStopRequested })
    .from(importFile)
    .where(eq(importFile.id, id))
    .for('update');
  if (now?.isStopRequested) throw new StoppedError();
}

/** @param poolDb database handle outside the transaction, for progress and the stop request */
async function saveInTransaction(
  ctx: Context,
  poolDb: Db,
  file: ImportFile,
  mode: SaveMode,
): Promise<void> {
  checkTransition(ctx.user, importLifecycle, file, 'save');
  assertRowsAvailable(file);
  assertHiddenRowsChosen(file);
  const { ditolak = 0, ganda = 0 } = file.outcomes as Partial<Record<string, number>>;
  if (mode === 'semua' && ditolak + ganda > 0) {
    throw new Problem('KEADAAN_SALAH', message('import.rowsRejected', { jumlah: ditolak + ganda }));
  }
  if (countSavedRows(file) === 0) {
    throw new Problem('KEADAAN_SALAH', message('import.nothingToSave'));
  }
  await ctx.db.execute(sql`set local lock_timeout = '120s'`);
  await lockFreeSaveTarget(ctx.db, file);
  if (file.bhbuId !== null && !(await isActiveBhbu(ctx.db, file.bhbuId))) {
    throw new Problem('KEADAAN_SALAH', message('import.companyGone'));
  }
  const progress = async (done: number): Promise<void> => {
    const [now] = await poolDb
      .update(importFile)
      .set({ savingDone: done })
      .where(eq(importFile.id, file.id))
      .returning({ isStopRequested: importFile.isStopRequested });
    if (now?.isStopRequested) throw new StoppedError();
  };
  await progress(0);
  await collectCounts(ctx.db, file.id, async () => {
    let done = 0;
    let reported = Promise.resolve();
    for await (const n of saveRows(ctx, poolDb, file)) {
      done += n;
      await reported;
      // Not awaited here, because the next batch need not wait for it.
      reported = progress(done);
      reported.catch(() => undefined);
    }
    await reported;
  });
  await assertNotStopped(ctx.db, file.id);
  await transition(transitionContext(ctx, ctx.user), importLifecycle, file, 'save', {
    values: { modus: mode, savedAt: ctx.now.toISOString(), savingTotal: null },
    audit: { after: { jenis: file.jenis, modus: mode, jumlah: file.outcomes } },
  });
}

export const save: Handler<typeof importCalls.save> = withoutTransaction(
  async (ctx, { params, body }) => await saveImport(ctx, params.id, body.modus),
);
