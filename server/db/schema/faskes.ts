import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bhbu } from './bhbu.ts';
import { instant, recordColumns } from './columns.ts';

/** A health facility that vaccinates. */
export const faskes = pgTable('faskes', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull(),
  /** Its code in P-Care, by which the national data system knows it. */
  pcareCode: text('pcare_code'),
  isActive: boolean('is_active').notNull().default(true),
  ...recordColumns(),
});

/** Which facility serves which company. */
export const faskesBhbu = pgTable(
  'faskes_bhbu',
  {
    faskesId: integer('faskes_id')
      .notNull()
      .references(() => faskes.id),
    bhbuId: integer('bhbu_id')
      .notNull()
      .references(() => bhbu.id),
    createdAt: instant('created_at').notNull().defaultNow(),
    createdBy: text('created_by'),
  },
  table => [
    primaryKey({ columns: [table.faskesId, table.bhbuId] }),
    index('faskes_bhbu_bhbu_id_index').on(table.bhbuId),
  ],
);
