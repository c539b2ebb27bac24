import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { appUser } from './user.ts';

/** A notification of one account, shown in the console until it is read and purged. */
export const notification = pgTable(
  'notification',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    resource: text('resource').notNull(),
    recordId: text('record_id').notNull(),
    /** Resource and event, which select the text. */
    message: text('message').notNull(),
    /** Values of the text, without identity numbers. */
    params: jsonb('params').$type<Record<string, string | number>>().notNull(),
    /** Path of the console's page about the record. */
    path: text('path'),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  table => [
    index('notification_user_index').on(table.userId, table.id),
    index('notification_unread_index')
      .on(table.userId)
      .where(sql`read_at is null`),
    index('notification_record_index')
      .on(table.resource, table.recordId)
      .where(sql`read_at is null`),
    index('notification_read_at_index').on(table.readAt),
  ],
);
