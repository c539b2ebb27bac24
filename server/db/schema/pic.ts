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
  namaPIC: text('nama_pic').notNull(),
  noHP: text('no_hp').notNull(),
  email: text('email').notNull(),
  ...recordColumns(),
});
