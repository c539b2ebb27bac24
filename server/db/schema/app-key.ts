import { sql } from 'drizzle-orm';
import { boolean, check, pgTable } from 'drizzle-orm/pg-core';
import { bytes } from './columns.ts';

/** One row: a known text, encrypted with the application key of this database. */
export const appKeyCheck = pgTable(
  'app_key_check',
  {
    id: boolean('id').primaryKey().default(true),
    encrypted: bytes('encrypted').notNull(),
  },
  table => [check('app_key_check_one_row', sql`${table.id}`)],
);
