import { and, asc, eq, gte, lt, sql, type SQL } from 'drizzle-orm';
import { addDays } from '#contract/core/values/day.ts';
import {
  maxChartPoints,
  type TemperatureLine,
  type temperatureCalls,
} from '#contract/domains/stock/temperature.ts';
import type { Context, Handlers } from '#server/platform/context.ts';
import { chiller, temperatureReading } from '#server/platform/db/schema/index.ts';
import { startOfDayInJakarta } from '#server/platform/jakarta-day.ts';
import { findFacility } from './facility.ts';

/** Whether a reading is of a day in Jakarta or later. */
export const fromDay = (day: string): SQL =>
  gte(temperatureReading.waktu, startOfDayInJakarta(day));

/** Whether a reading is of a day in Jakarta or earlier. */
export const untilDay = (day: string): SQL =>
  lt(temperatureReading.waktu, startOfDayInJakarta(addDays(day, 1)));

/** Returns the seconds of a span of the chart, so that a line has at most `maxChartPoints` points. */
async function findSpan(ctx: Context, condition: SQL | undefined): Promise<number | undefined> {
  const [found] = await ctx.db
    .select({
      seconds: sql<number | null>`extract(epoch from
        max(${temperatureReading.waktu}) - min(${temperatureReading.waktu}))::float8`,
    })
    .from(temperatureReading)
    .where(condition);
  const seconds = found?.seconds ?? null;
  return seconds === null ? undefined : Math.max(60, Math.ceil(seconds / (maxChartPoints - 1)));
}

/** Lists the lowest and highest temperature of each span of time, by chiller. */
export const chart: Handlers<typeof temperatureCalls>['chart'] = async (
  ctx,
  { params, query: { idChiller, dari, sampai } },
) => {
  const facility = await findFacility(ctx, params.id);
  const condition = and(
    eq(temperatureReading.idFaskes, facility.id),
    idChiller === undefined ? undefined : eq(temperatureReading.idChiller, idChiller),
    dari === undefined ? undefined : fromDay(dari),
    sampai === undefined ? undefined : untilDay(sampai),
  );
  const span = await findSpan(ctx, condition);
  if (span === undefined) return { garis: [] };
  const at = sql<Date>`date_bin(${`${span} seconds`}::interval, ${temperatureReading.waktu}, 'epoch')`;
  const rows = await ctx.db
    .select({
      idChiller: temperatureReading.idChiller,
      namaChiller: chiller.nama,
      waktu: sql<string>`min(${temperatureReading.waktu})`.mapWith(temperatureReading.waktu),
      terendah: sql<number>`min(${temperatureReading.suhu})`,
      tertinggi: sql<number>`max(${temperatureReading.suhu})`,
    })
    .from(temperatureReading)
    .leftJoin(chiller, eq(chiller.id, temperatureReading.idChiller))
    .where(condition)
    .groupBy(temperatureReading.idChiller, chiller.nama, sql`${at}`)
    .orderBy(asc(chiller.nama), sql`min(${temperatureReading.waktu})`);
  const lines = new Map<number | null, TemperatureLine>();
  for (const { idChiller: id, namaChiller, ...point } of rows) {
    const line = lines.get(id) ?? { idChiller: id, namaChiller, titik: [] };
    line.titik.push(point);
    lines.set(id, line);
  }
  return { garis: [...lines.values()] };
};
