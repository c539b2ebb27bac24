import { and, asc, eq, inArray } from 'drizzle-orm';
import { toPage } from '#contract/core/list.ts';
import { dayInZone } from '#contract/core/values/zone.ts';
import type { contactCalls } from '#contract/domains/contact/calls.ts';
import type { Absentee } from '#contract/domains/contact/record.ts';
import { nextDose } from '#contract/domains/vaksinasi/index.ts';
import { livePesertaScope, limitLockWait, type LockedRow } from '#server/domains/peserta/index.ts';
import {
  countAbsentees,
  findAbsentees,
  findAbsentIds,
  findQueueCandidates,
  isPostponedOn,
  lockPlanDay,
  planObstacle,
  resolveFaskes,
  setPlannedDay,
  type AbsenteeRow,
  type PlanDay,
  type QueueDay,
} from '#server/domains/vaksinasi/index.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { checkVersion } from '#server/platform/db/check-version.ts';
import { todayAtFaskes } from '#server/platform/db/facility-zone.ts';
import { contact, faskes, peserta } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField, notFound, Problem } from '#server/platform/problem.ts';
import { insertStamps } from '#server/platform/record/index.ts';
import { runForEach, type ContactResult } from './for-each.ts';
import { encryptNote, toLastContact } from './last-contact.ts';

