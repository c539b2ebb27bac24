import { desc, eq } from 'drizzle-orm';
import type { certificateCalls } from '#contract/domains/certificate/calls.ts';
import { getPeserta } from '#server/domains/peserta/index.ts';
import type { Handler } from '#server/platform/context.ts';
import { containsCode, containsName } from '#server/platform/db/list-query.ts';
import { certificate, peserta } from '#server/platform/db/schema/index.ts';
import { certificateColumns, certificateRecords, toCertificate } from './records.ts';

type Query = Parameters<Handler<typeof certificateCalls.list>>[1]['query'];

/** Lists proofs; a text with a digit is searched in their numbers, another one in the names. */
export const list = certificateRecords.list<Query>({
  search: q =>
    q && /\d/.test(q) ? containsCode(q, certificate.nomor) : containsName(q, certificate.namaKey),
  sort: {
    id: certificate.id,
    nomor: certificate.nomor,
    nama: certificate.namaKey,
    // Ids follow the time of issue, and have an index.
    createdAt: certificate.id,
  },
  filters: {
    idBHBU: certificate.idBHBU,
    idFaskes: certificate.idFaskes,
    idPeserta: certificate.idPeserta,
    status: certificate.status,
  },
  selectIds: ({ db }) => db.select({ id: certificate.id }).from(certificate).$dynamic(),
});

/** Returns all proofs of a registration, the latest first. @throws Problem 404 */
export const ofPeserta: Handler<typeof certificateCalls.ofPeserta> = async (ctx, { params }) => {
  const { id } = await getPeserta(ctx, params.id);
  const [holder] = await ctx.db
    .select({
      noSertifikatNasional: peserta.noSertifikatNasional,
      vaccinationType: peserta.vaccinationType,
      dosisDiberikan: peserta.dosisDiberikan,
      sertifikatDosis: peserta.sertifikatDosis,
    })
    .from(peserta)
    .where(eq(peserta.id, id));
  if (!holder) throw new Error('A registration was lost while it was read.');
  const rows = await ctx.db
    .select(certificateColumns)
    .from(certificate)
    .where(eq(certificate.idPeserta, id))
    .orderBy(desc(certificate.id));
  const { noSertifikatNasional, vaccinationType, dosisDiberikan, sertifikatDosis } = holder;
  return {
    sertifikat: rows.map(toCertificate),
    noSertifikatNasional,
    dosisDiberikan,
    perluTerbit: vaccinationType !== 2 && dosisDiberikan > sertifikatDosis,
  };
};
