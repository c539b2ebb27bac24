import { sql } from 'drizzle-orm';
import { jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, instant } from './columns.ts';

/** What a key pair signs: SMART Health Cards, or case files of agreements. */
export const signingUses = ['KARTU', 'BERKAS'] as const;
export type SigningUse = (typeof signingUses)[number];

/** The coordinates of a public key on the curve P-256, in base64url (RFC 7518, section 6.2). */
export interface PublicKey {
  readonly x: string;
  readonly y: string;
}

/**
 * A key pair whose signatures strangers check. Its public half is published until it is withdrawn, its private half
 * is encrypted; one of each use signs.
 */
export const signingKey = pgTable(
  'signing_key',
  {
    /** The SHA-256 of the public key in base64url (RFC 7638). */
    kid: text('kid').primaryKey(),
    use: text('use', { enum: signingUses }).notNull(),
    publicKey: jsonb('public_key').$type<PublicKey>().notNull(),
    privateKey: bytes('private_key').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When another key took its place. */
    retiredAt: instant('retired_at'),
    /** When its signatures stopped to count. */
    withdrawnAt: instant('withdrawn_at'),
  },
  table => [
    uniqueIndex('signing_key_active_unique')
      .on(table.use)
      .where(sql`retired_at is null`),
  ],
);
