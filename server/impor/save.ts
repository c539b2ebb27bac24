import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import type { imporCalls, Impor, imporModes } from '#contract/impor/index.ts';
import { writeAudit } from '../audit/audit.ts';
import { isActiveBhbu } from '../bhbu/choices.ts';
import { withoutTransaction, type Context, type Verb } from '../context.ts';
import { dayInJakarta } from '../day.ts';
import { transaction, type Db } from '../db/client.ts';
import { impor } from '../db/schema/index.ts';
import { asProblem } from '../http/failure.ts';
import { DataMovedError } from '../peserta/index.ts';
import { Problem } from '../problem.ts';
import { judgeAll } from './judge-again.ts';
import { keepRows, keptOutcomes } from './keep-rows.ts';
import { mustHaveRows } from './list-rows.ts';
import { getImpor } from './read.ts';
import { findImpor, stateAfter, takeImpor, takeTurn, tryLock, type ImporRow } from './scope.ts';

type Mode = (typeof imporModes)[number];

/**
 * Validation older than this, or from another day, is repeated before saving, because dates and
 * facilities change.
 */
const freshMs = 3_600_000;

/** The user requested to stop the save. */
class StoppedError extends Error {}

/**
 * Saves an import in one transaction, all or nothing. When the data changed since validation, the
 * file is revalidated and nothing is saved, so that the user reviews the new result first.
 * @throws Problem 404, 409
 */
export async function saveImpor(ctx: Context, id: number, mode: Mode): Promise<Impor> {
  const { db } = ctx.deps;
  // Checks the caller's scope before any other work.
  const file = await findImpor({ ...ctx, db }, id);
  if (isStale(ctx, file) && (await judgeAgain(ctx, id))) throw judgedAnew();
  try {
    await transaction(db, tx => saveIn({ ...ctx, db: tx }, db, id, mode));
  } catch (error) {
    await forgetProgress(db, id);
    if (error instanceof StoppedError) {
      throw new Problem('KEADAAN_SALAH', 'Penyimpanan dihentikan. Tidak ada yang tersimpan.');
    }
    if (!(error instanceof DataMovedError)) throw asProblem(error);
    await judgeAgain(ctx, id);
    throw judgedAnew();
  }
  return await getImpor(ctx, id);
}

const judgedAnew = (): Problem =>
  new Problem(
    'KEADAAN_SALAH',
    'Data sudah berubah sejak berkas ini diperiksa, jadi belum ada yang disimpan. Berkas ini sudah diperiksa ulang; lihat hitungannya, lalu simpan lagi.',
  );

/** Clears the progress of a failed save, unless another save holds the lock. */
async function forgetProgress(db: Db, id: number): Promise<void> {
  await transaction(db, async tx => {
    if (!(await tryLock(tx, id))) return;
    await tx.update(impor).set({ savingTotal: null }).where(eq(impor.id, id));
  });
}

function isStale({ now }: Context, { judgedAt }: ImporRow): boolean {
  const then = new Date(judgedAt);
  const isOld = now.getTime() - then.getTime() > freshMs;
  return isOld || dayInJakarta(then) !== dayInJakarta(now);
}

/** @returns whether revalidation changed the counts */
async function judgeAgain(ctx: Context, id: number): Promise<boolean> {
  return await transaction(ctx.deps.db, async tx => {
    const inside = { ...ctx, db: tx };
    const file = await takeImpor(inside, id);
    stateAfter(file, 'simpan');
    mustHaveRows(file);
    await judgeAll(inside, file);
    const { outcomes, codes } = await findImpor(inside, id);
    return !isDeepStrictEqual([outcomes, codes], [file.outcomes, file.codes]);
  });
}

/** @param poolDb database handle outside the transaction, for progress and the stop request */
async function saveIn(ctx: Context, outside: Db, id: number, mode: Mode): Promise<void> {
  const file = await takeImpor(ctx, id);
  const status = stateAfter(file, 'simpan');
  mustHaveRows(file);
  const { ditolak = 0, ganda = 0, ...rest } = file.outcomes as Partial<Record<string, number>>;
  if (mode === 'semua' && ditolak + ganda > 0) {
    throw new Problem(
      'KEADAAN_SALAH',
      `Masih ada ${ditolak + ganda} baris yang ditolak. Perbaiki atau lewati dulu, atau simpan yang bisa saja.`,
    );
  }
  const total = keptOutcomes.reduce((sum, name) => sum + (rest[name] ?? 0), 0);
  if (total === 0) {
    throw new Problem('KEADAAN_SALAH', 'Tidak ada baris yang akan disimpan dari berkas ini.');
  }
  await ctx.db.execute(sql`set local lock_timeout = '120s'`);
  await takeTurn(ctx.db, file);
  if (file.bhbuId !== null && !(await isActiveBhbu(ctx.db, file.bhbuId))) {
    throw new Problem(
      'KEADAAN_SALAH',
      'Perusahaan peserta di berkas ini sudah tidak aktif, jadi tidak ada yang disimpan.',
    );
  }
  const progress = async (done: number): Promise<void> => {
    const set = done === 0 ? { savingDone: 0, stopAsked: false } : { savingDone: done };
    const [now] = await outside
      .update(impor)
      .set({ ...set, savingTotal: total })
      .where(eq(impor.id, id))
      .returning({ stopAsked: impor.stopAsked });
    if (now?.stopAsked) throw new StoppedError();
  };
  await progress(0);
  let done = 0;
  for await (const n of keepRows(ctx, outside, file)) {
    done += n;
    await progress(done);
  }
  await ctx.db
    .update(impor)
    .set({
      status,
      mode,
      savedAt: ctx.now.toISOString(),
      savingTotal: null,
      modifiedAt: ctx.now.toISOString(),
      modifiedBy: ctx.user.fullName,
      version: sql`${impor.version} + 1`,
    })
    .where(eq(impor.id, id));
  await writeAudit(ctx, {
    action: 'impor.simpan',
    resource: 'impor',
    recordId: id,
    recordLabel: file.fileName,
    after: { jenis: file.kind, modus: mode, jumlah: file.outcomes },
  });
}

export const save: Verb<typeof imporCalls.save> = withoutTransaction(
  async (ctx, { params, body }) => await saveImpor(ctx, params.id, body.modus),
);
