import { and, eq, inArray, sql } from 'drizzle-orm';
import { dayInZone } from '#contract/core/values/zone.ts';
import {
  isExcursion,
  type TemperatureReading,
  type temperatureCalls,
} from '#contract/domains/stock/temperature.ts';
import { listPages } from '#contract/record-pages.ts';
import type { Context, Handlers } from '#server/platform/context.ts';
import { containsText } from '#server/platform/db/list-query.ts';
import { faskes, temperatureReading } from '#server/platform/db/schema/index.ts';
import { countWaitingRows, dayOfInstant, type Waiting } from '#server/platform/db/waiting.ts';
import { message } from '#server/platform/messages/message.ts';
import { notifyAccounts } from '#server/platform/notification/notify.ts';
import { invalidField, notFound } from '#server/platform/problem.ts';
import { createList } from '#server/platform/record/index.ts';
import { chart, fromDay, fromLocalDay, untilDay, untilLocalDay } from './chart.ts';
import { excursionHandlers } from './excursion.ts';
import {
  checkChiller,
  findFacility,
  findNamedChiller,
  listChillers,
  type Facility,
} from './facility.ts';
import { earliestReading, readReadings, toMinute, type Reading } from './readings-file.ts';
import { isOpen, isOutside, readingScope, selectReadings } from './readings.ts';

/** Notifies the facility and the seller's warehouse of temperatures outside the limits. */
async function notifyOfExcursion(
  ctx: Context,
  { id, name }: Facility,
  suhu: number,
): Promise<void> {
  for (const recipient of ['ownerFaskes', 'PS', 'EM'] as const) {
    await notifyAccounts(
      ctx,
      recipient,
      { faskesId: id },
      {
        resource: 'temperature',
        recordId: id,
        message: 'temperature.excursion',
        params: { nama: name, suhu },
        path: recipient === 'ownerFaskes' ? listPages.temperatureOwn : listPages.temperature,
      },
    );
  }
}

