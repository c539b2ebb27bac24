import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Message } from '#contract/core/messages/message.ts';
import type { duplicateCalls } from '#contract/domains/duplicate/index.ts';
import { findDeletedFaskes } from '#server/domains/faskes/index.ts';
import {
  assertNotBeingSaved,
  createPesertaAuditEntry,
  findSiblings,
  getPeserta,
  identityKeysOf,
  pesertaAuditDifference,
  pesertaScope,
  personTypeKey,
  recomputeBoostersOfPeople,
  type LockedRow,
} from '#server/domains/peserta/index.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import {
  peserta,
  pesertaMerge,
  pesertaPair,
  type MovedRows,
} from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { notFound, Problem } from '#server/platform/problem.ts';
import { updateStamps } from '#server/platform/record/index.ts';
import { lockBoth } from './lock.ts';
import { findBelongings, moveRows } from './move.ts';

type MergeRow = typeof pesertaMerge.$inferSelect;

/**
 * Undoes a merge: both registrations are as they were, and what was moved belongs to its former one.
 * @throws Problem 404; 409 with what happened since
 */
export const unmerge: Handler<typeof duplicateCalls.unmerge> = async (ctx, { params }) => {
  const merge = await lockMerge(ctx, params.id);
  const [stays, leaves] = await lockBoth(ctx, merge.tetapId, merge.digabungId);
  const before = await findRowsBefore(ctx, merge);
  const obstacle = await findObstacle(ctx, merge, stays, before);
  if (obstacle) throw new Problem('KEADAAN_SALAH', obstacle);
  await assertNotBeingSaved(ctx.db, stays);
  const recordBefore = await getPeserta(ctx, stays.id);
  await setBack(ctx, stays.id, before.stays);
  await setBack(ctx, leaves.id, before.leaves);
  await moveRows(ctx.db, merge.pindahan, stays, leaves);
  for (const { id, sertifikatDosis } of [before.stays, before.leaves]) {
    // Apart, because a trigger resets it when the name or the number changes.
    await ctx.db.update(peserta).set({ sertifikatDosis }).where(eq(peserta.id, id));
  }
  await recomputeBoostersOfPeople(ctx, [
    stays.personKey,
    before.stays.personKey,
    before.leaves.personKey,
  ]);
  await ctx.db
    .update(pesertaMerge)
    .set({ dibatalkanPada: ctx.now.toISOString(), dibatalkanOleh: ctx.user.fullName })
    .where(eq(pesertaMerge.id, merge.id));
  await renewEarlierMerges(ctx.db, stays.id, before.stays.version);
  await renewEarlierMerges(ctx.db, leaves.id, before.leaves.version);
  await reopenPair(ctx, stays.id, leaves.id);
  const after = await getPeserta(ctx, stays.id);
  const difference = pesertaAuditDifference(recordBefore, after);
  await ctx.audit(
    createPesertaAuditEntry('unmerge', after, {
      before: difference.before,
      after: { ...difference.after, dipisahDari: leaves.id },
    }),
  );
  await ctx.audit(
    createPesertaAuditEntry('unmerge', before.leaves, { after: { dipisahDari: stays.id } }),
  );
  return after;
};

/** Locks a merge of a registration in the caller's scope. @throws Problem 404, 409 when it was undone */
async function lockMerge(ctx: Context, id: number): Promise<MergeRow> {
  const [found] = await ctx.db
    .select({ id: pesertaMerge.id })
    .from(pesertaMerge)
    .innerJoin(peserta, eq(peserta.id, pesertaMerge.tetapId))
    .where(and(eq(pesertaMerge.id, id), pesertaScope(ctx)));
  if (!found) throw notFound('merge');
  const [row] = await ctx.db
    .select()
    .from(pesertaMerge)
    .where(eq(pesertaMerge.id, id))
    .for('update');
  if (!row) throw notFound('merge');
  if (row.dibatalkanPada !== null) {
    throw new Problem('KEADAAN_SALAH', message('duplicate.unmerged'));
  }
  return row;
}

interface RowsBefore {
  readonly stays: LockedRow;
  readonly leaves: LockedRow;
}

/** Reads both registrations as they were, with the blind indexes of the present key. */
async function findRowsBefore({ db, deps }: Context, { id }: MergeRow): Promise<RowsBefore> {
  const rowIn = async (column: 'tetapSebelum' | 'digabungSebelum'): Promise<LockedRow> => {
    // The subquery takes the place of the table, so that the values are read like those of its rows.
    const before = db.$with('peserta', getTableColumns(peserta)).as(sql`
      select r.* from ${pesertaMerge} m
      cross join lateral jsonb_populate_record(null::${peserta}, m.${sql.identifier(pesertaMerge[column].name)}) r
      where m.id = ${id}`);
    const [row] = await db.with(before).select().from(peserta);
    if (!row) throw new Error('A merge has lost what it stored.');
    return { ...row, ...identityKeysOf(deps.keys, row) };
  };
  return { stays: await rowIn('tetapSebelum'), leaves: await rowIn('digabungSebelum') };
}

