import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { roles } from '#contract/core/roles.ts';
import type { SharedView } from '#contract/domains/shared-view.ts';
import { recordColumns } from './columns.ts';

/** A saved filter of a list that the accounts of some roles see. */
export const sharedView = pgTable(
  'shared_view',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    daftar: text('daftar').notNull(),
    nama: text('nama').notNull(),
    peran: text('peran', { enum: roles }).array().notNull(),
    tampilan: jsonb('tampilan').$type<SharedView['tampilan']>().notNull(),
    ...recordColumns(),
  },
  table => [uniqueIndex('shared_view_name_unique').on(table.daftar, sql`lower(${table.nama})`)],
);
