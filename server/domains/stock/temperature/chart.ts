import { and, asc, eq, gte, lt, sql, type SQL } from 'drizzle-orm';
import { addDays } from '#contract/core/values/day.ts';
import { toInstant, type Zone } from '#contract/core/values/zone.ts';
import {
  maxChartPoints,
  type TemperatureLine,
  type temperatureCalls,
} from '#contract/domains/stock/temperature.ts';
import type { Context, Handlers } from '#server/platform/context.ts';
import { databaseZoneOf } from '#server/platform/db/facility-zone.ts';
import { chiller, temperatureReading } from '#server/platform/db/schema/index.ts';
import { findFacility } from './facility.ts';

const startOf = (day: string, zone: Zone): string =>
  toInstant({ day, time: '00:00' }, zone).toISOString();

/** Whether a reading is of a day or later. */
export const fromDay = (day: string, zone: Zone): SQL =>
  gte(temperatureReading.waktu, startOf(day, zone));

/** Whether a reading is of a day or earlier. */
export const untilDay = (day: string, zone: Zone): SQL =>
  lt(temperatureReading.waktu, startOf(addDays(day, 1), zone));

const startAtFacility = (day: string): SQL =>
  sql`(${day}::timestamp at time zone ${databaseZoneOf(temperatureReading.idFaskes)})`;

/** Whether a reading is of a day at its facility or later. The first condition uses the index. */
export const fromLocalDay = (day: string): SQL =>
  sql`(${fromDay(day, 'WIT')} and ${temperatureReading.waktu} >= ${startAtFacility(day)})`;

/** Whether a reading is of a day at its facility or earlier. The first condition uses the index. */
export const untilLocalDay = (day: string): SQL =>
  sql`(${untilDay(day, 'WIB')} and ${temperatureReading.waktu} < ${startAtFacility(addDays(day, 1))})`;

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
    dari === undefined ? undefined : fromDay(dari, facility.zone),
    sampai === undefined ? undefined : untilDay(sampai, facility.zone),
  );
  const span = await findSpan(ctx, condition);
  if (span === undefined) return { zona: facility.zone, garis: [] };
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
  return { zona: facility.zone, garis: [...lines.values()] };
};
