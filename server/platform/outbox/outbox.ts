import { and, eq, inArray, isNotNull, lte, ne, sql, type SQL } from 'drizzle-orm';
import type { DeadState } from '#contract/core/document/calls.ts';
import { findTransition } from '#contract/core/lifecycle.ts';
import { messageStates } from '#contract/states/outbox.ts';
import type { Config } from '#server/platform/config.ts';
import { encryptField, decryptField } from '#server/platform/crypto/field-encryption.ts';
import type { Keys } from '#server/platform/crypto/keys.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { outbox } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { translator } from '#server/platform/messages/translator.ts';

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
): Promise<void> {
  await db
    .insert(outbox)
    .values({ kind, payload, createdAt: now.toISOString(), nextAttemptAt: now.toISOString() });
}

/**
 * Saves mails in the transaction of the change that causes them.
 * @returns their ids, in the order of the mails
 */
export async function enqueueMails(
  db: Queryable,
  now: Date,
  mails: readonly MailWithDocument[],
): Promise<number[]> {
  if (mails.length === 0) return [];
  const at = now.toISOString();
  const saved = await db
    .insert(outbox)
    .values(
      mails.map(({ idDocument, documentMark, ...payload }) => ({
        kind: 'mail',
        payload,
        idDocument,
        documentMark,
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
}

/**
 * Saves a mail that contains a first password or a personal link. Its text is encrypted and erased
 * when the account signs in or the secret expires.
 */
export async function enqueueSecretMail(
  db: Queryable,
  now: Date,
  keys: Keys,
  { text, ...envelope }: Mail,
  { userId, expiresAt }: SecretRecipient,
): Promise<void> {
  await db.insert(outbox).values({
    kind: 'mail',
    payload: envelope,
    sealed: encryptField(keys, purpose, text),
    sealedUntil: expiresAt,
    userId,
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
 * they have no text left. Messages locked by a running delivery are skipped; delivery erases their
 * text.
 */
async function eraseSecrets(db: Queryable, condition: SQL): Promise<void> {
  const { initial } = messageStates;
  const failedState = findTransition(messageStates, initial, 'fail')?.to ?? initial;
  const unlocked = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isNotNull(outbox.sealed), condition))
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
export const eraseSecretsOfUser = (db: Queryable, userId: number): Promise<void> =>
  eraseSecrets(db, eq(outbox.userId, userId));

/** Erases expired first passwords. */
export const eraseExpiredSecrets = (db: Queryable, now: Date): Promise<void> =>
  eraseSecrets(db, lte(outbox.sealedUntil, now.toISOString()));
