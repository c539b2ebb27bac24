import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { recordColumns } from './columns.ts';

/** A role of user accounts; its permissions are those of its base role. */
export const role = pgTable(
  'role',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    baseRole: text('base_role').notNull(),
    isBuiltIn: boolean('is_built_in').notNull().default(false),
    description: text('description'),
    ...recordColumns(),
  },
  table => [uniqueIndex('role_name_unique').on(sql`lower(${table.name})`)],
);
