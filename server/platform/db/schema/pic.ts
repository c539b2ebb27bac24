import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bhbu } from './bhbu.ts';
import { recordColumns } from './columns.ts';
import { appUser } from './user.ts';

/**
 * The contact person (PIC) of an account. An account that works for a company confirms the contact
 * of the company's record, which is stored there alone; any other account has a contact of its own.
 */
export const pic = pgTable(
  'pic',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => appUser.id),
    /** The company whose contact the account has confirmed. */
    bhbuId: integer('bhbu_id').references(() => bhbu.id),
    namaPIC: text('nama_pic'),
    noHP: text('no_hp'),
    email: text('email'),
    ...recordColumns(),
  },
  table => [
    check(
      'pic_contact',
      sql`num_nonnulls(nama_pic, no_hp, email) = case when bhbu_id is null then 3 else 0 end`,
    ),
    index('pic_bhbu_id_index').on(table.bhbuId),
  ],
);