/** Adds the person and what blocks the dose to the rows of a page. */
async function toAbsentees(
  { db, deps, render }: Context,
  rows: readonly AbsenteeRow[],
  day: string,
): Promise<Absentee[]> {
  const candidates = await findQueueCandidates(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(row => {
    const candidate = candidates.get(row.id);
    if (!candidate) return [];
    const { id, version, noHP, sebab, sejak, alasanTunda } = row;
    const { nama, vaccinationType, idBHBU, namaBHBU, rencanaTanggal, dosisDiberikan } =
      candidate.fields;
    const { blockedReason } = nextDose(candidate.doses, day);
    return {
      id,
      version,
      nama,
      noHP,
      vaccinationType,
      dosisKe: dosisDiberikan + 1,
      idBHBU,
      namaBHBU,
      rencanaTanggal,
      sebab,
      sejak,
      alasanTunda,
      halangan: blockedReason && render(blockedReason),
      kontak: toLastContact(deps.keys, row),
    };
  });
}

/** Lists the people of a facility who are expected on no day and have no final result. */
export const absentees: Handler<typeof contactCalls.absentees> = async (ctx, { query }) => {
  const { id: faskesId, name, zone } = await resolveFaskes(ctx, query.idFaskes);
  const day = dayInZone(ctx.now, zone);
  const one: QueueDay = { faskesId, day, bhbuId: query.idBHBU };
  const { all, ...hitungan } = await countAbsentees(ctx.db, one, query);
  const rows = await findAbsentees(ctx.db, one, query);
  const [facility] = await ctx.db
    .select({ noHP: faskes.noHP })
    .from(faskes)
    .where(eq(faskes.id, faskesId));
  return {
    ...toPage(await toAbsentees(ctx, rows, day), all, query),
    idFaskes: faskesId,
    namaFaskes: name,
    hpFaskes: facility?.noHP ?? null,
    hitungan,
  };
};

interface AbsenteeRef {
  readonly id: number;
  readonly version?: number | undefined;
}

/** A registration that is locked together with the others of a call. */
interface LockedAbsentees {
  readonly byId: ReadonlyMap<number, LockedRow>;
  /** Those who are expected on no day, by the facility and the day of the call. */
  readonly absentIds: ReadonlySet<number>;
  readonly day: string;
}

/** Locks the registrations of a call in the caller's scope. @throws Problem 404 when none is there */
async function lockAbsentees(
  ctx: Context,
  refs: readonly AbsenteeRef[],
): Promise<LockedAbsentees & { readonly idFaskes: number }> {
  await limitLockWait(ctx.db);
  const rows = await ctx.db
    .select()
    .from(peserta)
    .where(
      and(
        inArray(
          peserta.id,
          refs.map(({ id }) => id),
        ),
        livePesertaScope(ctx),
      ),
    )
    // One lock order for all callers prevents deadlocks.
    .orderBy(asc(peserta.id))
    .for('update');
  const idFaskes = rows[0]?.faskesId ?? null;
  if (idFaskes === null) throw notFound('peserta');
  const day = await todayAtFaskes(ctx, idFaskes);
  const absentIds = await findAbsentIds(
    ctx.db,
    { faskesId: idFaskes, day, bhbuId: undefined },
    rows.map(({ id }) => id),
  );
  return { byId: new Map(rows.map(row => [row.id, row])), absentIds, day, idFaskes };
}

/** Returns the locked registration, which must still wait. @throws Problem 404, 409, 412 */
function getAbsentee(
  ctx: Context,
  { byId, absentIds }: LockedAbsentees,
  ref: AbsenteeRef,
): LockedRow {
  const row = byId.get(ref.id);
  if (!row) throw notFound('peserta');
  if (!absentIds.has(row.id)) {
    throw new Problem('KEADAAN_SALAH', message('contact.notAbsent', { nama: row.nama }));
  }
  const { id, version, nama, rencanaTanggal } = row;
  const current = { id, version, nama, rencanaTanggal };
  checkVersion(ref.version ?? ctx.expectedVersion, current, ref);
  return row;
}

/** Plans a person on the day. @throws Problem 422 at `rencanaTanggal` */
async function plan(ctx: Context, planDay: PlanDay, row: LockedRow, today: string): Promise<void> {
  const candidate = (await findQueueCandidates(ctx.db, [row.id])).get(row.id);
  if (!candidate) throw notFound('peserta');
  const obstacle =
    planDay.day === today && (await isPostponedOn(ctx, row.id, today))
      ? message('plan.postponedToday')
      : await planObstacle(ctx, planDay, row, candidate);
  if (obstacle) throw invalidField('rencanaTanggal', obstacle);
  await setPlannedDay(ctx, row, planDay.day, planDay);
}

/** Plans people on another day; those who cannot be planned are answered with the reason. */
export const reschedule: Handler<typeof contactCalls.reschedule> = async (ctx, { body }) => {
  const locked = await lockAbsentees(ctx, body.peserta);
  const planDay = await lockPlanDay(ctx, locked.idFaskes, body.rencanaTanggal);
  return await runForEach(ctx, body.peserta, async ref => {
    await plan(ctx, planDay, getAbsentee(ctx, locked, ref), locked.day);
  });
};

/** Records calls to people who missed a dose, and plans those who will come on the day that was agreed. */
export const contactAbsentees: Handler<typeof contactCalls.contactAbsentees> = async (
  ctx,
  { body },
): Promise<ContactResult> => {
  const { hasil, catatan } = body;
  const locked = await lockAbsentees(ctx, body.peserta);
  const agreed = hasil === 'AKAN_DATANG' ? body.rencanaTanggal : null;
  const planDay = agreed ? await lockPlanDay(ctx, locked.idFaskes, agreed) : undefined;
  return await runForEach(ctx, body.peserta, async ref => {
    const row = getAbsentee(ctx, locked, ref);
    // First, because it may be refused.
    if (planDay) await plan(ctx, planDay, row, locked.day);
    await ctx.db.insert(contact).values({
      pesertaId: row.id,
      faskesId: locked.idFaskes,
      tujuan: 'ABSEN',
      dosisKe: row.dosisDiberikan + 1,
      rencanaTanggal: row.rencanaTanggal,
      hasil,
      catatan: encryptNote(ctx.deps.keys, catatan),
      ...insertStamps(ctx),
    });
    await ctx.audit({
      action: 'contact.create',
      resource: 'contact',
      recordId: row.id,
      recordLabel: row.nama,
      after: { tujuan: 'ABSEN', hasil, rencanaTanggal: row.rencanaTanggal },
    });
  });
};
