import { and, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm';
import { addDays } from '#contract/core/values/day.ts';
import {
  isExcursion,
  storageLimits,
  type TemperatureReading,
  type temperatureCalls,
} from '#contract/domains/stock/temperature.ts';
import { listPages } from '#contract/record-pages.ts';
import { findVisibleFaskesName } from '#server/domains/faskes/index.ts';
import type { Context, Handlers } from '#server/platform/context.ts';
import { containsText } from '#server/platform/db/list-query.ts';
import { faskes, temperatureReading } from '#server/platform/db/schema/index.ts';
import { countWaitingRows, dayOfInstant, type Waiting } from '#server/platform/db/waiting.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { message } from '#server/platform/messages/message.ts';
import { notifyAccounts } from '#server/platform/notification/notify.ts';
import { invalidField, notFound } from '#server/platform/problem.ts';
import { createList } from '#server/platform/record/index.ts';
import type { StockScopeContext } from './records.ts';
import { earliestReading, readReadings, toMinute, type Reading } from './temperature-csv.ts';

const readingScope = ({ scope, user }: StockScopeContext): SQL | undefined =>
  scope === 'all' ? undefined : eq(temperatureReading.idFaskes, user.faskesId ?? 0);

const isOutside = sql<boolean>`(${temperatureReading.suhu} < ${storageLimits.min}::float8
  or ${temperatureReading.suhu} > ${storageLimits.max}::float8)`;

/** Whether a reading is of the last seven days. */
const isRecent = (now: Date): SQL =>
  gte(temperatureReading.waktu, new Date(now.getTime() - 7 * 86_400_000).toISOString());

const startOf = (day: string): string => new Date(`${day}T00:00:00+07:00`).toISOString();

const selectReadings = ({ db }: Pick<Context, 'db'>) =>
  db
    .select({
      id: temperatureReading.id,
      idFaskes: temperatureReading.idFaskes,
      namaFaskes: faskes.namaFaskes,
      waktu: temperatureReading.waktu,
      suhu: temperatureReading.suhu,
      diLuarBatas: isOutside.as('di_luar_batas'),
      sumber: temperatureReading.sumber,
      catatan: temperatureReading.catatan,
      dicatat: temperatureReading.dicatat,
      oleh: temperatureReading.oleh,
    })
    .from(temperatureReading)
    .innerJoin(faskes, eq(faskes.id, temperatureReading.idFaskes))
    .$dynamic();

/**
 * Returns the facility whose readings are entered; defaults to the caller's own.
 * @throws Problem 422 when none is named, 404 outside the caller's scope
 */
async function findFacility(ctx: Context, requested: number | undefined) {
  const id = requested ?? ctx.user.faskesId;
  if (id === null) throw invalidField('idFaskes', message('input.notChosen'));
  const name =
    ctx.scope === 'own' && id !== ctx.user.faskesId
      ? undefined
      : await findVisibleFaskesName(ctx, id);
  if (name === undefined) throw notFound('faskes');
  return { id, name };
}

/** Notifies the facility and the seller's warehouse of temperatures outside the limits. */
async function notifyOfExcursion(
  ctx: Context,
  { id, name }: { readonly id: number; readonly name: string },
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
  idFaskes: number,
  sumber: TemperatureReading['sumber'],
  readings: readonly (Reading & { readonly catatan?: string | null | undefined })[],
) {
  return await ctx.db
    .insert(temperatureReading)
    .values(
      readings.map(({ waktu, suhu, catatan }) => ({
        idFaskes,
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

/** Counts the readings of a facility outside the limits on a day in Jakarta. */
const countOutside = ({ db }: Context, idFaskes: number, day: string): Promise<number> =>
  db.$count(
    temperatureReading,
    and(
      eq(temperatureReading.idFaskes, idFaskes),
      isOutside,
      gte(temperatureReading.waktu, startOf(day)),
      lt(temperatureReading.waktu, startOf(addDays(day, 1))),
    ),
  );

/** The reading that is farthest outside the limits, if any. */
const worstOf = (readings: readonly { readonly suhu: number }[]): number | undefined =>
  readings
    .map(({ suhu }) => suhu)
    .filter(isExcursion)
    .toSorted((a, b) => Math.abs(b - 5) - Math.abs(a - 5))[0];

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
        dari: (day: string) => gte(temperatureReading.waktu, startOf(day)),
        sampai: (day: string) => lt(temperatureReading.waktu, startOf(addDays(day, 1))),
        terbaru: (isWanted: boolean, { now }) =>
          isWanted ? isRecent(now) : sql`not ${isRecent(now)}`,
        diLuarBatas: (isWanted: boolean) => (isWanted ? isOutside : sql`not ${isOutside}`),
      },
    },
  ),

  create: async (ctx, { body }) => {
    const facility = await findFacility(ctx, body.idFaskes);
    if (new Date(body.waktu) > ctx.now) {
      throw invalidField('waktu', message('temperature.future'));
    }
    if (new Date(body.waktu) < new Date(earliestReading(ctx.now))) {
      throw invalidField('waktu', message('temperature.old'));
    }
    const [stored] = await storeReadings(ctx, facility.id, 'MANUAL', [body]);
    if (!stored) throw invalidField('waktu', message('temperature.timeTaken'));
    await ctx.audit({
      action: 'temperature.create',
      resource: 'temperature',
      recordId: stored.id,
      recordLabel: facility.name,
      after: { waktu: body.waktu, suhu: body.suhu },
    });
    const day = dayInJakarta(new Date(body.waktu));
    const isFirst = (await countOutside(ctx, facility.id, day)) === 1;
    if (isExcursion(body.suhu) && isFirst) await notifyOfExcursion(ctx, facility, body.suhu);
    const [reading] = await selectReadings(ctx).where(eq(temperatureReading.id, stored.id));
    if (!reading) throw notFound('temperature');
    return reading;
  },

  import: async (ctx, { params, body }) => {
    const facility = await findFacility(ctx, params.id);
    const readings = await readReadings(new Uint8Array(await body.berkas.arrayBuffer()), ctx);
    const stored = await storeReadings(ctx, facility.id, 'BERKAS', readings);
    const values = readings.map(({ suhu }) => suhu);
    await ctx.audit({
      action: 'temperature.import',
      resource: 'temperature',
      recordId: facility.id,
      owners: { faskes: facility.id, bhbu: null },
      recordLabel: facility.name,
      after: { disimpan: stored.length },
    });
    const worst = worstOf(stored);
    if (worst !== undefined) await notifyOfExcursion(ctx, facility, worst);
    return {
      disimpan: stored.length,
      sudahAda: readings.length - stored.length,
      diLuarBatas: values.filter(isExcursion).length,
      terendah: Math.min(...values),
      tertinggi: Math.max(...values),
    };
  },
};

/** Counts the readings outside the limits of the last seven days in the caller's scope. */
export const countExcursions = (ctx: Context): Promise<Waiting> =>
  countWaitingRows(
    ctx.db,
    temperatureReading,
    and(readingScope(ctx), isOutside, isRecent(ctx.now)),
    dayOfInstant(temperatureReading.waktu),
  );
