import { and, asc, eq, gte, sql, type SQL } from 'drizzle-orm';
import { addDays } from '#contract/day.ts';
import type { dashboardCalls, DosesOfPeriod, Period } from '#contract/dashboard/index.ts';
import type { Context, Verb } from '../context.ts';
import { dayInJakarta } from '../day.ts';
import { dosisCount } from '../db/schema/index.ts';
import { mine } from '../peserta/scope.ts';
import { periodOf, periodsBetween, unitFor } from './periods.ts';

const countIf = (holds: SQL | undefined): SQL<number> =>
  sql<number>`coalesce(sum(${dosisCount.n}) filter (where ${holds}), 0)::int`;

const dose = (number: number): SQL | undefined =>
  and(eq(dosisCount.vaccinationType, 0), eq(dosisCount.number, number));

/**
 * Reads the stored dose counts per day; days without doses are left out.
 * @param from `YYYY-MM-DD`
 */
async function dosesByDay(ctx: Context, from: string | undefined): Promise<DosesOfPeriod[]> {
  const since = from === undefined ? undefined : gte(dosisCount.givenOn, from);
  return await ctx.db
    .select({
      mulai: dosisCount.givenOn,
      dosis1: countIf(dose(1)),
      dosis2: countIf(dose(2)),
      booster: countIf(eq(dosisCount.vaccinationType, 1)),
    })
    .from(dosisCount)
    .where(and(mine(ctx, dosisCount), since))
    .groupBy(dosisCount.givenOn)
    .having(sql`sum(${dosisCount.n}) > 0`)
    .orderBy(asc(dosisCount.givenOn));
}

/** Sums days to periods, keyed by the first day of the period. */
function addedUp(days: readonly DosesOfPeriod[], unit: Period): Map<string, DosesOfPeriod> {
  const found = new Map<string, DosesOfPeriod>();
  for (const day of days) {
    const mulai = periodOf(day.mulai, unit);
    const { dosis1, dosis2, booster } = found.get(mulai) ?? none;
    found.set(mulai, {
      mulai,
      dosis1: dosis1 + day.dosis1,
      dosis2: dosis2 + day.dosis2,
      booster: booster + day.booster,
    });
  }
  return found;
}

const none = { dosis1: 0, dosis2: 0, booster: 0 };

const later = (one: string, other: string): string => (one > other ? one : other);

/**
 * Returns the programme's doses in scope per period, without doses given elsewhere. For a faskes,
 * these are the doses given there.
 */
export const progress: Verb<typeof dashboardCalls.progress> = async (ctx, { query }) => {
  const today = dayInJakarta(ctx.now);
  const wanted = query.rentang === 'semua' ? undefined : addDays(today, 1 - Number(query.rentang));
  // The range is extended to the start of its first period, so that the first bar is complete.
  const since = wanted && periodOf(wanted, unitFor(wanted, today));
  const days = await dosesByDay(ctx, since);
  const first = since ?? days[0]?.mulai ?? today;
  const last = later(days.at(-1)?.mulai ?? today, today);
  const satuan = unitFor(first, last);
  const found = addedUp(days, satuan);
  return {
    satuan,
    data: periodsBetween(first, last, satuan).map(mulai => ({
      mulai,
      ...none,
      ...found.get(mulai),
    })),
  };
};
