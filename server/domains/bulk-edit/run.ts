import { setTimeout as wait } from 'node:timers/promises';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Peserta } from '#contract/domains/peserta/index.ts';
import {
  createPesertaAuditEntry,
  limitLockWait,
  livePesertaScope,
  pesertaAuditDifference,
  readPeserta,
  saveRegistrations,
  type LockedRow,
} from '#server/domains/peserta/index.ts';
import { announceChange } from '#server/platform/announce/announce.ts';
import { writeAudits } from '#server/platform/audit/write-audit.ts';
import type { Context } from '#server/platform/context.ts';
import { rowsSubquery } from '#server/platform/db/bulk-rows.ts';
import { transaction } from '#server/platform/db/client.ts';
import { isTemporary, withoutQueryValues } from '#server/platform/db/database-error.ts';
import {
  bulkEdit,
  bulkEditChange,
  peserta,
  type BulkValues,
} from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { updateStamps } from '#server/platform/record/index.ts';
import { evaluate, type Evaluation, type PlainChange } from './evaluate.ts';
import type { BulkEditRow } from './records.ts';
import { addRefusals, type Refused } from './refusal.ts';

/** Participants of a batch, which is one transaction in the background. */
export const batchSize = 500;

const valuesBefore = (row: LockedRow): BulkValues => ({
  faskesId: row.faskesId,
  rencanaTanggal: row.rencanaTanggal,
  kategori: row.kategori,
  nip: row.nip,
  isValid: row.isValid,
  alasan: row.alasan,
  dosisDiberikan: row.dosisDiberikan,
});

/**
 * Changes the next participants of a locked change in its transaction.
 * @returns the change after the batch
 */
export async function runBatch(ctx: Context, edit: BulkEditRow): Promise<BulkEditRow> {
  const ids = edit.ids.slice(edit.selesai, edit.selesai + batchSize);
  await limitLockWait(ctx.db);
  const rows = await ctx.db
    .select()
    .from(peserta)
    .where(and(inArray(peserta.id, ids), livePesertaScope(ctx)))
    .orderBy(asc(peserta.id))
    .for('update', { skipLocked: true });
  const locked = await findLockedByOthers(ctx, ids, rows);
  const { changes, same, refused } = await evaluate(ctx, rows, edit.perubahan, {
    locks: true,
    planned: new Map(),
  });
  await writeChanges(ctx, edit, rows, changes);
  const selesai = edit.selesai + ids.length;
  const [after] = await ctx.db
    .update(bulkEdit)
    .set({
      selesai,
      diubah: edit.diubah + changes.length,
      sama: edit.sama + same,
      ditolak: edit.ditolak + refused.length + locked.length,
      penolakan: addRefusals(edit.penolakan, [...refused, ...locked]),
      ...(selesai === edit.jumlah ? { status: 'SELESAI' as const, ids: [] } : {}),
      ...updateStamps(ctx, bulkEdit),
    })
    .where(eq(bulkEdit.id, edit.id))
    .returning();
  if (!after) throw new Error('A change was lost while its row was locked.');
  return after;
}

/** Finds participants whom another transaction is writing; deleted ones are left out. */
async function findLockedByOthers(
  ctx: Context,
  ids: readonly number[],
  rows: readonly LockedRow[],
): Promise<Refused[]> {
  const found = new Set(rows.map(({ id }) => id));
  const missing = ids.filter(id => !found.has(id));
  if (missing.length === 0) return [];
  const left = await ctx.db
    .select({ id: peserta.id, nama: peserta.nama })
    .from(peserta)
    .where(and(inArray(peserta.id, missing), livePesertaScope(ctx)));
  return left.map(one => ({ ...one, alasan: message('bulkEdit.locked') }));
}

