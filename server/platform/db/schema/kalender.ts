import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { locales } from '#contract/core/locale.ts';
import { instant } from './columns.ts';
import { appUser } from './user.ts';

/** The secret address by which calendar programs read the calendar of an account. */
export const calendarFeed = pgTable(
  'calendar_feed',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => appUser.id),
    tokenHash: text('token_hash').notNull(),
    bahasa: text('bahasa', { enum: locales }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  table => [uniqueIndex('calendar_feed_token_unique').on(table.tokenHash)],
);
