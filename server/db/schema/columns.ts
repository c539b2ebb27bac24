import { customType, integer, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * An instant, kept to the millisecond: what the wire carries is then exactly what the table holds,
 * so that a value read can be used to find its row again. Read as '2026-11-21T08:05:00.000Z'.
 */
export const instant = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'string' });

/** Bytes, read and written as a Buffer. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({
  dataType: () => 'bytea',
});

/**
 * What every record that people edit carries: its version, and who made and last changed it when.
 * The names are those borne at the time; null stands for the system. A new object each time, since
 * drizzle binds a column to its table.
 */
export const recordColumns = () => ({
  version: integer('version').notNull().default(1),
  createdAt: instant('created_at').notNull().defaultNow(),
  createdBy: text('created_by'),
  modifiedAt: instant('modified_at').notNull().defaultNow(),
  modifiedBy: text('modified_by'),
});
