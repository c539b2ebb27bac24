import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { CertificateDose } from '#contract/domains/certificate/record.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { isAnyOf } from '#server/platform/db/list-query.ts';
import { bhbu, dose, faskes, peserta, product } from '#server/platform/db/schema/index.ts';
import { identityOf } from './waiting.ts';

/** The columns of a registration that a proof copies. */
export const holderColumns = {
  id: peserta.id,
  isWNI: peserta.isWNI,
  nikMask: peserta.nikMask,
  negara: peserta.negara,
  noPasporMask: peserta.noPasporMask,
  nama: peserta.nama,
  tanggalLahir: peserta.tanggalLahir,
  bhbuId: peserta.bhbuId,
  vaccinationType: peserta.vaccinationType,
  noSertifikatNasional: peserta.noSertifikatNasional,
};

/** A locked registration, as far as a proof copies it. */
export type Holder = Pick<typeof peserta.$inferSelect, keyof typeof holderColumns>;

interface GivenDose {
  readonly idFaskes: number;
  readonly shown: CertificateDose;
  readonly cvx: string | null;
}

/** Returns the given doses of registrations in their order, by registration; not cancelled ones. */
async function findGivenDoses(
  db: Queryable,
  ids: readonly number[],
): Promise<Map<number, GivenDose[]>> {
  const rows = await db
    .select({
      idPeserta: dose.pesertaId,
      dosisKe: dose.dosisKe,
      tanggal: dose.tanggal,
      vaksin: dose.vaksin,
      batch: dose.batch,
      lokasi: sql<CertificateDose['lokasi']>`${dose.lokasi}`,
      idFaskes: dose.faskesId,
      namaFaskes: faskes.namaFaskes,
      cvx: product.kodeCVX,
    })
    .from(dose)
    .innerJoin(faskes, eq(faskes.id, dose.faskesId))
    .leftJoin(product, eq(product.id, dose.idProduk))
    .where(and(isAnyOf(dose.pesertaId, ids), eq(dose.hasil, 'DIBERIKAN'), isNull(dose.dibatalkan)))
    .orderBy(asc(dose.dosisKe), asc(dose.id));
  const given = new Map<number, GivenDose[]>();
  for (const { idPeserta, idFaskes, vaksin, batch, cvx, ...row } of rows) {
    const shown = { ...row, vaksin: vaksin ?? '', batch: batch ?? '' };
    given.set(idPeserta, [...(given.get(idPeserta) ?? []), { idFaskes, shown, cvx }]);
  }
  return given;
}

/**
 * Returns what the proofs of locked registrations show, with the codes of the vaccines in the list CVX
 * by dose; registrations without a given dose are left out.
 */
export async function findSnapshots(db: Queryable, holders: readonly Holder[]) {
  const given = await findGivenDoses(
    db,
    holders.map(({ id }) => id),
  );
  const companies = await db
    .select({ id: bhbu.id, nama: bhbu.namaBHBU })
    .from(bhbu)
    .where(
      isAnyOf(
        bhbu.id,
        holders.flatMap(({ bhbuId }) => bhbuId ?? []),
      ),
    );
  const companyNames = new Map(companies.map(({ id, nama }) => [id, nama]));
  return holders.flatMap(holder => {
    const doses = given.get(holder.id) ?? [];
    const last = doses.at(-1);
    if (!last) return [];
    return [
      {
        vaccineCodes: doses.map(({ cvx }) => cvx),
        snapshot: {
          idPeserta: holder.id,
          vaccinationType: holder.vaccinationType,
          nama: holder.nama,
          identitas: identityOf(holder),
          tanggalLahir: holder.tanggalLahir,
          idBHBU: holder.bhbuId,
          namaBHBU: companyNames.get(holder.bhbuId ?? 0) ?? null,
          idFaskes: last.idFaskes,
          namaFaskes: last.shown.namaFaskes,
          dosis: doses.map(({ shown }) => shown),
          noSertifikatNasional: holder.noSertifikatNasional,
        },
      },
    ];
  });
}

/** What one proof shows. */
export type Snapshot = Awaited<ReturnType<typeof findSnapshots>>[number];
