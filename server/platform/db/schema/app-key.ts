import { sql } from 'drizzle-orm';
import { boolean, check, pgTable } from 'drizzle-orm/pg-core';
import { bytes } from './columns.ts';

/**
 * At most one row: a known text, encrypted with the application key. Only the first version wrote
 * it; the next start replaces it by wrapped keys, which serve as the check.
 */
export const appKeyCheck = pgTable(
  'app_key_check',
  {
    id: boolean('id').primaryKey().default(true),
    encrypted: bytes('encrypted').notNull(),
  },
  table => [check('app_key_check_one_row', sql`${table.id}`)],
);
