import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  varchar,
} from 'drizzle-orm/pg-core';
import { bytes, instant } from './columns.ts';
import { appUser } from './user.ts';

/** Calls with an `Idempotency-Key`, and their answers. */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    actorKey: text('actor_key').notNull(),
    /** Hash of the account and the key that it sent. */
    key: text('key').notNull(),
    method: text('method').notNull(),
    path: text('path').notNull(),
    bodyHash: text('body_hash').notNull(),
    /** 202 when `answer` only says how far the call got; otherwise null. */
    status: integer('status'),
    headers: jsonb('headers'),
    answer: jsonb('answer'),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.actorKey, table.key] }),
    index('idempotency_key_expires_at_index').on(table.expiresAt),
  ],
);

/** Used captchas, stored until they would have expired. */
export const captchaUsed = pgTable(
  'captcha_used',
  { id: text('id').primaryKey(), expiresAt: instant('expires_at').notNull() },
  table => [index('captcha_used_expires_at_index').on(table.expiresAt)],
);

/** Counters of failed attempts, in the table shape that rate-limiter-flexible requires. */
export const throttle = pgTable(
  'throttle',
  {
    key: varchar('key', { length: 255 }).primaryKey(),
    points: integer('points').notNull().default(0),
    expire: bigint('expire', { mode: 'number' }),
  },
  table => [index('throttle_expire_index').on(table.expire)],
);

/**
 * People whom an account entered on a day and whom another organisation has registered, by blind index. They are counted,
 * so that an account cannot find out by trying numbers who is registered.
 */
export const foreignHit = pgTable(
  'foreign_hit',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => appUser.id),
    day: date('day', { mode: 'string' }).notNull(),
    personKey: bytes('person_key').notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.day, table.personKey] })],
);
