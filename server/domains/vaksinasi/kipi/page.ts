import { and, eq } from 'drizzle-orm';
import type { vaksinasiCalls } from '#contract/domains/vaksinasi/index.ts';
import { writeAudit } from '#server/platform/audit/write-audit.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { dose, faskes, kipi, peserta } from '#server/platform/db/schema/index.ts';
import { notFound } from '#server/platform/problem.ts';
import { createVisitAuditEntry } from '../audit-entry.ts';
import { vaksinasiScope } from '../scope.ts';
import { getVisit } from '../visits/read.ts';
import { toKipi } from './kipi.ts';

/**
 * Reads an event with its health data, its dose, its person and its facility within the caller's
 * scope, and writes an audit entry of the access.
 * @throws Problem 404
 */
export async function openKipi(ctx: Context, id: number) {
  const [found] = await ctx.db
    .select({ kipi, peserta, faskes })
    .from(kipi)
    .innerJoin(dose, eq(dose.id, kipi.doseId))
    .innerJoin(peserta, eq(peserta.id, dose.pesertaId))
    .innerJoin(faskes, eq(faskes.id, dose.faskesId))
    .where(and(eq(kipi.id, id), vaksinasiScope(ctx)));
  if (!found) throw notFound('kipi');
  const dosis = await getVisit(ctx.db, found.kipi.doseId);
  // In the caller's transaction, which is not always that of the call.
  await writeAudit(
    ctx,
    createVisitAuditEntry('open', dosis, found.peserta.nama, { after: { idKipi: id } }),
  );
  return {
    kipi: toKipi(ctx, { ...found.kipi, zona: dosis.zona }),
    dosis,
    peserta: found.peserta,
    faskes: found.faskes,
  };
}

export const kipiPage: Handler<typeof vaksinasiCalls.kipiPage> = async (ctx, { params }) => {
  const { kipi: event, dosis, peserta: person, faskes: facility } = await openKipi(ctx, params.id);
  const { id, nama, tanggalLahir, jenisKelamin } = person;
  return {
    kipi: event,
    dosis,
    peserta: { id, nama, tanggalLahir, jenisKelamin },
    kontak: { nama: facility.kontakKipi, hp: facility.hpKontakKipi },
  };
};
