import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from './columns.ts';

/**
 * A file in a slot of a record. It is stored in the database so that it is saved in the transaction
 * of its record and included in the same backup.
 */
export const attachment = pgTable(
  'attachment',
  {
    id: uuid('id').primaryKey(),
    /** Order of upload, since timestamps can be equal. */
    sequence: integer('sequence').notNull().generatedAlwaysAsIdentity(),
    /** Resource of the record, whose permissions apply to the file. */
    resource: text('resource').notNull(),
    recordId: text('record_id').notNull(),
    slot: text('slot').notNull(),
    name: text('name').notNull(),
    mediaType: text('media_type').notNull(),
    size: integer('size').notNull(),
    sha256: text('sha256').notNull(),
    content: bytes('content').notNull(),
    createdAt: instant('created_at').notNull(),
    createdBy: text('created_by'),
    /** When a later file replaced this one; null for a current file. */
    replacedAt: instant('replaced_at'),
    replacedBy: text('replaced_by'),
  },
  table => [index('attachment_record_index').on(table.resource, table.recordId, table.slot)],
);
