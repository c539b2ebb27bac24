import { and, asc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import { nextBooster } from '#contract/peserta/index.ts';
import type { Context } from '../context.ts';
import { dayInJakarta } from '../day.ts';
import type { Queryable } from '../db/client.ts';
import { asRows } from '../db/rows.ts';
import { peserta } from '../db/schema/index.ts';
import { isLive } from './scope.ts';

/** Date of the person's last dose among the live registrations that match `which`. */
const lastOf = (which: SQL): SQL<string | null> => sql<string | null>`(
  select max(o.vaccinated_on) from peserta o
  where o.person_key = peserta.person_key and o.deleted_at is null and ${which})`;

/**
 * Select columns for `doseHistory`: the doses entered on the form and those recorded on any
 * registration of the same person.
 */
export const dosesBeforeColumns = {
  birthDate: peserta.birthDate,
  secondDoseOn: peserta.secondDoseOn,
  primaryHere: lastOf(sql`o.vaccination_type = 0 and o.doses_given >= 2`),
  lastBoosterOn: lastOf(sql`o.vaccination_type <> 0 and o.doses_given > 0`),
};

interface Found {
  readonly birthDate: string;
  readonly secondDoseOn: string | null;
  readonly primaryHere: string | null;
  readonly lastBoosterOn: string | null;
}

const latest = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && other > one) ? other : one;

/** Input of the booster rules; the later of the entered and the recorded second dose counts. */
export const dosesBefore = ({ birthDate, secondDoseOn, primaryHere, lastBoosterOn }: Found) => ({
  birthDate,
  primaryDoneOn: latest(secondDoseOn, primaryHere),
  lastBoosterOn,
});

type Now = Pick<Context, 'db' | 'now'>;

/**
 * Recomputes the eligibility of live boosters and updates those that differ. Versions stay
 * unchanged, because no user edited the rows.
 */
export async function judgeAnew(db: Queryable, which: SQL, today: string): Promise<void> {
  const rows = await db
    .select({
      id: peserta.id,
      refusal: peserta.eligibilityRefusal,
      isEligible: peserta.isEligible,
      eligibleFrom: peserta.eligibleFrom,
      ...dosesBeforeColumns,
    })
    .from(peserta)
    .where(and(isLive, ne(peserta.vaccinationType, 0), which))
    .orderBy(asc(peserta.id))
    .for('update');
  const changed = rows.flatMap(row => {
    const judged = nextBooster(dosesBefore(row), today);
    const isEligible = judged.isEligible && row.refusal === null;
    const eligibleFrom = judged.from;
    const isSame = row.isEligible === isEligible && row.eligibleFrom === eligibleFrom;
    return isSame ? [] : [{ id: row.id, isEligible, eligibleFrom }];
  });
  if (changed.length === 0) return;
  await db.execute(sql`
    update ${peserta} p set is_eligible = r.is_eligible, eligible_from = r.eligible_from
    from ${asRows(peserta, changed)} r where p.id = r.id`);
}

/** Recomputes one booster. */
export const renewBooster = ({ db, now }: Now, id: number): Promise<void> =>
  judgeAnew(db, eq(peserta.id, id), dayInJakarta(now));

/** Recomputes all boosters of people whose doses changed. */
export async function renewBoostersOf({ db, now }: Now, people: readonly Buffer[]): Promise<void> {
  if (people.length === 0) return;
  await judgeAnew(db, inArray(peserta.personKey, [...people]), dayInJakarta(now));
}

/** A registration that was saved or deleted. */
export interface Concerned {
  readonly id: number;
  readonly personKey: Buffer;
  readonly vaccinationType: number;
}

/**
 * Recomputes the boosters that saved registrations affect: a planned booster only itself, an
 * external booster all boosters of its person, a regular registration none.
 */
export async function renewAfter(ctx: Now, kept: readonly Concerned[]): Promise<void> {
  const toGive = kept.filter(one => one.vaccinationType === 1).map(({ id }) => id);
  if (toGive.length > 0) {
    await judgeAnew(ctx.db, inArray(peserta.id, toGive), dayInJakarta(ctx.now));
  }
  const given = kept.filter(one => one.vaccinationType === 2).map(({ personKey }) => personKey);
  await renewBoostersOf(ctx, given);
}
