import { asc, eq, sql } from 'drizzle-orm';
import type { FaskesWithJadwal, JadwalDay, Weekday } from '#contract/domains/jadwal/index.ts';
import { findVisibleFaskes } from '#server/domains/faskes/index.ts';
import type { Context } from '#server/platform/context.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { jadwal, jadwalFaskes } from '#server/platform/db/schema/index.ts';
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
  const faskes = await findVisibleFaskes(ctx, faskesId);
  if (!faskes) throw notFound('faskes');
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
  return { id: faskesId, ...faskes, jadwal: { ...week, hari: days.map(toJadwalRecord) } };
}

/**
 * Maps faskes ids to their open weekdays, 1 for Monday. A faskes without a schedule is missing: it
 * accepts any day.
 */
export async function openWeekdays(
  db: Queryable,
  faskesId?: number,
): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
  const rows = await db
    .select({
      faskesId: jadwalFaskes.faskesId,
      open: sql<
        number[]
      >`coalesce(array_agg(${jadwalFaskes.hari}::int) filter (where ${jadwalFaskes.aktif}), '{}')`,
    })
    .from(jadwalFaskes)
    .where(faskesId === undefined ? undefined : eq(jadwalFaskes.faskesId, faskesId))
    .groupBy(jadwalFaskes.faskesId);
  return new Map(rows.map(row => [row.faskesId, new Set(row.open)]));
}
