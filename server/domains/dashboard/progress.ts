import { and, asc, eq, gte, sql, type SQL } from 'drizzle-orm';
import { addDays } from '#contract/core/values/day.ts';
import type {
  dashboardCalls,
  DosesOfPeriod,
  GroupingPeriod,
} from '#contract/domains/dashboard/index.ts';
import { pesertaScope } from '#server/domains/peserta/index.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { todayAtFaskes } from '#server/platform/db/facility-zone.ts';
import { doseCount } from '#server/platform/db/schema/index.ts';
import { periodStart, listPeriods, choosePeriodUnit } from './periods.ts';

const countIf = (condition: SQL | undefined): SQL<number> =>
  sql<number>`coalesce(sum(${doseCount.n}) filter (where ${condition}), 0)::int`;

const isPrimaryDose = (number: number): SQL | undefined =>
  and(eq(doseCount.vaccinationType, 0), eq(doseCount.dosisKe, number));

/**
 * Reads the stored dose counts per day; days without doses are left out.
 * @param from `YYYY-MM-DD`
 */
async function dosesByDay(ctx: Context, from: string | undefined): Promise<DosesOfPeriod[]> {
  const since = from === undefined ? undefined : gte(doseCount.tanggal, from);
  return await ctx.db
    .select({
      mulai: doseCount.tanggal,
      dosis1: countIf(isPrimaryDose(1)),
      dosis2: countIf(isPrimaryDose(2)),
      booster: countIf(eq(doseCount.vaccinationType, 1)),
    })
    .from(doseCount)
    .where(and(pesertaScope(ctx, doseCount), since))
    .groupBy(doseCount.tanggal)
    .having(sql`sum(${doseCount.n}) > 0`)
    .orderBy(asc(doseCount.tanggal));
}

/** Sums days to periods, keyed by the first day of the period. */
function sumByPeriod(
  days: readonly DosesOfPeriod[],
  unit: GroupingPeriod,
): Map<string, DosesOfPeriod> {
  const dosesByPeriod = new Map<string, DosesOfPeriod>();
  for (const day of days) {
    const mulai = periodStart(day.mulai, unit);
    const { dosis1, dosis2, booster } = dosesByPeriod.get(mulai) ?? noDoses;
    dosesByPeriod.set(mulai, {
      mulai,
      dosis1: dosis1 + day.dosis1,
      dosis2: dosis2 + day.dosis2,
      booster: booster + day.booster,
    });
  }
  return dosesByPeriod;
}

const noDoses = { dosis1: 0, dosis2: 0, booster: 0 };

const laterDay = (one: string, other: string): string => (one > other ? one : other);

/**
 * Returns the programme's doses in scope per period, without doses given elsewhere. For a faskes,
 * these are the doses given there.
 */
export const progress: Handler<typeof dashboardCalls.progress> = async (ctx, { query }) => {
  const today = await todayAtFaskes(ctx, ctx.user.faskesId);
  const rangeStart =
    query.rentang === 'semua' ? undefined : addDays(today, 1 - Number(query.rentang));
  // The range is extended to the start of its first period, so that the first bar is complete.
  const since = rangeStart && periodStart(rangeStart, choosePeriodUnit(rangeStart, today));
  const days = await dosesByDay(ctx, since);
  const first = since ?? days[0]?.mulai ?? today;
  const last = laterDay(days.at(-1)?.mulai ?? today, today);
  const satuan = choosePeriodUnit(first, last);
  const dosesByPeriod = sumByPeriod(days, satuan);
  return {
    satuan,
    data: listPeriods(first, last, satuan).map(mulai => ({
      mulai,
      ...noDoses,
      ...dosesByPeriod.get(mulai),
    })),
  };
};
