import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, primaryKey, smallint, time } from 'drizzle-orm/pg-core';
import { recordColumns } from './columns.ts';
import { faskes } from './faskes.ts';

/**
 * The weekly schedule of a facility. Its version changes with any of its days, and updates lock
 * this row.
 */
export const jadwal = pgTable('jadwal', {
  faskesId: integer('faskes_id')
    .primaryKey()
    .references(() => faskes.id),
  ...recordColumns(),
});

/** One day of a facility's week (1 is Monday), in the facility's local time. */
export const jadwalFaskes = pgTable(
  'jadwal_faskes',
  {
    faskesId: integer('faskes_id')
      .notNull()
      .references(() => jadwal.faskesId),
    weekday: smallint('weekday').notNull(),
    isOpen: boolean('is_open').notNull(),
    /** A closed day may store its opening hours for when it opens again. */
    opensAt: time('opens_at'),
    closesAt: time('closes_at'),
    breakFrom: time('break_from'),
    breakUntil: time('break_until'),
    /** People per day. */
    capacity: integer('capacity'),
    ...recordColumns(),
  },
  table => [
    primaryKey({ columns: [table.faskesId, table.weekday] }),
    check('jadwal_faskes_weekday', sql`${table.weekday} between 1 and 7`),
    check(
      'jadwal_faskes_open',
      sql`not ${table.isOpen} or num_nulls(${table.opensAt}, ${table.closesAt}, ${table.capacity}) = 0`,
    ),
    check(
      'jadwal_faskes_hours',
      sql`num_nulls(${table.opensAt}, ${table.closesAt}) <> 1 and ${table.opensAt} < ${table.closesAt}`,
    ),
    check(
      'jadwal_faskes_break',
      sql`num_nulls(${table.breakFrom}, ${table.breakUntil}) <> 1
        and (${table.breakFrom} is null or ${table.opensAt} is not null)
        and ${table.opensAt} < ${table.breakFrom} and ${table.breakFrom} < ${table.breakUntil}
        and ${table.breakUntil} < ${table.closesAt}`,
    ),
    check('jadwal_faskes_capacity', sql`${table.capacity} > 0`),
  ],
);
