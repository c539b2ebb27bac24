import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import type { importCalls, Import, importModes } from '#contract/import/index.ts';
import { isActiveBhbu } from '../../bhbu/index.ts';
import { withoutTransaction, type Context, type Handler } from '../../context.ts';
import { dayInJakarta } from '../../jakarta-day.ts';
import { transaction, type Db } from '../../db/client.ts';
import { importFile } from '../../db/schema/index.ts';
import { toDatabaseProblem } from '../../http/database-problem.ts';
import { transitionContext } from '../../lifecycle/lifecycle.ts';
import { checkTransition, transition } from '../../lifecycle/transition.ts';
import { StaleDataError } from '../../peserta/index.ts';
import { Problem } from '../../problem.ts';
import { revalidateAll } from '../validate/revalidate.ts';
import { saveRows, savedOutcomes } from './save-rows.ts';
import { assertRowsAvailable } from '../list-rows.ts';
import { getImportRecord } from '../import-record.ts';
import {
  getImportFile,
  importLifecycle,
  lockImport,
  lockSaveTarget,
  tryLockImport,
  type ImportFile,
} from '../scope.ts';
import { message } from '../../messages/message.ts';

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
 * file is revalidated and nothing is saved, so that the user reviews the new result first.
 * @throws Problem 404, 409
 */
export async function saveImport(ctx: Context, id: number, mode: SaveMode): Promise<Import> {
  const { db } = ctx.deps;
  // Checks the caller's scope before any other work.
  const file = await getImportFile({ ...ctx, db }, id);
  if (isStale(ctx, file) && (await revalidateImport(ctx, id))) throw revalidatedProblem();
  try {
    await transaction(db, tx => saveInTransaction({ ...ctx, db: tx }, db, id, mode));
  } catch (error) {
    await clearProgress(db, id);
    if (error instanceof StoppedError) {
      throw new Problem('KEADAAN_SALAH', message('import.saveStopped'));
    }
    if (!(error instanceof StaleDataError)) throw toDatabaseProblem(error);
    await revalidateImport(ctx, id);
    throw revalidatedProblem();
  }
  return await getImportRecord(ctx, id);
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

/** @returns whether revalidation changed the counts */
async function revalidateImport(ctx: Context, id: number): Promise<boolean> {
  return await transaction(ctx.deps.db, async tx => {
    const inside = { ...ctx, db: tx };
    const file = await lockImport(inside, id);
    checkTransition(ctx.user, importLifecycle, file, 'save');
    assertRowsAvailable(file);
    await revalidateAll(inside, file);
    const { outcomes, codes } = await getImportFile(inside, id);
    return !isDeepStrictEqual([outcomes, codes], [file.outcomes, file.codes]);
  });
}

/** @param poolDb database handle outside the transaction, for progress and the stop request */
async function saveInTransaction(
  ctx: Context,
  poolDb: Db,
  id: number,
  mode: SaveMode,
): Promise<void> {
  const file = await lockImport(ctx, id);
  checkTransition(ctx.user, importLifecycle, file, 'save');
  assertRowsAvailable(file);
  const { ditolak = 0, ganda = 0, ...rest } = file.outcomes as Partial<Record<string, number>>;
  if (mode === 'semua' && ditolak + ganda > 0) {
    throw new Problem('KEADAAN_SALAH', message('import.rowsRejected', { jumlah: ditolak + ganda }));
  }
  const total = savedOutcomes.reduce((sum, name) => sum + (rest[name] ?? 0), 0);
  if (total === 0) {
    throw new Problem('KEADAAN_SALAH', message('import.nothingToSave'));
  }
  await ctx.db.execute(sql`set local lock_timeout = '120s'`);
  await lockSaveTarget(ctx.db, file);
  if (file.bhbuId !== null && !(await isActiveBhbu(ctx.db, file.bhbuId))) {
    throw new Problem('KEADAAN_SALAH', message('import.companyGone'));
  }
  const progress = async (done: number): Promise<void> => {
    const set = done === 0 ? { savingDone: 0, isStopRequested: false } : { savingDone: done };
    const [now] = await poolDb
      .update(importFile)
      .set({ ...set, savingTotal: total })
      .where(eq(importFile.id, id))
      .returning({ isStopRequested: importFile.isStopRequested });
    if (now?.isStopRequested) throw new StoppedError();
  };
  await progress(0);
  let done = 0;
  for await (const n of saveRows(ctx, poolDb, file)) {
    done += n;
    await progress(done);
  }
  await transition(transitionContext(ctx, ctx.user), importLifecycle, file, 'save', {
    values: { modus: mode, savedAt: ctx.now.toISOString(), savingTotal: null },
    audit: { after: { jenis: file.jenis, modus: mode, jumlah: file.outcomes } },
  });
}

export const save: Handler<typeof importCalls.save> = withoutTransaction(
  async (ctx, { params, body }) => await saveImport(ctx, params.id, body.modus),
);
