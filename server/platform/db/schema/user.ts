import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { companyRightNames } from '#contract/policy.ts';
import { bhbu } from './bhbu.ts';
import { bytes, instant, logPosition, recordColumns } from './columns.ts';
import { faskes } from './faskes.ts';
import { role } from './role.ts';

/** A user account. It belongs to one company, to one facility, or to neither. */
export const appUser = pgTable(
  'app_user',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userName: text('user_name').notNull(),
    fullName: text('full_name').notNull(),
    email: text('email'),
    noHP: text('no_hp'),
    passwordHash: text('password_hash').notNull(),
    passwordChangedAt: instant('password_changed_at'),
    /** When an assigned first password expires; null for a password that the user chose. */
    passwordExpiresAt: instant('password_expires_at'),
    mustChangePassword: boolean('must_change_password').notNull().default(true),
    roleId: integer('role_id')
      .notNull()
      .references(() => role.id),
    bhbuId: integer('bhbu_id').references(() => bhbu.id),
    faskesId: integer('faskes_id').references(() => faskes.id),
    /** What its company lets the account do; it has no effect for an account of no company. */
    hak: text('hak', { enum: companyRightNames }).array().notNull().default(companyRightNames),
    isActive: boolean('is_active').notNull().default(true),
    deletedAt: instant('deleted_at'),
    lastSignedInAt: instant('last_signed_in_at'),
    ...recordColumns(),
  },
  table => [
    uniqueIndex('app_user_username_unique').on(sql`lower(${table.userName})`),
    index('app_user_role_id_index').on(table.roleId),
    index('app_user_bhbu_id_index').on(table.bhbuId),
    index('app_user_faskes_id_index').on(table.faskesId),
    check('app_user_one_organization', sql`num_nonnulls(${table.bhbuId}, ${table.faskesId}) <= 1`),
  ],
);

/** A session. The ID is the hash of the session's secret, so a leaked table grants no access. */
export const session = pgTable(
  'session',
  {
    id: text('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => appUser.id),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
    endReason: text('end_reason'),
    /** When the password or the second factor was last proved in this session. */
    confirmedAt: instant('confirmed_at').notNull().defaultNow(),
    userAgent: text('user_agent'),
    address: text('address'),
    /**
     * Where the write-ahead log ended after the session's last write; null before the first one, and
     * without a replica.
     */
    lastWrite: logPosition('last_write'),
  },
  table => [
    index('session_open_index')
      .on(table.userId)
      .where(sql`${table.endedAt} is null`),
  ],
);

/**
 * A single-use ticket for a download. The query is encrypted because it may identify a person; the
 * ID is a hash of the ticket.
 */
export const downloadTicket = pgTable(
  'download_ticket',
  {
    id: text('id').primaryKey(),
    sessionId: text('session_id')
      .notNull()
      .references(() => session.id),
    path: text('path').notNull(),
    query: bytes('query').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  table => [
    index('download_ticket_expires_at_index').on(table.expiresAt),
    index('download_ticket_session_id_index').on(table.sessionId),
  ],
);

/** A user's display settings. */
export const preference = pgTable(
  'preference',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => appUser.id),
    key: text('key').notNull(),
    value: jsonb('value').notNull(),
    modifiedAt: instant('modified_at').notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.userId, table.key] })],
);
