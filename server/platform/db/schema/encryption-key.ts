import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { keyNames } from '#server/platform/crypto/keys.ts';
import { bytes, instant } from './columns.ts';

/** The keys of the database, each wrapped (encrypted) with the application key. */
export const encryptionKey = pgTable(
  'encryption_key',
  {
    name: text('name', { enum: keyNames }).notNull(),
    version: integer('version').notNull(),
    wrapped: bytes('wrapped').notNull(),
    /**
     * `added`: decrypts, but does not encrypt before every server knows it. `active`: encrypts.
     * `old`: decrypts until no value needs it.
     */
    state: text('state', { enum: ['added', 'active', 'old'] }).notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    retiredAt: instant('retired_at'),
  },
  table => [
    primaryKey({ columns: [table.name, table.version] }),
    check('encryption_key_state', sql`${table.state} in ('added', 'active', 'old')`),
    uniqueIndex('encryption_key_active_unique')
      .on(table.name)
      .where(sql`state = 'active'`),
  ],
);