/** Returns what happened since the merge and prevents its undo. */
async function findObstacle(
  ctx: Context,
  merge: MergeRow,
  stays: LockedRow,
  before: RowsBefore,
): Promise<Message | undefined> {
  const { nama } = stays;
  if (stays.deletedAt !== null) return message('duplicate.deleted', { nama });
  if (stays.version !== merge.versiTetap) {
    return message('duplicate.changed', {
      nama,
      oleh: stays.modifiedBy ?? message('duplicate.server'),
    });
  }
  const added = await findAdded(ctx.db, merge, before.stays, stays.id);
  if (added) return added;
  const deletedFaskes = await findDeletedFaskes(
    ctx.db,
    [before.stays.faskesId, before.leaves.faskesId].filter(id => id !== null),
    { locks: true },
  );
  if (deletedFaskes.size > 0) return message('duplicate.facilityDeleted');
  for (const row of [before.stays, before.leaves]) {
    const person = { ...row, vaccinationType: row.vaccinationType as 0 | 1 | 2 };
    const siblings = (await findSiblings(ctx.db, [person])).get(personTypeKey(person)) ?? [];
    const others = siblings.filter(({ id }) => id !== stays.id);
    const isTaken = others.some(
      ({ bhbuId, holdsPerson }) => bhbuId === row.bhbuId || (holdsPerson && row.holdsPerson),
    );
    if (isTaken) return message('duplicate.registeredSince', { nama: row.nama });
  }
  return undefined;
}

/** What the registration got after the merge; it could belong to either. */
async function findAdded(
  db: Queryable,
  merge: MergeRow,
  stays: LockedRow,
  staysId: number,
): Promise<Message | undefined> {
  const now = await findBelongings(db, staysId);
  const moved = merge.pindahan;
  const own = merge.milikTetap;
  const isAdded = (name: keyof MovedRows): boolean =>
    now[name].some(id => !moved[name].includes(id) && !own[name].includes(id));
  const { nama } = stays;
  if (isAdded('dose')) return message('duplicate.visitSince', { nama });
  if (isAdded('voucher')) return message('duplicate.voucherSince', { nama });
  if (isAdded('certificate')) return message('duplicate.proofSince', { nama });
  return undefined;
}

/** Columns that follow from others or that a merge does not change. */
const {
  id: _id,
  namaKey: _key,
  version: _version,
  dosisDiberikan: _doses,
  tanggalVaksinasi: _day,
  sertifikatDosis: _certified,
  modifiedAt: _at,
  modifiedBy: _by,
  ...restoredColumns
} = getTableColumns(peserta);

/** Writes the columns of a registration as they were. */
async function setBack(ctx: Context, id: number, before: LockedRow): Promise<void> {
  const values = Object.fromEntries(
    Object.keys(restoredColumns).map(key => [key, before[key as keyof typeof restoredColumns]]),
  );
  await ctx.db
    .update(peserta)
    .set({ ...values, ...updateStamps(ctx, peserta) })
    .where(eq(peserta.id, id));
}

/** A registration is again as its earlier merges left it, so that they can be undone in turn. */
async function renewEarlierMerges(db: Queryable, id: number, version: number): Promise<void> {
  await db
    .update(pesertaMerge)
    .set({
      versiTetap: sql`(select ${peserta.version} from ${peserta} where ${peserta.id} = ${id})`,
    })
    .where(
      and(
        eq(pesertaMerge.tetapId, id),
        isNull(pesertaMerge.dibatalkanPada),
        eq(pesertaMerge.versiTetap, version),
      ),
    );
}

/** Opens the pair again and finds what both have in common now. */
async function reopenPair(ctx: Context, oneId: number, otherId: number): Promise<void> {
  await ctx.db
    .update(pesertaPair)
    .set({ status: 'TERBUKA', diputuskanPada: null, diputuskanOleh: null, alasan: null })
    .where(
      and(
        eq(pesertaPair.kiriId, Math.min(oneId, otherId)),
        eq(pesertaPair.kananId, Math.max(oneId, otherId)),
      ),
    );
  await ctx.db.execute(sql`select match_peserta(array[${oneId}, ${otherId}]::int[], false)`);
}
