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
    hari: smallint('hari').notNull(),
    aktif: boolean('aktif').notNull(),
    /** A closed day may store its opening hours for when it opens again. */
    buka: time('buka'),
    tutup: time('tutup'),
    istirahatMulai: time('istirahat_mulai'),
    istirahatSelesai: time('istirahat_selesai'),
    /** People per day. */
    kapasitas: integer('kapasitas'),
    ...recordColumns(),
  },
  table => [
    primaryKey({ columns: [table.faskesId, table.hari] }),
    check('jadwal_faskes_weekday', sql`${table.hari} between 1 and 7`),
    check(
      'jadwal_faskes_open',
      sql`not ${table.aktif} or num_nulls(${table.buka}, ${table.tutup}, ${table.kapasitas}) = 0`,
    ),
    check(
      'jadwal_faskes_hours',
      sql`num_nulls(${table.buka}, ${table.tutup}) <> 1 and ${table.buka} < ${table.tutup}`,
    ),
    check(
      'jadwal_faskes_break',
      sql`num_nulls(${table.istirahatMulai}, ${table.istirahatSelesai}) <> 1
        and (${table.istirahatMulai} is null or ${table.buka} is not null)
        and ${table.buka} < ${table.istirahatMulai} and ${table.istirahatMulai} < ${table.istirahatSelesai}
        and ${table.istirahatSelesai} < ${table.tutup}`,
    ),
    check('jadwal_faskes_capacity', sql`${table.kapasitas} > 0`),
  ],
);
