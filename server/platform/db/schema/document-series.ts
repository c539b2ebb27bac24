import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { documentKinds } from '#contract/core/document-number.ts';

/** The last serial number that was drawn, by kind of document and year. */
export const documentSeries = pgTable(
  'document_series',
  {
    kind: text('kind', { enum: documentKinds }).notNull(),
    year: smallint('year').notNull(),
    lastSerial: integer('last_serial').notNull(),
  },
  table => [
    primaryKey({ columns: [table.kind, table.year] }),
    check('document_series_last_serial', sql`${table.lastSerial} > 0`),
  ],
);
