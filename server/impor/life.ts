import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { imporCalls } from '#contract/impor/index.ts';
import type { Context, Verb } from '../context.ts';
import type { Queryable } from '../db/client.ts';
import { impor, imporRow, imporSaved } from '../db/schema/index.ts';
import { takeBack, touchedSince, type Left } from '../peserta/index.ts';
import { Problem } from '../problem.ts';
import { getImpor } from './read.ts';
import { mustHaveRows } from './list-rows.ts';
import { findImpor, stateAfter, takeTurn, takeImpor } from './scope.ts';

const batchRows = 1_000;

/** Requests the running save to stop, which rolls it back; does nothing when none is running. */
export const stop: Verb<typeof imporCalls.stop> = async (ctx, { params }) => {
  await findImpor(ctx, params.id);
  await ctx.db
    .update(impor)
    .set({ stopAsked: true })
    .where(and(eq(impor.id, params.id), isNotNull(impor.savingTotal)));
  return await getImpor(ctx, params.id);
};

/** Erases the personal data of an import's rows. */
export async function forgetRows(db: Queryable, imporId: number): Promise<void> {
  await db
    .update(imporRow)
    .set({ cells: null, person: null, phoneKey: null })
    .where(eq(imporRow.imporId, imporId));
  await db.update(imporSaved).set({ before: null }).where(eq(imporSaved.imporId, imporId));
}

export const discard: Verb<typeof imporCalls.discard> = async (ctx, { params }) => {
  const file = await takeImpor(ctx, params.id);
  const status = stateAfter(file, 'buang');
  await forgetRows(ctx.db, file.id);
  await ctx.db
    .update(impor)
    .set({ status, purgedAt: ctx.now.toISOString(), ...changedBy(ctx) })
    .where(eq(impor.id, file.id));
  return await getImpor(ctx, file.id);
};

const changedBy = (ctx: Context) => ({
  modifiedAt: ctx.now.toISOString(),
  modifiedBy: ctx.user.fullName,
  version: sql`${impor.version} + 1`,
});

export const undo: Verb<typeof imporCalls.undo> = async (ctx, { params }) => {
  const file = await takeImpor(ctx, params.id);
  const status = stateAfter(file, 'urungkan');
  mustHaveRows(file);
  await takeTurn(ctx.db, file);
  let touched = 0;
  for await (const left of leftBy(ctx.db, file.id)) touched += await touchedSince(ctx.db, left);
  if (touched > 0) {
    throw new Problem(
      'KEADAAN_SALAH',
      `${touched} peserta dari unggahan ini sudah diubah, divaksin atau dihapus sesudahnya, jadi unggahan tidak dapat diurungkan seluruhnya. Di daftar peserta, hapus yang keliru satu per satu; yang sudah divaksin hanya dapat diperbaiki atau dinonaktifkan.`,
    );
  }
  const by = { now: ctx.now, fullName: ctx.user.fullName };
  for await (const left of leftBy(ctx.db, file.id)) await takeBack(ctx.db, left, by);
  await ctx.db
    .update(impor)
    .set({
      status,
      undoneAt: ctx.now.toISOString(),
      undoneBy: ctx.user.fullName,
      ...changedBy(ctx),
    })
    .where(eq(impor.id, file.id));
  await ctx.audit({
    action: 'impor.urungkan',
    resource: 'impor',
    recordId: file.id,
    recordLabel: file.fileName,
    before: { jumlah: file.outcomes },
  });
  return await getImpor(ctx, file.id);
};

/** Yields the saved changes of an import in batches. */
async function* leftBy(db: Queryable, imporId: number): AsyncGenerator<Left[], void, undefined> {
  let after = { rowNumber: 0, id: 0 };
  for (;;) {
    const rows = await db
      .select({
        rowNumber: imporSaved.rowNumber,
        id: imporSaved.pesertaId,
        version: imporSaved.pesertaVersion,
        before: imporSaved.before,
      })
      .from(imporSaved)
      .where(
        and(
          eq(imporSaved.imporId, imporId),
          sql`(${imporSaved.rowNumber}, ${imporSaved.pesertaId}) > (${after.rowNumber}::int, ${after.id}::int)`,
        ),
      )
      .orderBy(asc(imporSaved.rowNumber), asc(imporSaved.pesertaId))
      .limit(batchRows);
    if (rows.length > 0)
      yield rows.map(({ before, ...row }) => ({ ...row, before: before as object | null }));
    if (rows.length < batchRows) return;
    after = rows.at(-1) ?? after;
  }
}
