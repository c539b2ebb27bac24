import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bytes, instant, recordColumns } from './columns.ts';
import { appUser } from './user.ts';

const ownerId = () =>
  integer('user_id')
    .notNull()
    .references(() => appUser.id);

/** The authenticator app of an account. */
export const totp = pgTable('totp', {
  userId: ownerId().primaryKey(),
  /** The shared secret, encrypted. */
  secret: bytes('secret').notNull(),
  createdAt: instant('created_at').notNull(),
  /** When its first code was entered; null while it is being set up, when no sign-in asks for it. */
  confirmedAt: instant('confirmed_at'),
  /** The time step of the last code that was used; an earlier one is refused. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
});

/** A passkey (WebAuthn credential) of an account. */
export const passkey = pgTable(
  'passkey',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId(),
    nama: text('nama').notNull(),
    credentialId: text('credential_id').notNull().unique(),
    publicKey: bytes('public_key').notNull(),
    /** Signatures so far, by the authenticator's own count; 0 for one that does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<string[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  table => [index('passkey_user_id_index').on(table.userId)],
);

/** A recovery code of an account, as a hash; it works once. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    userId: ownerId(),
    hash: text('hash').notNull(),
    usedAt: instant('used_at'),
  },
  table => [primaryKey({ columns: [table.userId, table.hash] })],
);

/**
 * A step that waits for its answer: the second step of a sign-in, a passkey that is being added, or the
 * proof for a sensitive act. The ID is the hash of its token.
 */
export const factorChallenge = pgTable(
  'factor_challenge',
  {
    id: text('id').primaryKey(),
    userId: ownerId(),
    purpose: text('purpose').notNull(),
    /** What a passkey signs. */
    challenge: text('challenge').notNull(),
    attempts: integer('attempts').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
  },
  table => [
    index('factor_challenge_user_id_index').on(table.userId),
    index('factor_challenge_expires_at_index').on(table.expiresAt),
  ],
);

/**
 * A browser in which an account signed in, known by the hash of a random cookie. Trust, which skips the
 * second factor, ends at `trustedUntil`.
 */
export const device = pgTable(
  'device',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId(),
    hash: text('hash').notNull(),
    userAgent: text('user_agent'),
    address: text('address'),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    trustedUntil: instant('trusted_until'),
  },
  table => [
    uniqueIndex('device_user_hash_unique').on(table.userId, table.hash),
    index('device_last_seen_at_index').on(table.lastSeenAt),
  ],
);

/** Whether the accounts of a base role need a second factor. A role without a row may have one. */
export const factorRule = pgTable(
  'factor_rule',
  {
    role: text('role').primaryKey(),
    mode: text('mode').notNull(),
    graceDays: integer('grace_days').notNull(),
    /** Since when the mode is in force; the time of grace begins with it. */
    since: instant('since').notNull(),
    ...recordColumns(),
  },
  table => [check('factor_rule_mode', sql`${table.mode} in ('mati', 'opsional', 'wajib')`)],
);

/** A link by mail that replaces a forgotten password; the ID is the hash of its token. */
export const passwordLink = pgTable(
  'password_link',
  {
    id: text('id').primaryKey(),
    userId: ownerId(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  table => [
    index('password_link_user_id_index').on(table.userId),
    index('password_link_expires_at_index').on(table.expiresAt),
  ],
);
