import { asc, eq, sql } from 'drizzle-orm';
import type { FaskesWithJadwal, JadwalHari, Weekday } from '#contract/jadwal/index.ts';
import type { Context } from '../context.ts';
import type { Queryable } from '../db/client.ts';
import { jadwal, jadwalFaskes } from '../db/schema/index.ts';
import { faskesNameFor } from '../faskes/name.ts';
import { notFound } from '../problem.ts';

/** PostgreSQL writes seconds; a schedule has none. */
const minutes = (time: string | null): string | null => time && time.slice(0, 5);

/** A day as it goes over the wire. */
const asDay = (row: typeof jadwalFaskes.$inferSelect): JadwalHari => ({
  idFaskes: row.faskesId,
  hari: row.weekday as Weekday,
  aktif: row.isOpen,
  buka: minutes(row.opensAt),
  tutup: minutes(row.closesAt),
  istirahatMulai: minutes(row.breakFrom),
  istirahatSelesai: minutes(row.breakUntil),
  kapasitas: row.capacity,
  version: row.version,
  createdAt: row.createdAt,
  createdBy: row.createdBy,
  modifiedAt: row.modifiedAt,
  modifiedBy: row.modifiedBy,
});

/** A week in which nothing has been saved yet. */
const nothingSaved = { version: 0, modifiedAt: null, modifiedBy: null };

/** A facility with its week. @throws Problem 404 where it is not there, or not the caller's to know of */
export async function getJadwal(ctx: Context, faskesId: number): Promise<FaskesWithJadwal> {
  const namaFaskes = await faskesNameFor(ctx, faskesId);
  if (namaFaskes === undefined) throw notFound('Faskes');
  const [week = nothingSaved] = await ctx.db
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
    .orderBy(asc(jadwalFaskes.weekday));
  return { id: faskesId, namaFaskes, jadwal: { ...week, hari: days.map(asDay) } };
}

/** The days of the week on which facilities are open. One without a schedule is not among them: it takes any day. */
export async function openWeekdays(
  db: Queryable,
  faskesId?: number,
): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
  const rows = await db
    .select({
      faskesId: jadwalFaskes.faskesId,
      open: sql<
        number[]
      >`coalesce(array_agg(${jadwalFaskes.weekday}::int) filter (where ${jadwalFaskes.isOpen}), '{}')`,
    })
    .from(jadwalFaskes)
    .where(faskesId === undefined ? undefined : eq(jadwalFaskes.faskesId, faskesId))
    .groupBy(jadwalFaskes.faskesId);
  return new Map(rows.map(row => [row.faskesId, new Set(row.open)]));
}
