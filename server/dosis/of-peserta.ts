import { asc, eq, sql } from 'drizzle-orm';
import type { DosisOfPeserta } from '#contract/dosis/of-peserta.ts';
import { canAccess } from '#contract/policy.ts';
import type { Context } from '../context.ts';
import { dosis, faskes, kipi } from '../db/schema/index.ts';
import { kipiStanding } from './kipi-standing.ts';

/** What an employer is told of events after a dose. */
const untold = { adaKipi: false, laporKipi: null, kipiDilaporkan: null };

/**
 * The visits of one registration in their order, cancelled ones too; without screening and reasons of
 * health. That something happened after one, and why a note was taken back, is told to who records
 * them, not to employers.
 */
export async function visitsOf(
  { db, user }: Pick<Context, 'db' | 'user'>,
  pesertaId: number,
): Promise<DosisOfPeserta[]> {
  const isNurse = canAccess(user.role, 'vaksinasi.read') !== undefined;
  const rows = await db
    .select({
      id: dosis.id,
      ke: dosis.number,
      hasil: dosis.result,
      tanggal: dosis.givenOn,
      jam: dosis.givenAt,
      namaFaskes: faskes.name,
      vaksin: dosis.vaccine,
      batch: dosis.batch,
      vaksinator: dosis.vaccinator,
      adaKipi: sql<boolean>`exists (select from ${kipi} where ${kipi.dosisId} = ${dosis.id})`,
      ...kipiStanding,
      cancelledAt: dosis.cancelledAt,
      cancelledBy: dosis.cancelledBy,
      cancelReason: dosis.cancelReason,
      createdBy: dosis.createdBy,
    })
    .from(dosis)
    .innerJoin(faskes, eq(faskes.id, dosis.faskesId))
    .where(eq(dosis.pesertaId, pesertaId))
    .orderBy(asc(dosis.givenOn), asc(dosis.givenAt), asc(dosis.id));
  return rows.map(({ cancelledAt, cancelledBy, cancelReason, ...row }) => ({
    ...row,
    ...(isNurse ? {} : untold),
    dibatalkan:
      cancelledAt === null
        ? null
        : { pada: cancelledAt, oleh: cancelledBy, alasan: isNurse ? cancelReason : null },
  }));
}
