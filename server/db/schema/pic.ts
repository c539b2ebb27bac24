import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { recordColumns } from './columns.ts';
import { appUser } from './user.ts';

/**
 * The person in charge (PIC) of the programme for an account; the company is that of the account.
 */
export const pic = pgTable('pic', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => appUser.id),
  name: text('name').notNull(),
  phone: text('phone').notNull(),
  email: text('email').notNull(),
  ...recordColumns(),
});
