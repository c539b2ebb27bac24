import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { machineRightNames } from '#contract/policy.ts';
import { instant, recordColumns } from './columns.ts';
import { appUser } from './user.ts';

/**
 * An account by which another system calls the API. The row in `app_user` gives it a role and an organisation and
 * names it as the author of what it writes; it is never active, so that it signs in nowhere and is neither notified nor
 * offered. Its tokens are sessions, which last until they expire.
 */
export const machineAccount = pgTable(
  'machine_account',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => appUser.id),
    nama: text('nama').notNull(),
    hak: text('hak', { enum: machineRightNames }).array().notNull(),
    dicabutPada: instant('dicabut_pada'),
    alasan: text('alasan'),
    ...recordColumns(),
  },
  table => [uniqueIndex('machine_account_user_id_unique').on(table.userId)],
);
