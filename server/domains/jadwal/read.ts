import { and, asc, eq, gte, isNull, or, sql } from 'drizzle-orm';
import type {
  FaskesWithJadwal,
  JadwalDay,
  Opening,
  Weekday,
} from '#contract/domains/jadwal/index.ts';
import { findVisibleFaskes } from '#server/domains/faskes/index.ts';
import type { Context } from '#server/platform/context.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { isAnyOf } from '#server/platform/db/list-query.ts';
import { faskes, jadwal, jadwalFaskes, libur } from '#server/platform/db/schema/index.ts';
import { notFound } from '#server/platform/problem.ts';

/** Cuts a PostgreSQL time to `HH:MM`, the form used on the wire. */
const toHourMinute = (time: string | null): string | null => time && time.slice(0, 5);

const toJadwalRecord = (row: typeof jadwalFaskes.$inferSelect): JadwalDay => ({
  idFaskes: row.faskesId,
  hari: row.hari as Weekday,
  aktif: row.aktif,
  buka: toHourMinute(row.buka),
  tutup: toHourMinute(row.tutup),
  istirahatMulai: toHourMinute(row.istirahatMulai),
  istirahatSelesai: toHourMinute(row.istirahatSelesai),
  kapasitas: row.kapasitas,
  version: row.version,
  createdAt: row.createdAt,
  createdBy: row.createdBy,
  modifiedAt: row.modifiedAt,
  modifiedBy: row.modifiedBy,
});

/** A week that was never saved has version 0. */
const unsavedWeek = { version: 0, modifiedAt: null, modifiedBy: null };

/** Returns a faskes with its weekly schedule. @throws Problem 404 outside the caller's scope */
export async function getJadwal(ctx: Context, faskesId: number): Promise<FaskesWithJadwal> {
  const found = await findVisibleFaskes(ctx, faskesId);
  if (!found) throw notFound('faskes');
  const [week = unsavedWeek] = await ctx.db
    .select({
      version: jadwal.version,
      modifiedAt: jadwal.modifiedAt,
      modifiedBy: jadwal.modifiedBy,
    })
    .from(jadwal)
    .where(eq(jadwal.faskesId, faskesId));
  const days = await ctx.db
    .select()
    .from(jadwalFaskes)
    .where(eq(jadwalFaskes.faskesId, faskesId))
    .orderBy(asc(jadwalFaskes.hari));
  return { id: faskesId, ...found, jadwal: { ...week, hari: days.map(toJadwalRecord) } };
}

/** The opening of a facility, with the capacity of each open weekday. */
export interface FacilityOpening extends Opening {
  readonly hari: readonly { readonly hari: number; readonly kapasitas: number }[] | null;
}

/**
 * Maps facilities to the days on which they are open.
 * @param from first day whose holidays are read
 * @param ids the facilities; all when omitted
 */
export async function findOpenings(
  db: Queryable,
  from: string,
  ids?: readonly number[],
): Promise<ReadonlyMap<number, FacilityOpening>> {
  const facilities = await db
    .select({
      id: faskes.id,
      nama: faskes.namaFaskes,
      // Null without a schedule.
      hari: sql<{ hari: number; kapasitas: number }[] | null>`
        case when count(${jadwalFaskes.hari}) > 0 then coalesce(
          json_agg(
            json_build_object('hari', ${jadwalFaskes.hari}, 'kapasitas', coalesce(${jadwalFaskes.kapasitas}, 0))
            order by ${jadwalFaskes.hari}
          ) filter (where ${jadwalFaskes.aktif}), '[]') end`,
    })
    .from(faskes)
    .leftJoin(jadwalFaskes, eq(jadwalFaskes.faskesId, faskes.id))
    .where(ids && isAnyOf(faskes.id, ids))
    .groupBy(faskes.id);
  const holidays = await db
    .select({ tanggal: libur.tanggal, nama: libur.nama, idFaskes: libur.idFaskes })
    .from(libur)
    .where(
      and(
        gte(libur.tanggal, from),
        ids && or(isNull(libur.idFaskes), isAnyOf(libur.idFaskes, ids)),
      ),
    )
    .orderBy(asc(libur.tanggal), sql`${libur.idFaskes} nulls first`);
  return new Map(
    facilities.map(({ id, nama, hari }) => [
      id,
      {
        nama,
        hari,
        libur: holidays.filter(({ idFaskes }) => idFaskes === null || idFaskes === id),
      },
    ]),
  );
}
