import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { deadStates } from '#contract/core/document/calls.ts';
import { messageStates } from '#contract/states/outbox.ts';
import { bytes, instant } from './columns.ts';
import { filedDocument } from './filed-document.ts';
import { appUser } from './user.ts';

/**
 * Transactional outbox: messages are saved in the transaction of the change that causes them and
 * delivered by a worker.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').notNull(),
    status: text('status', { enum: messageStates.names }).notNull().default('pending'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull().defaultNow(),
    lastError: text('last_error'),
    /** Until when a worker may deliver the message; null while none does. */
    leasedUntil: instant('leased_until'),
    /** Whether it is about the recipient's own account, such as a password; such mails come first. */
    isAccountMail: boolean('is_account_mail').notNull().default(false),
    /** The account that sends it; null for the system and for strangers. The senders take turns. */
    senderId: integer('sender_id').references(() => appUser.id),
    /** Why an administrator dismissed the message. */
    dismissReason: text('dismiss_reason'),
    createdAt: instant('created_at').notNull().defaultNow(),
    doneAt: instant('done_at'),
    /**
     * The encrypted text of a message with a secret, such as a mail with a first password;
     * `payload` does not contain it then.
     */
    sealed: bytes('sealed'),
    sealedUntil: instant('sealed_until'),
    /** The account whose first sign-in makes the secret obsolete, so that it is erased. */
    userId: integer('user_id').references(() => appUser.id),
    /** The filed document whose PDF is attached; its bytes are read when the mail is sent. */
    idDocument: integer('id_document').references(() => filedDocument.id),
    /** The mark of the copy that is attached, of a document that no longer counts. */
    documentMark: text('document_mark', { enum: deadStates }),
  },
  table => [
    check(
      'outbox_status',
      sql`${table.status} in ('pending', 'done', 'dead', 'held', 'dismissed')`,
    ),
    index('outbox_pending_index')
      .on(table.isAccountMail, sql`coalesce(sender_id, 0)`, table.nextAttemptAt)
      .where(sql`${table.status} = 'pending'`),
    index('outbox_sender_index')
      .on(table.senderId, table.createdAt)
      .where(sql`sender_id is not null`),
    index('outbox_sealed_index')
      .on(table.userId, table.sealedUntil)
      .where(sql`sealed is not null`),
    index('outbox_document_index')
      .on(table.idDocument)
      .where(sql`id_document is not null`),
  ],
);
