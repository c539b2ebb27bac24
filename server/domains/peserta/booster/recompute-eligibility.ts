import { and, asc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import { nextBoosterEligibility } from '#contract/domains/peserta/index.ts';
import type { Context } from '#server/platform/context.ts';
import { rowsSubquery } from '#server/platform/db/bulk-rows.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { peserta } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { isLivePeserta } from '../scope.ts';

/** Date of the person's last dose among the live registrations that match `which`. */
const lastDoseDate = (which: SQL): SQL<string | null> => sql<string | null>`(
  select max(o.tanggal_vaksinasi) from peserta o
  where o.person_key = peserta.person_key and o.deleted_at is null and ${which})`;

/**
 * Select columns for `doseHistory`: the doses entered on the form and those recorded on any
 * registration of the same person.
 */
export const doseHistoryColumns = {
  birthDate: peserta.tanggalLahir,
  secondDoseOn: peserta.tanggalDosis2,
  primaryHere: lastDoseDate(sql`o.vaccination_type = 0 and o.dosis_diberikan >= 2`),
  lastBoosterOn: lastDoseDate(sql`o.vaccination_type <> 0 and o.dosis_diberikan > 0`),
  lastPrimaryOn: lastDoseDate(sql`o.vaccination_type = 0 and o.dosis_diberikan > 0`),
};

interface DoseDates {
  readonly birthDate: string;
  readonly secondDoseOn: string | null;
  readonly primaryHere: string | null;
  readonly lastBoosterOn: string | null;
  readonly lastPrimaryOn: string | null;
}

const laterDate = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && other > one) ? other : one;

/** Input of the booster rules; the later of the entered and the recorded second dose counts. */
export const doseHistory = ({ secondDoseOn, primaryHere, ...dates }: DoseDates) => ({
  birthDate: dates.birthDate,
  primaryDoneOn: laterDate(secondDoseOn, primaryHere),
  lastBoosterOn: dates.lastBoosterOn,
  lastPrimaryOn: dates.lastPrimaryOn,
});

type RecomputeContext = Pick<Context, 'db' | 'now'>;

/**
 * Recomputes the eligibility of live boosters and updates those that differ. Versions stay
 * unchanged, because no user edited the rows.
 */
export async function recomputeBoosters(db: Queryable, which: SQL, today: string): Promise<void> {
  const rows = await db
    .select({
      id: peserta.id,
      refusal: peserta.alasanTidakLayak,
      isEligible: peserta.isEligible,
      layakMulai: peserta.layakMulai,
      ...doseHistoryColumns,
    })
    .from(peserta)
    .where(and(isLivePeserta, ne(peserta.vaccinationType, 0), which))
    .orderBy(asc(peserta.id))
    .for('update');
  const changed = rows.flatMap(row => {
    const next = nextBoosterEligibility(doseHistory(row), today);
    const isEligible = next.isEligible && row.refusal === null;
    const layakMulai = next.from;
    const isSame = row.isEligible === isEligible && row.layakMulai === layakMulai;
    return isSame ? [] : [{ id: row.id, isEligible, layakMulai }];
  });
  if (changed.length === 0) return;
  await db.execute(sql`
    update ${peserta} p set is_eligible = r.is_eligible, layak_mulai = r.layak_mulai
    from ${rowsSubquery(peserta, changed)} r where p.id = r.id`);
}

/** Recomputes one booster. */
export const recomputeBooster = ({ db, now }: RecomputeContext, id: number): Promise<void> =>
  recomputeBoosters(db, eq(peserta.id, id), dayInJakarta(now));

/** Recomputes all boosters of people whose doses changed. */
export async function recomputeBoostersOfPeople(
  { db, now }: RecomputeContext,
  people: readonly Buffer[],
): Promise<void> {
  if (people.length === 0) return;
  await recomputeBoosters(db, inArray(peserta.personKey, [...people]), dayInJakarta(now));
}

/** A registration that was saved or deleted. */
export interface ChangedRegistration {
  readonly id: number;
  readonly personKey: Buffer;
  readonly vaccinationType: number;
}

/**
 * Recomputes the boosters that saved registrations affect: a planned booster only itself, an
 * external booster all boosters of its person, a regular registration none.
 */
export async function recomputeBoostersAfterChange(
  ctx: RecomputeContext,
  changedRegistrations: readonly ChangedRegistration[],
): Promise<void> {
  const plannedIds = changedRegistrations
    .filter(one => one.vaccinationType === 1)
    .map(({ id }) => id);
  if (plannedIds.length > 0) {
    await recomputeBoosters(ctx.db, inArray(peserta.id, plannedIds), dayInJakarta(ctx.now));
  }
  const externalPeople = changedRegistrations
    .filter(one => one.vaccinationType === 2)
    .map(({ personKey }) => personKey);
  await recomputeBoostersOfPeople(ctx, externalPeople);
}
