import { and, eq, gt, inArray, isNotNull, lte, ne, sql, type SQL } from 'drizzle-orm';
import type { DeadState } from '#contract/core/document/calls.ts';
import { findTransition } from '#contract/core/lifecycle.ts';
import { messageStates } from '#contract/states/outbox.ts';
import type { Config } from '#server/platform/config.ts';
import { encryptField, decryptField } from '#server/platform/crypto/field-encryption.ts';
import type { Keys } from '#server/platform/crypto/keys.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { outbox } from '#server/platform/db/schema/index.ts';
import { isNotLeased } from '#server/platform/delivery/lease.ts';
import { message } from '#server/platform/messages/message.ts';
import { translator } from '#server/platform/messages/translator.ts';
import { Problem } from '#server/platform/problem.ts';

/** The record that a mail is about. */
export interface MailSubject {
  readonly resource: string;
  readonly recordId: number | string;
}

/** A mail in the outbox. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Path of the portal's page that the recipient is led to; its address follows the text. */
  readonly path?: string;
  /** What those who read the outbox can open. */
  readonly about?: MailSubject;
  /** Only its recipient reads the text, not those who read the outbox. */
  readonly isPrivate?: true;
}

/** A mail with the PDF of a filed document, which is stored by the time of delivery. */
export interface MailWithDocument extends Mail {
  readonly idDocument?: number;
  /** The mark of the copy of a document that no longer counts. */
  readonly documentMark?: DeadState;
}

/** Who sends a message. */
export interface MailOrigin {
  /** The account whose call sends it; null or omitted for the system and for strangers. */
  readonly senderId?: number | null;
  /** Whether it is about the recipient's own account, such as a password or a code; such mails come first. */
  readonly isAccountMail?: boolean;
}

/** Payloads by message kind. */
export interface MessagePayloads {
  readonly mail: Mail;
}
export type MessageKind = keyof MessagePayloads;

/**
 * Saves a message in the transaction of the change that causes it, so that both are stored or
 * neither.
 */
export async function enqueueMessage<K extends MessageKind>(
  db: Queryable,
  now: Date,
  kind: K,
  payload: MessagePayloads[K],
  origin: MailOrigin = {},
): Promise<void> {
  const at = now.toISOString();
  await db.insert(outbox).values({ kind, payload, ...origin, createdAt: at, nextAttemptAt: at });
}

/** Most mails that the calls of one account send within a day; notifications of what it did do not count. */
export const maxMailsPerDay = 10_000;

/** @throws Problem 429 when the account would send more mails within a day than it may */
async function checkDailyMails(
  db: Queryable,
  now: Date,
  senderId: number,
  mails: number,
): Promise<void> {
  const dayAgo = new Date(now.getTime() - 86_400_000).toISOString();
  const sent = await db.$count(
    outbox,
    and(eq(outbox.senderId, senderId), gt(outbox.createdAt, dayAgo)),
  );
  if (sent + mails <= maxMailsPerDay) return;
  throw new Problem('TERLALU_SERING', message('outbox.tooManyMails', { banyak: maxMailsPerDay }), {
    headers: { 'retry-after': '3600' },
  });
}

/**
 * Saves mails of an account, or of the server itself (null), in the transaction of the change that causes them.
 * @returns their ids, in the order of the mails
 * @throws Problem 429 when the account sends too many
 */
export async function enqueueMails(
  db: Queryable,
  now: Date,
  mails: readonly MailWithDocument[],
  senderId: number | null,
): Promise<number[]> {
  if (mails.length === 0) return [];
  if (senderId !== null) await checkDailyMails(db, now, senderId, mails.length);
  const at = now.toISOString();
  const saved = await db
    .insert(outbox)
    .values(
      mails.map(({ idDocument, documentMark, ...payload }) => ({
        kind: 'mail',
        payload,
        idDocument,
        documentMark,
        senderId,
        createdAt: at,
        nextAttemptAt: at,
      })),
    )
    .returning({ id: outbox.id });
  return saved.map(({ id }) => id).sort((a, b) => a - b);
}