/** Saves the registrations, what they were before, and their audit entries. */
async function writeChanges(
  ctx: Context,
  edit: BulkEditRow,
  rows: readonly LockedRow[],
  changes: Evaluation['changes'],
): Promise<void> {
  if (changes.length === 0) return;
  const ids = changes.map(({ id }) => id);
  const byId = new Map(rows.map(row => [row.id, row]));
  const before = await readPeserta(ctx.db, ids);
  await writePlain(
    ctx,
    changes.filter(one => one.kind === 'plain'),
  );
  await saveRegistrations(
    ctx,
    changes.filter(one => one.kind === 'form').map(({ registration }) => registration),
  );
  const after = new Map((await readPeserta(ctx.db, ids)).map(record => [record.id, record]));
  await ctx.db.insert(bulkEditChange).values(
    ids.flatMap(id => {
      const row = byId.get(id);
      const saved = after.get(id);
      return row && saved
        ? [{ bulkEditId: edit.id, pesertaId: id, sebelum: valuesBefore(row), versi: saved.version }]
        : [];
    }),
  );
  await auditChanges(ctx, edit.id, before, after);
}

/** Writes values that no rule about the data depends on, in one statement. */
async function writePlain(ctx: Context, changes: readonly PlainChange[]): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map(({ kind: _kind, ...columns }) => columns);
  await ctx.db.execute(sql`
    update ${peserta} p set faskes_id = r.faskes_id, rencana_tanggal = r.rencana_tanggal, nip = r.nip,
      version = p.version + 1, modified_at = ${ctx.now.toISOString()}, modified_by = ${ctx.user.fullName}
    from ${rowsSubquery(peserta, rows)} r
    where p.id = r.id`);
}

/** Writes an audit entry for each participant, and announces the changes once to each owner. */
export async function auditChanges(
  ctx: Context,
  bulkEditId: number,
  before: readonly Peserta[],
  after: ReadonlyMap<number, Peserta>,
): Promise<void> {
  await writeAudits(
    ctx,
    before.flatMap(record => {
      const saved = after.get(record.id);
      if (!saved) return [];
      const difference = pesertaAuditDifference(record, saved);
      return [
        createPesertaAuditEntry('update', saved, {
          before: difference.before,
          after: { ...difference.after, perubahanBanyak: bulkEditId },
        }),
      ];
    }),
  );
  const owners = new Map(
    before.map(({ idFaskes, idBHBU }) => [
      `${idFaskes} ${idBHBU}`,
      { faskes: idFaskes, bhbu: idBHBU },
    ]),
  );
  for (const owner of owners.values()) {
    await announceChange(ctx.db, 'peserta', undefined, owner);
  }
}

/** Attempts at a batch that a lock or a busy database delays; in total shorter than `silentAfterMs`. */
const maxAttempts = 20;

/** Pause before a further attempt. */
const retryMs = 1_000;

/**
 * Runs the batches of a change, each in a transaction, until it is done or another server runs it. A change
 * that is delayed for too long stays as it is, and can be resumed.
 */
export async function runInBackground(ctx: Context, id: number): Promise<void> {
  const { db, log } = ctx.deps;
  let expected: number | null = null;
  for (let failures = 0; failures < maxAttempts;) {
    try {
      const after: BulkEditRow | null = await runNextBatch(ctx, id, expected);
      if (after?.status !== 'BERJALAN') return;
      expected = after.selesai;
      failures = 0;
    } catch (error) {
      const failed = { err: withoutQueryValues(error), record: id };
      if (!isTemporary(error)) {
        log.error(failed, 'a change of many participants failed');
        await db
          .update(bulkEdit)
          .set({ status: 'GAGAL', ids: [] })
          .where(and(eq(bulkEdit.id, id), eq(bulkEdit.status, 'BERJALAN')))
          .catch(() => undefined);
        return;
      }
      log.warn(failed, 'a batch of participants is tried again');
      failures += 1;
      await wait(retryMs, undefined, { ref: false });
    }
  }
}

/** Runs the next batch. @returns null when it is done or not where this server left it */
const runNextBatch = (
  ctx: Context,
  id: number,
  expected: number | null,
): Promise<BulkEditRow | null> =>
  transaction(ctx.deps.db, async tx => {
    const inside = insideTransaction(ctx, tx, ctx.deps.clock());
    const [edit] = await tx.select().from(bulkEdit).where(eq(bulkEdit.id, id)).for('update');
    if (edit?.status !== 'BERJALAN') return null;
    if (expected !== null && edit.selesai !== expected) return null;
    return await runBatch(inside, edit);
  });

/** Returns the context of a call for a transaction of its own. */
export const insideTransaction = (ctx: Context, db: Context['db'], now: Date): Context => ({
  ...ctx,
  db,
  now,
});
