import { customType, integer, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * A `timestamptz` column with millisecond precision, read as '2026-11-21T08:05:00.000Z'. The wire
 * carries the exact stored value, so it can be used to find the row again.
 */
export const instant = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'string' });

/** A `bytea` column, read and written as a Buffer. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({
  dataType: () => 'bytea',
});

/** A `pg_lsn` column: a position in the write-ahead log, read and written as text such as `0/16B3748`. */
export const logPosition = customType<{ data: string }>({
  dataType: () => 'pg_lsn',
});

/** An `int8multirange` column, read and written as text such as `{[1,4),[7,8)}`. */
export const idRanges = customType<{ data: string }>({
  dataType: () => 'int8multirange',
});

/**
 * Returns the columns of every editable record: version, and who created and last changed it and
 * when. The user names are those at the time; null means the system. Returns new objects on
 * each call because Drizzle binds a column to its table.
 */
export const recordColumns = () => ({
  version: integer('version').notNull().default(1),
  createdAt: instant('created_at').notNull().defaultNow(),
  createdBy: text('created_by'),
  modifiedAt: instant('modified_at').notNull().defaultNow(),
  modifiedBy: text('modified_by'),
});