/**
 * Sends a mail again that was not delivered, to another address or with another text.
 * @returns whether it was not delivered yet
 */
export async function resendMail(
  db: Queryable,
  now: Date,
  id: number,
  mail: Mail,
): Promise<boolean> {
  const changed = await db
    .update(outbox)
    .set({
      // The page and the record of the mail stay.
      payload: sql`${outbox.payload} || ${JSON.stringify(mail)}::jsonb`,
      status: messageStates.initial,
      attempts: 0,
      lastError: null,
      dismissReason: null,
      leasedUntil: null,
      nextAttemptAt: now.toISOString(),
    })
    .where(and(eq(outbox.id, id), ne(outbox.status, 'done')))
    .returning({ id: outbox.id });
  return changed.length > 0;
}

const purpose = 'outbox.text';

/** Recipient of a secret, null without an account, and when the secret expires. */
export interface SecretRecipient {
  readonly userId: number | null;
  readonly expiresAt: string;
  /** The account whose call sends it. */
  readonly senderId: number | null;
}

/**
 * Saves a mail that contains a first password or a personal link. Its text is encrypted and erased
 * when the account signs in or the secret expires. One that goes to an account comes first.
 * @throws Problem 429 when the sender sends too many mails to those without an account
 */
export async function enqueueSecretMail(
  db: Queryable,
  now: Date,
  keys: Keys,
  { text, ...envelope }: Mail,
  { userId, expiresAt, senderId }: SecretRecipient,
): Promise<void> {
  if (userId === null && senderId !== null) await checkDailyMails(db, now, senderId, 1);
  await db.insert(outbox).values({
    kind: 'mail',
    payload: envelope,
    sealed: encryptField(keys, purpose, text),
    sealedUntil: expiresAt,
    userId,
    senderId,
    isAccountMail: userId !== null,
    createdAt: now.toISOString(),
    nextAttemptAt: now.toISOString(),
  });
}

/**
 * Returns a saved mail with its decrypted text, or null when the text was erased.
 * @throws DecryptionError
 */
export function decryptMail(
  keys: Keys,
  row: Pick<typeof outbox.$inferSelect, 'payload' | 'sealed'>,
): Mail | null {
  const { to = '', subject = '', text, ...further } = row.payload as Partial<Mail>;
  const found = row.sealed ? decryptField(keys, purpose, row.sealed) : text;
  return found === undefined ? null : { to, subject, text: found, ...further };
}

/** Returns the text of a mail as its recipient reads it: with the address of the page it leads to. */
export const deliveredText = ({ text, path }: Mail, { publicUrl }: Pick<Config, 'publicUrl'>) =>
  path === undefined
    ? text
    : `${text}\n\n${translator.render(message('mail.address', { alamat: `${publicUrl}${path}` }))}`;

/**
 * Erases the secrets that match the condition; messages that are still pending become failed, since
 * they have no text left. Messages that are being delivered are skipped; delivery erases their text.
 */
async function eraseSecrets(db: Queryable, now: Date, condition: SQL): Promise<void> {
  const { initial } = messageStates;
  const failedState = findTransition(messageStates, initial, 'fail')?.to ?? initial;
  const unlocked = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isNotNull(outbox.sealed), isNotLeased(outbox, now), condition))
    .for('update', { skipLocked: true });
  if (unlocked.length === 0) return;
  await db
    .update(outbox)
    .set({
      sealed: null,
      status: sql`case when ${outbox.status} = ${initial} then ${failedState} else ${outbox.status} end`,
    })
    .where(
      inArray(
        outbox.id,
        unlocked.map(({ id }) => id),
      ),
    );
}

/** Erases the secrets sent to an account once it has signed in. */
export const eraseSecretsOfUser = (db: Queryable, now: Date, userId: number): Promise<void> =>
  eraseSecrets(db, now, eq(outbox.userId, userId));

/** Erases expired first passwords. */
export const eraseExpiredSecrets = (db: Queryable, now: Date): Promise<void> =>
  eraseSecrets(db, now, lte(outbox.sealedUntil, now.toISOString()));
