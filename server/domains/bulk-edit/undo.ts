import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { bulkEditCalls } from '#contract/domains/bulk-edit/index.ts';
import type { Issue } from '#contract/domains/peserta/index.ts';
import { findDeletedFaskes } from '#server/domains/faskes/index.ts';
import {
  limitLockWait,
  readPeserta,
  restrictionOf,
  type LockedRow,
} from '#server/domains/peserta/index.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { rowsSubquery } from '#server/platform/db/bulk-rows.ts';
import {
  bulkEdit,
  bulkEditChange,
  peserta,
  type BulkValues,
} from '#server/platform/db/schema/index.ts';
import { findVoucherEnds } from '#server/platform/db/views/vouchers.ts';
import { message } from '#server/platform/messages/message.ts';
import { Problem } from '#server/platform/problem.ts';
import { updateStamps } from '#server/platform/record/index.ts';
import { getBulkEdit, lockBulkEdit, type BulkEditRow } from './records.ts';
import { auditChanges } from './run.ts';

/** Participants per statement. */
const undoneRows = 1_000;

/**
 * Sets the changed participants back to what they were. Those that were changed, vaccinated or deleted
 * since, or whose former facility was deleted, stay.
 */
export const undo: Handler<typeof bulkEditCalls.undo> = async (ctx, { params }) => {
  const edit = await lockBulkEdit(ctx, params.id);
  if (edit.status === 'BERJALAN') {
    throw new Problem('KEADAAN_SALAH', message('bulkEdit.running'));
  }
  if (edit.status === 'DIURUNGKAN') {
    throw new Problem('KEADAAN_SALAH', message('bulkEdit.undone'));
  }
  await limitLockWait(ctx.db);
  let restored = 0;
  for (let after = 0; ;) {
    const changes = await findChanges(ctx, edit, after);
    const last = changes.at(-1);
    if (!last) break;
    restored += await restore(ctx, edit, changes);
    after = last.pesertaId;
  }
  if (restored === 0) throw new Problem('KEADAAN_SALAH', message('bulkEdit.nothingToUndo'));
  await ctx.db
    .update(bulkEdit)
    .set({
      status: 'DIURUNGKAN',
      diurungkanPada: ctx.now.toISOString(),
      diurungkanOleh: ctx.user.fullName,
      ...updateStamps(ctx, bulkEdit),
    })
    .where(eq(bulkEdit.id, edit.id));
  const record = await getBulkEdit(ctx, edit.id);
  return { ...record, dikembalikan: restored, tetap: edit.diubah - restored };
};

interface Change {
  readonly pesertaId: number;
  readonly versi: number;
  readonly sebelum: BulkValues;
}

const findChanges = (ctx: Context, edit: BulkEditRow, after: number): Promise<Change[]> =>
  ctx.db
    .select({
      pesertaId: bulkEditChange.pesertaId,
      versi: bulkEditChange.versi,
      sebelum: bulkEditChange.sebelum,
    })
    .from(bulkEditChange)
    .where(
      and(
        eq(bulkEditChange.bulkEditId, edit.id),
        isNull(bulkEditChange.diurungkan),
        sql`${bulkEditChange.pesertaId} > ${after}`,
      ),
    )
    .orderBy(asc(bulkEditChange.pesertaId))
    .limit(undoneRows);

/** Restores those of some participants that are as the change left them. @returns how many */
async function restore(
  ctx: Context,
  edit: BulkEditRow,
  changes: readonly Change[],
): Promise<number> {
  const byId = new Map(changes.map(one => [one.pesertaId, one]));
  const rows = await ctx.db
    .select()
    .from(peserta)
    .where(and(inArray(peserta.id, [...byId.keys()]), isNull(peserta.deletedAt)))
    .orderBy(asc(peserta.id))
    .for('update', { skipLocked: true });
  const unchanged = rows.filter(
    row => restrictionOf(row) === undefined && isAsLeft(row, byId.get(row.id)),
  );
  const voucherEnds = await findVoucherEnds(
    ctx.db,
    unchanged.map(({ id }) => id),
  );
  const deleted = await findDeletedFaskes(
    ctx.db,
    unchanged.flatMap(({ id }) => byId.get(id)?.sebelum.faskesId ?? []),
    { locks: true },
  );
  const made = unchanged.flatMap(row => {
    const sebelum = byId.get(row.id)?.sebelum;
    if (!sebelum) return [];
    const { faskesId, rencanaTanggal, kategori, nip, isValid, alasan } = sebelum;
    const movesHolder = faskesId !== row.faskesId && voucherEnds.has(row.id);
    if (movesHolder || (faskesId !== null && deleted.has(faskesId))) return [];
    const issues = alasan as Issue[];
    return [{ id: row.id, faskesId, rencanaTanggal, kategori, nip, isValid, alasan: issues }];
  });
  if (made.length === 0) return 0;
  const ids = made.map(({ id }) => id);
  const before = await readPeserta(ctx.db, ids);
  await ctx.db.execute(sql`
    update ${peserta} p set
      faskes_id = r.faskes_id, rencana_tanggal = r.rencana_tanggal, kategori = r.kategori, nip = r.nip,
      is_valid = r.is_valid, alasan = r.alasan,
      version = p.version + 1, modified_at = ${ctx.now.toISOString()}, modified_by = ${ctx.user.fullName}
    from ${rowsSubquery(peserta, made)} r
    where p.id = r.id`);
  await ctx.db
    .update(bulkEditChange)
    .set({ diurungkan: ctx.now.toISOString() })
    .where(and(eq(bulkEditChange.bulkEditId, edit.id), inArray(bulkEditChange.pesertaId, ids)));
  const after = new Map((await readPeserta(ctx.db, ids)).map(record => [record.id, record]));
  await auditChanges(ctx, edit.id, before, after);
  return made.length;
}

/** Whether a participant was neither changed nor vaccinated since. */
const isAsLeft = (row: LockedRow, change: Change | undefined): boolean =>
  change !== undefined &&
  row.version === change.versi &&
  row.dosisDiberikan === change.sebelum.dosisDiberikan;
