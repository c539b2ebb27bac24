import { eq, sql } from 'drizzle-orm';
import type { Message } from '#contract/core/messages/message.ts';
import { weekdayOf } from '#contract/domains/jadwal/index.ts';
import { nextDose } from '#contract/domains/vaksinasi/index.ts';
import { findOpenings } from '#server/domains/jadwal/index.ts';
import {
  assertNotBeingSaved,
  createPesertaAuditEntry,
  validatePlannedDay,
  type LockedRow,
} from '#server/domains/peserta/index.ts';
import type { Context } from '#server/platform/context.ts';
import { faskes, peserta } from '#server/platform/db/schema/index.ts';
import { countPlanned } from '#server/platform/db/views/planned.ts';
import { findLastUsableDay } from '#server/platform/db/views/stock.ts';
import { findVoucherEnd } from '#server/platform/db/views/vouchers.ts';
import { message } from '#server/platform/messages/message.ts';
import { updateStamps } from '#server/platform/record/index.ts';
import type { QueueCandidate } from './queue-entry.ts';

/** A day on which people are planned, while its capacity is locked. */
export interface PlanDay {
  readonly idFaskes: number;
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** How many more people the day has room for; null without a known capacity. */
  free: number | null;
  /** People per day; null when it is not known. */
  readonly capacity: number | null;
  /** Last day of the stock by company, as far as it was asked for. */
  readonly lastDays: Map<number | null, string | null>;
}

/** What the rules of a planned day need besides the day and the doses. */
export interface PlanFacts {
  /** Last day of the voucher that the registration holds; null without one. */
  readonly voucherEnd: string | null;
  /** Last day of the vaccine for the company; null when it is not known. */
  readonly lastUsable: string | null;
  /** Whether the person is planned there on that day already, and so takes no more room. */
  readonly isPlannedThere: boolean;
}

/**
 * Checks that a facility is open on a day, and locks the number of people planned there. The
 * registrations have to be locked before.
 * @throws Problem 422 at `rencanaTanggal` for a day that has passed or on which it is closed
 */
export async function lockPlanDay(ctx: Context, idFaskes: number, day: string): Promise<PlanDay> {
  await validatePlannedDay(ctx, { idFaskes, rencanaTanggal: day });
  await lockFacilityPlan(ctx, idFaskes);
  return await readPlanDay(ctx, idFaskes, day);
}

/** Locks the number of people planned at a facility until the transaction ends. */
export async function lockFacilityPlan(
  { db }: Pick<Context, 'db'>,
  idFaskes: number,
): Promise<void> {
  await db
    .select({ id: faskes.id })
    .from(faskes)
    .where(eq(faskes.id, idFaskes))
    .for('no key update');
}

/** Returns the room of a facility on a day on which it is open. */
export async function readPlanDay(
  ctx: Pick<Context, 'db'>,
  idFaskes: number,
  day: string,
): Promise<PlanDay> {
  const [facility] = await ctx.db
    .select({ kapasitasHarian: faskes.kapasitasHarian })
    .from(faskes)
    .where(eq(faskes.id, idFaskes));
  const opening = (await findOpenings(ctx.db, day, [idFaskes])).get(idFaskes);
  const ofWeekday = opening?.hari?.find(({ hari }) => hari === weekdayOf(day))?.kapasitas;
  // The schedule says 0 where no capacity was entered.
  const capacity = ofWeekday || (facility?.kapasitasHarian ?? null);
  const free =
    capacity === null ? null : Math.max(0, capacity - (await countPlanned(ctx.db, day, idFaskes)));
  return { idFaskes, day, free, capacity, lastDays: new Map() };
}

/** Returns the last day of the vaccine of a company at the facility, or null. */
export async function lastUsableDay(
  { db }: Pick<Context, 'db'>,
  plan: PlanDay,
  idBHBU: number | null,
) {
  const known = plan.lastDays.get(idBHBU);
  if (known !== undefined) return known;
  const found = await findLastUsableDay(db, plan.idFaskes, idBHBU);
  plan.lastDays.set(idBHBU, found);
  return found;
}

/** Why the dose cannot be given on the day; invalid data can still be corrected until then. */
function planDoseObstacle({ doses }: QueueCandidate, day: string): Message | undefined {
  const { blockedReason } = nextDose({ ...doses, isValid: true }, day);
  return blockedReason ?? undefined;
}

/** Returns why a person cannot be planned on a day, or undefined; reads what the rules need. */
export async function planObstacle(
  ctx: Context,
  plan: PlanDay,
  row: Pick<LockedRow, 'id' | 'bhbuId' | 'rencanaTanggal'>,
  candidate: QueueCandidate,
): Promise<Message | undefined> {
  return checkPlan(plan, candidate, {
    voucherEnd: await findVoucherEnd(ctx.db, row.id),
    lastUsable: await lastUsableDay(ctx, plan, row.bhbuId),
    isPlannedThere: row.rencanaTanggal === plan.day,
  });
}

/**
 * Returns why a person cannot be planned on a day, or undefined: the rules of the dose, the last day of
 * their voucher and of the vaccine for their company, and the capacity.
 * @param candidate undefined when the day is not new, so that the rules of the dose do not apply
 */
export function checkPlan(
  { day, free, capacity }: PlanDay,
  candidate: QueueCandidate | undefined,
  { voucherEnd, lastUsable, isPlannedThere }: PlanFacts,
): Message | undefined {
  const obstacle = candidate && planDoseObstacle(candidate, day);
  if (obstacle) return obstacle;
  if (voucherEnd !== null && day > voucherEnd) {
    return message('plan.voucherEnds', { sampai: voucherEnd });
  }
  if (lastUsable !== null && day > lastUsable) {
    return message('plan.batchesExpire', { sampai: lastUsable });
  }
  if (free === 0 && !isPlannedThere) {
    return message('plan.dayFull', { hari: day, kapasitas: capacity ?? 0 });
  }
  return undefined;
}

/**
 * Plans a locked registration on a day, or on none, and writes the audit entry.
 * @throws Problem 409 while an import saves the person
 */
export async function setPlannedDay(
  ctx: Context,
  row: LockedRow,
  rencanaTanggal: string | null,
  plan?: PlanDay,
): Promise<void> {
  if (row.rencanaTanggal === rencanaTanggal) return;
  await assertNotBeingSaved(ctx.db, row);
  await ctx.db
    .update(peserta)
    .set({ rencanaTanggal, ...updateStamps(ctx, peserta) })
    .where(eq(peserta.id, row.id));
  await ctx.audit(
    createPesertaAuditEntry('update', row, {
      before: { rencanaTanggal: row.rencanaTanggal },
      after: { rencanaTanggal },
    }),
  );
  if (plan && plan.free !== null) plan.free -= 1;
}

/** Whether a dose of the person was postponed on a day. */
export async function isPostponedOn(
  { db }: Pick<Context, 'db'>,
  pesertaId: number,
  day: string,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from dose where peserta_id = ${pesertaId} and tanggal = ${day} and dibatalkan is null
      and hasil = 'DITUNDA' limit 1`);
  return rows.length > 0;
}

/** The planned day that a visit names for a postponed dose, which is today or later. */
export const newPlanOf = ({
  hasil,
  rencanaTanggal,
}: {
  readonly hasil: string;
  readonly rencanaTanggal?: string | null | undefined;
}): string | null => (hasil === 'DITUNDA' ? (rencanaTanggal ?? null) : null);
