import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Role } from '#contract/policy.ts';
import { recordColumns } from './columns.ts';

/** A role of user accounts; its permissions are those of its base role. */
export const role = pgTable(
  'role',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    peranDasar: text('peran_dasar').$type<Role>().notNull(),
    bawaan: boolean('bawaan').notNull().default(false),
    keterangan: text('keterangan'),
    ...recordColumns(),
  },
  table => [uniqueIndex('role_name_unique').on(sql`lower(${table.name})`)],
);
