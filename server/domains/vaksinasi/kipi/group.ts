import { and, asc, desc, eq, ne, sql, type SQL } from 'drizzle-orm';
import { toPage } from '#contract/core/list.ts';
import type { VaccinationType } from '#contract/domains/peserta/record.ts';
import type { KipiGroup, vaksinasiCalls } from '#contract/domains/vaksinasi/index.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { zoneColumn } from '#server/platform/db/facility-zone.ts';
import { dose, faskes, kipi, peserta } from '#server/platform/db/schema/index.ts';
import { notFound } from '#server/platform/problem.ts';
import { vaksinasiScope } from '../scope.ts';

/**
 * Condition on rows `other` of `dose` for the given doses of the same batch, facility and day as the
 * dose of the enclosing query.
 */
const isSameGroup = sql`other.faskes_id = ${dose.faskesId} and other.tanggal = ${dose.tanggal}
  and other.hasil = 'DIBERIKAN' and other.dibatalkan is null
  and (other.id_batch = ${dose.idBatch}
    or (other.id_batch is null and ${dose.idBatch} is null and lower(other.batch) = lower(${dose.batch})))`;

/** Select column for queries on `dose`: the size of its group, and how many have an event. */
export const groupColumn = sql<KipiGroup>`(
  select json_build_object('dosis', count(*)::int, 'kipi', (count(*) filter (
    where exists (select from kipi event where event.dose_id = other.id)))::int)
  from dose other where ${isSameGroup})`;

const firstEvent = sql<
  number | null
>`(select min(${kipi.id}) from ${kipi} where ${kipi.doseId} = ${dose.id})`;
const isSerious = sql<boolean>`exists (select from ${kipi} where ${kipi.doseId} = ${dose.id} and ${kipi.serius})`;

/** Finds the dose of an event within the caller's scope, with its group. @throws Problem 404 */
async function getDoseOfKipi(ctx: Context, id: number) {
  const [found] = await ctx.db
    .select({
      id: dose.id,
      idFaskes: dose.faskesId,
      namaFaskes: faskes.namaFaskes,
      zona: zoneColumn,
      tanggal: dose.tanggal,
      vaksin: dose.vaksin,
      batch: dose.batch,
      idBatch: dose.idBatch,
      kelompok: groupColumn,
    })
    .from(kipi)
    .innerJoin(dose, eq(dose.id, kipi.doseId))
    .innerJoin(faskes, eq(faskes.id, dose.faskesId))
    .where(and(eq(kipi.id, id), vaksinasiScope(ctx)));
  if (!found) throw notFound('kipi');
  return found;
}

type GroupKey = Awaited<ReturnType<typeof getDoseOfKipi>>;

/** Condition for the other doses of a group. */
const othersOf = ({ id, idFaskes, tanggal, idBatch, batch }: GroupKey): SQL | undefined =>
  and(
    ne(dose.id, id),
    eq(dose.faskesId, idFaskes),
    eq(dose.tanggal, tanggal),
    eq(dose.hasil, 'DIBERIKAN'),
    sql`${dose.dibatalkan} is null`,
    idBatch === null
      ? sql`${dose.idBatch} is null and lower(${dose.batch}) = lower(${batch})`
      : eq(dose.idBatch, idBatch),
  );

/** Lists the other people with the batch, facility and day of an event, those with events first. */
export const kipiGroup: Handler<typeof vaksinasiCalls.kipiGroup> = async (
  ctx,
  { params, query },
) => {
  const key = await getDoseOfKipi(ctx, params.id);
  const where = othersOf(key);
  const rows = await ctx.db
    .select({
      idDosis: dose.id,
      idPeserta: dose.pesertaId,
      nama: peserta.nama,
      vaccinationType: sql<VaccinationType>`${dose.vaccinationType}`,
      dosisKe: dose.dosisKe,
      jam: dose.jam,
      idKipi: firstEvent,
      kipiSerius: isSerious,
    })
    .from(dose)
    .innerJoin(peserta, eq(peserta.id, dose.pesertaId))
    .where(where)
    .orderBy(desc(isSerious), desc(sql`${firstEvent} is not null`), asc(dose.jam), asc(dose.id))
    .limit(query.pageSize)
    .offset((query.pageNumber - 1) * query.pageSize);
  const { batch, vaksin, tanggal, namaFaskes, zona, kelompok } = key;
  return {
    ...toPage(rows, await ctx.db.$count(dose, where), query),
    batch,
    vaksin,
    tanggal,
    namaFaskes,
    zona,
    kelompok,
  };
};
