import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from './columns.ts';

/**
 * An uploaded document, stored in the database so that it is saved in the transaction of its record
 * and included in the same backup.
 */
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
    /** Null until the record for which it was uploaded is saved. */
    recordId: text('record_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
    createdBy: text('created_by'),
  },
  table => [index('file_record_index').on(table.resource, table.recordId)],
);
