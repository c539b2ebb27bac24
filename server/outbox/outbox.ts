import { and, eq, inArray, isNotNull, lte, sql, type SQL } from 'drizzle-orm';
import { findTransition } from '#contract/lifecycle.ts';
import { messageStates } from '#contract/states.ts';
import type { Queryable } from '../db/client.ts';
import { outbox } from '../db/schema/index.ts';
import type { Keys } from '../crypto/keys.ts';
import { encryptField, decryptField } from '../crypto/field-encryption.ts';

/** A mail in the outbox. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
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

const purpose = 'outbox.text';

/** Recipient of a secret, and when the secret expires. */
export interface SecretRecipient {
  readonly userId: number;
  readonly expiresAt: string;
}

/**
 * Saves a mail that contains a first password. Its text is encrypted and erased when the account
 * signs in or the password expires.
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
    sealed: encryptField(keys.outbox, purpose, text),
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
  const { to = '', subject = '', text } = row.payload as Partial<Mail>;
  if (row.sealed) return { to, subject, text: decryptField(keys.outbox, purpose, row.sealed) };
  return text === undefined ? null : { to, subject, text };
}

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
