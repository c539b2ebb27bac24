import { and, asc, eq, inArray } from 'drizzle-orm';
import {
  backgroundFrom,
  type bulkEditCalls,
  type StoredRefusal,
} from '#contract/domains/bulk-edit/index.ts';
import { livePesertaScope } from '#server/domains/peserta/index.ts';
import { withoutTransaction, type Context, type Handler } from '#server/platform/context.ts';
import { transaction } from '#server/platform/db/client.ts';
import { bulkEdit, peserta } from '#server/platform/db/schema/index.ts';
import { toDatabaseProblem } from '#server/platform/http/database-problem.ts';
import { message } from '#server/platform/messages/message.ts';
import { Problem } from '#server/platform/problem.ts';
import { insertStamps, updateStamps } from '#server/platform/record/index.ts';
import { evaluate, type PlannedRoom } from './evaluate.ts';
import { getBulkEdit, isInterrupted, lockBulkEdit, type BulkEditRow } from './records.ts';
import { addRefusals, renderRefusals } from './refusal.ts';
import { batchSize, insideTransaction, runBatch, runInBackground } from './run.ts';
import { assertMayChange, findChosenIds, type BulkEditInput } from './selection.ts';

export const preview: Handler<typeof bulkEditCalls.preview> = async (ctx, { body }) => {
  assertMayChange(ctx, body.perubahan);
  const ids = await findChosenIds(ctx, body.pilihan);
  const planned: PlannedRoom = new Map();
  let penolakan: StoredRefusal[] = [];
  const counts = { diubah: 0, sama: 0, ditolak: 0 };
  for (let at = 0; at < ids.length; at += batchSize) {
    const rows = await ctx.db
      .select()
      .from(peserta)
      .where(and(inArray(peserta.id, ids.slice(at, at + batchSize)), livePesertaScope(ctx)))
      .orderBy(asc(peserta.id));
    const { changes, same, refused } = await evaluate(ctx, rows, body.perubahan, {
      locks: false,
      planned,
    });
    counts.diubah += changes.length;
    counts.sama += same;
    counts.ditolak += refused.length;
    penolakan = addRefusals(penolakan, refused);
  }
  return { jumlah: ids.length, ...counts, penolakan: renderRefusals(ctx, penolakan) };
};

/** Stores a change that has not begun. */
async function insertBulkEdit(
  ctx: Context,
  { pilihan, perubahan }: BulkEditInput,
): Promise<BulkEditRow> {
  const ids = await findChosenIds(ctx, pilihan);
  const [row] = await ctx.db
    .insert(bulkEdit)
    .values({
      userId: ctx.user.id,
      perubahan,
      status: 'BERJALAN',
      ids,
      jumlah: ids.length,
      ...insertStamps(ctx),
    })
    .returning();
  if (!row) throw new Error('A change was not stored.');
  return row;
}

/**
 * Changes up to 1,000 participants in one transaction; a larger change is only stored, and runs in the
 * background after the answer.
 */
export const start: Handler<typeof bulkEditCalls.start> = async (ctx, { body }) => {
  assertMayChange(ctx, body.perubahan);
  try {
    const saved = await transaction(ctx.deps.db, async tx => {
      const inside = insideTransaction(ctx, tx, ctx.now);
      let edit = await insertBulkEdit(inside, body);
      if (edit.jumlah < backgroundFrom) {
        while (edit.status === 'BERJALAN') edit = await runBatch(inside, edit);
      }
      const record = await getBulkEdit(inside, edit.id);
      await ctx.keyed?.recordAnswer(tx, record);
      return record;
    });
    if (saved.status === 'BERJALAN') void runInBackground(ctx, saved.id);
    return saved;
  } catch (error) {
    throw toDatabaseProblem(error);
  }
};

/** Runs a change again that a stopped server left. @throws Problem 409 while it runs or is done */
export const resume: Handler<typeof bulkEditCalls.resume> = withoutTransaction(
  async (ctx, { params }) => {
    const record = await transaction(ctx.deps.db, async tx => {
      const inside = insideTransaction(ctx, tx, ctx.now);
      const edit = await lockBulkEdit(inside, params.id);
      const claimed = await tx
        .update(bulkEdit)
        .set({ ...updateStamps(ctx, bulkEdit) })
        .where(and(eq(bulkEdit.id, edit.id), isInterrupted(ctx.now)))
        .returning({ id: bulkEdit.id });
      if (claimed.length === 0) {
        throw new Problem('KEADAAN_SALAH', message('bulkEdit.notInterrupted'));
      }
      const resumed = await getBulkEdit(inside, edit.id);
      await ctx.keyed?.recordAnswer(tx, resumed);
      return resumed;
    });
    void runInBackground(ctx, record.id);
    return record;
  },
);
