import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Message } from '#contract/core/messages/message.ts';
import { importStates } from '#contract/states/import.ts';
import { createPesertaAuditEntry, type LockedRow } from '#server/domains/peserta/index.ts';
import type { Context } from '#server/platform/context.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import {
  dose,
  importFile,
  importRow,
  kipi,
  peserta,
  pesertaMerge,
} from '#server/platform/db/schema/index.ts';
import { isHeld } from '#server/platform/db/views/holds.ts';
import { message } from '#server/platform/messages/message.ts';
import { Problem } from '#server/platform/problem.ts';
import { updateStamps } from '#server/platform/record/index.ts';
import { anonymous } from './anonymous.ts';
import { eraseTraces, type ErasureContext } from './erase-traces.ts';
import { idsOf } from './linked.ts';
import type { PermintaanDataRow } from './records.ts';
import { endPlans, lockPeople, reasonOf } from './restrict.ts';

/**
 * Returns the registrations whose data an erasure removes: those of the request, those that were merged into them, and
 * deleted ones of the same person.
 */
async function findAll(db: Queryable, ids: readonly number[]): Promise<number[]> {
  const given = sql.param([...ids]);
  // Three searches by an index each; one condition with `or` reads every registration.
  const { rows } = await db.execute<{ id: number }>(sql`
    select ${peserta.id} as id from ${peserta} where ${peserta.id} = any(${given}::int[])
    union
    select ${pesertaMerge.digabungId} from ${pesertaMerge}
    where ${pesertaMerge.tetapId} = any(${given}::int[]) and ${pesertaMerge.dibatalkanPada} is null
    union
    select other.id from ${peserta} join ${peserta} other on other.person_key = ${peserta.personKey}
    where ${peserta.id} = any(${given}::int[]) and other.deleted_at is not null`);
  return rows.map(({ id }) => id);
}

/** Returns why the data of a registration may not be erased now. */
async function findObstacle(
  { db }: Pick<Context, 'db'>,
  row: LockedRow,
): Promise<Message | undefined> {
  const { nama, pembatasan, noPembatasan } = row;
  const nomor = noPembatasan ?? '';
  if (pembatasan === 'DIHAPUS') return message('peserta.restricted.DIHAPUS', { nomor });
  if (pembatasan === 'DIBATASI')
    return message('permintaanData.obstacle.restricted', { nama, nomor });
  if (await isHeld(db, row.id)) return message('permintaanData.obstacle.hold', { nama });
  const [event] = await db
    .select({ id: kipi.id })
    .from(kipi)
    .innerJoin(dose, eq(dose.id, kipi.doseId))
    .where(and(eq(dose.pesertaId, row.id), sql`${kipi.serius} and ${kipi.reportedAt} is null`))
    .limit(1);
  if (event) return message('permintaanData.obstacle.kipi', { nama });
  const people = row.nikKey ? [row.personKey, row.nikKey] : [row.personKey];
  const [file] = await db
    .select({ berkas: importFile.namaBerkas })
    .from(importRow)
    .innerJoin(importFile, eq(importFile.id, importRow.importId))
    .where(
      and(
        or(eq(importRow.pesertaId, row.id), inArray(importRow.personKey, people)),
        eq(importFile.status, importStates.initial),
      ),
    )
    .limit(1);
  return file
    ? message('permintaanData.obstacle.import', { nama, berkas: file.berkas })
    : undefined;
}

/**
 * Erases the data of the persons of a request by making them anonymous (articles 8, 43 and 44). The keyed hash of the
 * identity number stays, so that no dose is given twice; doses, money, counts and proofs stay valid.
 * @throws Problem 409 with the first obstacle
 */
export async function erase(ctx: Context, request: PermintaanDataRow): Promise<void> {
  const rows = await lockErasable(ctx, await idsOf(ctx.db, request.id));
  await endPlans(
    ctx,
    rows.map(({ id }) => id),
    request.nomor,
  );
  const { nomor } = request;
  await eraseLocked(ctx, rows, {
    nomor,
    alasan: reasonOf('DIHAPUS', nomor),
    audited: { permintaan: nomor },
  });
}

/** Why data are erased. */
export interface ErasureCause {
  /** What is shown as the cause on the registration. */
  readonly nomor: string;
  /** Why the registration is inactive. */
  readonly alasan: string;
  /** What the audit entry says. */
  readonly audited: object;
}

/**
 * Locks registrations with those that are erased together with them.
 * @throws Problem 409 with the first obstacle to their erasure
 */
async function lockErasable(ctx: Pick<Context, 'db'>, ids: readonly number[]) {
  const rows = await lockPeople(ctx, await findAll(ctx.db, ids));
  for (const row of rows) {
    if (row.deletedAt !== null && row.pembatasan === 'DIHAPUS') continue;
    const obstacle = await findObstacle(ctx, row);
    if (obstacle) throw new Problem('KEADAAN_SALAH', obstacle, { reason: 'obstacle' });
  }
  return rows;
}

/**
 * Makes the person of registrations that have no plans anonymous, like an erasure that the person asks for.
 * @returns how many registrations
 * @throws Problem 409 with the first obstacle
 */
export async function erasePeople(
  ctx: ErasureContext,
  ids: readonly number[],
  cause: ErasureCause,
): Promise<number> {
  const rows = await lockErasable(ctx, ids);
  await eraseLocked(ctx, rows, cause);
  return rows.length;
}

async function eraseLocked(
  ctx: ErasureContext,
  rows: readonly LockedRow[],
  cause: ErasureCause,
): Promise<void> {
  for (const row of rows) await eraseOne(ctx, row, cause);
  await eraseTraces(ctx, rows);
}

async function eraseOne(
  ctx: ErasureContext,
  row: LockedRow,
  { nomor, alasan, audited }: ErasureCause,
): Promise<void> {
  const { id } = row;
  await ctx.db
    .update(peserta)
    .set({
      ...anonymous(id),
      pembatasan: 'DIHAPUS',
      noPembatasan: nomor,
      isActive: false,
      alasanNonaktif: alasan,
      ...updateStamps(ctx, peserta),
    })
    .where(eq(peserta.id, id));
  // Apart, because a trigger resets it when the name changes: the proof stays valid.
  await ctx.db
    .update(peserta)
    .set({ sertifikatDosis: row.sertifikatDosis })
    .where(eq(peserta.id, id));
  await ctx.audit(
    createPesertaAuditEntry('erase', { id, nama: anonymous(id).nama }, { after: audited }),
  );
}
