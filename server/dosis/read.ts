import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Dosis, DoseReason } from '#contract/dosis/record.ts';
import type { VaccinationType } from '#contract/peserta/record.ts';
import type { Context } from '../context.ts';
import { dosis, faskes, kipi, peserta } from '../db/schema/index.ts';
import { reachOf } from '../peserta/index.ts';
import { notFound } from '../problem.ts';
import { kipiStanding } from './kipi-standing.ts';

/** Select columns of a visit, without encrypted data. */
const columns = {
  id: dosis.id,
  idPeserta: dosis.pesertaId,
  vaccinationType: dosis.vaccinationType,
  idFaskes: dosis.faskesId,
  namaFaskes: faskes.name,
  dosisKe: dosis.number,
  hasil: dosis.result,
  alasan: dosis.reason,
  tanggal: dosis.givenOn,
  jam: dosis.givenAt,
  vaksin: dosis.vaccine,
  batch: dosis.batch,
  kadaluarsa: dosis.expiresOn,
  lokasi: dosis.site,
  vaksinator: dosis.vaccinator,
  dibatalkan: dosis.cancelledAt,
  dibatalkanOleh: dosis.cancelledBy,
  alasanBatal: dosis.cancelReason,
  jumlahKipi: sql<number>`(select count(*)::int from ${kipi} where ${kipi.dosisId} = ${dosis.id})`,
  kipiSerius: sql<boolean>`exists (select from ${kipi} where ${kipi.dosisId} = ${dosis.id} and ${kipi.isSerious})`,
  ...kipiStanding,
  version: dosis.version,
  createdAt: dosis.createdAt,
  createdBy: dosis.createdBy,
  modifiedAt: dosis.modifiedAt,
  modifiedBy: dosis.modifiedBy,
};

/** Finds visits, newest first; the caller must add the scope to `where`. */
export async function visitsWhere(db: Context['db'], where: SQL | undefined): Promise<Dosis[]> {
  const rows = await db
    .select(columns)
    .from(dosis)
    .innerJoin(faskes, eq(faskes.id, dosis.faskesId))
    .where(where)
    .orderBy(desc(dosis.givenOn), desc(dosis.id));
  return rows.map(row => ({
    ...row,
    vaccinationType: row.vaccinationType as VaccinationType,
    alasan: row.alasan as DoseReason | null,
    lokasi: row.lokasi as Dosis['lokasi'],
  }));
}

/** Gets one visit without a scope check. @throws Problem 404 */
export async function getVisit(db: Context['db'], id: number): Promise<Dosis> {
  const [found] = await visitsWhere(db, eq(dosis.id, id));
  if (!found) throw notFound('Catatan vaksinasi');
  return found;
}

/**
 * Finds the visits of a registration and of the same person's other registrations in scope, newest
 * first. Includes cancelled visits and KIPI counts, but no health data.
 * @throws Problem 404 when the registration is outside the caller's scope
 */
export async function dosesOf(ctx: Context, pesertaId: number): Promise<Dosis[]> {
  const reach = reachOf(ctx);
  const [one] = await ctx.db
    .select({ personKey: peserta.personKey })
    .from(peserta)
    .where(and(eq(peserta.id, pesertaId), reach));
  if (!one) throw notFound('Peserta');
  const linked = ctx.db
    .select({ id: peserta.id })
    .from(peserta)
    .where(and(eq(peserta.personKey, one.personKey), reach));
  return await visitsWhere(ctx.db, inArray(dosis.pesertaId, linked));
}
