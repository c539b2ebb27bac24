import type { DayHours } from '#contract/jadwal/index.ts';
import type { Context } from '../context.ts';
import type { jadwalFaskes } from '../db/schema/index.ts';

type Row = typeof jadwalFaskes.$inferInsert;

/** Converts the hours of a day to columns. */
export const columnsOf = (day: DayHours) =>
  ({
    isOpen: day.aktif,
    opensAt: day.buka,
    closesAt: day.tutup,
    breakFrom: day.istirahatMulai,
    breakUntil: day.istirahatSelesai,
    capacity: day.kapasitas,
  }) satisfies Partial<Row>;

export const changedBy = (ctx: Context) => ({
  modifiedAt: ctx.now.toISOString(),
  modifiedBy: ctx.user.fullName,
});

export const madeBy = (ctx: Context) => ({
  createdAt: ctx.now.toISOString(),
  createdBy: ctx.user.fullName,
  ...changedBy(ctx),
});

/** Compares only the editable fields of two days. */
export function isSame(one: DayHours, other: DayHours): boolean {
  const [a, b] = [columnsOf(one), columnsOf(other)];
  return (Object.keys(a) as (keyof typeof a)[]).every(key => a[key] === b[key]);
}
