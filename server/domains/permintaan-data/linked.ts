import { asc, eq, sql, type SQL } from 'drizzle-orm';
import {
  maxRequestedPeserta,
  type RequestedPeserta,
} from '#contract/domains/permintaan-data/index.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { bhbu, permintaanDataPeserta, peserta } from '#server/platform/db/schema/index.ts';

/** Selects what tells registrations apart, deleted ones included: their data are stored too. */
export async function selectPeople(
  db: Queryable,
  where: SQL | undefined,
): Promise<RequestedPeserta[]> {
  return await db
    .select({
      id: peserta.id,
      nama: peserta.nama,
      identitas: sql<string | null>`coalesce(${peserta.nikMask}, ${peserta.noPasporMask})`,
      tanggalLahir: peserta.tanggalLahir,
      vaccinationType: peserta.vaccinationType,
      namaBHBU: bhbu.namaBHBU,
      dihapus: sql<boolean>`${peserta.deletedAt} is not null`,
      pembatasan: peserta.pembatasan,
    })
    .from(peserta)
    .leftJoin(bhbu, eq(bhbu.id, peserta.bhbuId))
    .where(where)
    .orderBy(asc(peserta.namaKey), asc(peserta.id))
    .limit(maxRequestedPeserta);
}

/** Returns the registrations that a request is about. */
export const peopleOf = (db: Queryable, idPermintaan: number): Promise<RequestedPeserta[]> =>
  selectPeople(
    db,
    sql`${peserta.id} in (select ${permintaanDataPeserta.idPeserta} from ${permintaanDataPeserta}
      where ${permintaanDataPeserta.idPermintaan} = ${idPermintaan})`,
  );

/** Returns the ids of the registrations that a request is about. */
export async function idsOf(db: Queryable, idPermintaan: number): Promise<number[]> {
  const rows = await db
    .select({ id: permintaanDataPeserta.idPeserta })
    .from(permintaanDataPeserta)
    .where(eq(permintaanDataPeserta.idPermintaan, idPermintaan));
  return rows.map(({ id }) => id);
}