/** Stores readings that are not stored yet. @returns those that were stored */
async function storeReadings(
  ctx: Context,
  { idFaskes, idChiller }: { readonly idFaskes: number; readonly idChiller: number | null },
  sumber: TemperatureReading['sumber'],
  readings: readonly (Reading & { readonly catatan?: string | null | undefined })[],
) {
  return await ctx.db
    .insert(temperatureReading)
    .values(
      readings.map(({ waktu, suhu, catatan }) => ({
        idFaskes,
        idChiller,
        waktu: toMinute(waktu),
        suhu,
        sumber,
        catatan: catatan || null,
        dicatat: ctx.now.toISOString(),
        oleh: ctx.user.fullName,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: temperatureReading.id, suhu: temperatureReading.suhu });
}

/** Counts the readings of a facility outside the limits on a day. */
const countOutside = ({ db }: Context, { id, zone }: Facility, day: string): Promise<number> =>
  db.$count(
    temperatureReading,
    and(eq(temperatureReading.idFaskes, id), isOutside, fromDay(day, zone), untilDay(day, zone)),
  );

/** The reading that is farthest outside the limits, if any. */
const worstOf = (readings: readonly { readonly suhu: number }[]): number | undefined =>
  readings
    .map(({ suhu }) => suhu)
    .filter(isExcursion)
    .toSorted((a, b) => Math.abs(b - 5) - Math.abs(a - 5))[0];

/** Returns how many readings are outside the limits, and the lowest and highest of all. */
function summaryOf(readings: readonly Reading[]) {
  const values = readings.map(({ suhu }) => suhu).toSorted((a, b) => a - b);
  return {
    diLuarBatas: values.filter(isExcursion).length,
    terendah: values[0] ?? null,
    tertinggi: values.at(-1) ?? null,
  };
}

export const temperatureHandlers: Handlers<typeof temperatureCalls> = {
  list: createList(
    { id: temperatureReading.id, select: selectReadings, where: readingScope },
    {
      // A join with the facilities would make every count slower.
      selectIds: ({ db }) =>
        db.select({ id: temperatureReading.id }).from(temperatureReading).$dynamic(),
      search: (q, { db }) => {
        const ofFacilities = containsText(q, [faskes.namaFaskes]);
        return (
          ofFacilities &&
          inArray(
            temperatureReading.idFaskes,
            db.select({ id: faskes.id }).from(faskes).where(ofFacilities),
          )
        );
      },
      sort: { waktu: temperatureReading.waktu, suhu: temperatureReading.suhu },
      filters: {
        idFaskes: temperatureReading.idFaskes,
        idChiller: temperatureReading.idChiller,
        dari: fromLocalDay,
        sampai: untilLocalDay,
        diLuarBatas: (isWanted: boolean) => (isWanted ? isOutside : sql`not ${isOutside}`),
        belumDitangani: (isWanted: boolean) => (isWanted ? isOpen : sql`not ${isOpen}`),
      },
    },
  ),

  chart,
  ...excursionHandlers,

  create: async (ctx, { body }) => {
    const facility = await findFacility(ctx, body.idFaskes);
    const idChiller = await checkChiller(ctx, facility.id, body.idChiller);
    if (new Date(body.waktu) > ctx.now) {
      throw invalidField('waktu', message('temperature.future'));
    }
    if (new Date(body.waktu) < new Date(earliestReading(ctx.now))) {
      throw invalidField('waktu', message('temperature.old'));
    }
    const place = { idFaskes: facility.id, idChiller };
    const [stored] = await storeReadings(ctx, place, 'MANUAL', [body]);
    if (!stored) throw invalidField('waktu', message('temperature.timeTaken'));
    await ctx.audit({
      action: 'temperature.create',
      resource: 'temperature',
      recordId: stored.id,
      recordLabel: facility.name,
      after: { waktu: body.waktu, suhu: body.suhu },
    });
    const day = dayInZone(body.waktu, facility.zone);
    const isFirst = (await countOutside(ctx, facility, day)) === 1;
    if (isExcursion(body.suhu) && isFirst) await notifyOfExcursion(ctx, facility, body.suhu);
    const [reading] = await selectReadings(ctx).where(eq(temperatureReading.id, stored.id));
    if (!reading) throw notFound('temperature');
    return reading;
  },

  check: async (ctx, { params, body: { berkas } }) => {
    const facility = await findFacility(ctx, params.id);
    const { readings, preamble, ...refused } = await readReadings(berkas, facility.zone, ctx);
    const times = readings.map(({ waktu }) => waktu).toSorted();
    return {
      dapatDisimpan: readings.length,
      pertama: times[0] ?? null,
      terakhir: times.at(-1) ?? null,
      zona: facility.zone,
      idChiller: findNamedChiller(
        await listChillers(ctx, facility.id),
        `${berkas.name}\n${preamble}`,
      ),
      ...summaryOf(readings),
      ...refused,
    };
  },

  import: async (ctx, { params, body: { berkas, idChiller } }) => {
    const facility = await findFacility(ctx, params.id);
    const place = {
      idFaskes: facility.id,
      idChiller: await checkChiller(ctx, facility.id, idChiller),
    };
    const { readings, preamble: _, ...refused } = await readReadings(berkas, facility.zone, ctx);
    if (readings.length === 0) throw invalidField('berkas', message('temperature.noneReadable'));
    const stored = await storeReadings(ctx, place, 'BERKAS', readings);
    await ctx.audit({
      action: 'temperature.import',
      resource: 'temperature',
      recordId: facility.id,
      owners: { faskes: facility.id, bhbu: null },
      recordLabel: facility.name,
      after: { disimpan: stored.length, ditolak: refused.ditolak },
    });
    const worst = worstOf(stored);
    if (worst !== undefined) await notifyOfExcursion(ctx, facility, worst);
    return {
      disimpan: stored.length,
      sudahAda: readings.length - stored.length,
      ...summaryOf(readings),
      ...refused,
    };
  },
};

/** Counts the readings outside the limits in the caller's scope about which nothing is decided. */
export const countExcursions = (ctx: Context): Promise<Waiting> =>
  countWaitingRows(
    ctx.db,
    temperatureReading,
    and(readingScope(ctx), isOpen),
    dayOfInstant(temperatureReading.waktu),
  );
