import type { DayHours } from '#contract/jadwal/index.ts';
import type { Context } from '../context.ts';
import type { jadwalFaskes } from '../db/schema/index.ts';

type Row = typeof jadwalFaskes.$inferInsert;

/** The columns of what a person says of a day. */
export const columnsOf = (day: DayHours) =>
  ({
    isOpen: day.aktif,
    opensAt: day.buka,
    closesAt: day.tutup,
    breakFrom: day.istirahatMulai,
    breakUntil: day.istirahatSelesai,
    capacity: day.kapasitas,
  }) satisfies Partial<Row>;

/** Who changes a day, and when. */
export const changedBy = (ctx: Context) => ({
  modifiedAt: ctx.now.toISOString(),
  modifiedBy: ctx.user.fullName,
});

/** Who made a day, and when. */
export const madeBy = (ctx: Context) => ({
  createdAt: ctx.now.toISOString(),
  createdBy: ctx.user.fullName,
  ...changedBy(ctx),
});

/** Whether two days say the same. */
export function isSame(one: DayHours, other: DayHours): boolean {
  const [a, b] = [columnsOf(one), columnsOf(other)];
  return (Object.keys(a) as (keyof typeof a)[]).every(key => a[key] === b[key]);
}
