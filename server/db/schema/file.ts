import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from './columns.ts';

/** A document or proof, in the database so that it is saved and kept together with its record. */
export const file = pgTable(
  'file',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    mediaType: text('media_type').notNull(),
    size: integer('size').notNull(),
    sha256: text('sha256').notNull(),
    content: bytes('content').notNull(),
    resource: text('resource').notNull(),
    /** Null until the record that it was uploaded for is saved. */
    recordId: text('record_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
    createdBy: text('created_by'),
  },
  table => [index('file_record_index').on(table.resource, table.recordId)],
);
