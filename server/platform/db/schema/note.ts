import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { noteVisibilities } from '#contract/core/note.ts';
import { instant } from './columns.ts';
import { appUser } from './user.ts';

/** A note on a record of any resource; its files are attachments of the resource `note`. */
export const note = pgTable(
  'note',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    resource: text('resource').notNull(),
    recordId: integer('record_id').notNull(),
    text: text('text').notNull(),
    visibility: text('visibility', { enum: noteVisibilities }).notNull(),
    /** Ids of the mentioned accounts. */
    mentions: integer('mentions').array().notNull(),
    authorId: integer('author_id')
      .notNull()
      .references(() => appUser.id),
    /** The author's name at the time. */
    authorName: text('author_name').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    index('note_record_index').on(table.resource, table.recordId, table.id),
    index('note_author_index').on(table.authorId),
  ],
);
