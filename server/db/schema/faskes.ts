import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { recordColumns } from './columns.ts';

/** A health facility that vaccinates. */
export const faskes = pgTable('faskes', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull(),
  isActive: boolean('is_active').notNull().default(true),
  ...recordColumns(),
});
