import { and, eq, inArray, isNotNull, lte, sql, type SQL } from 'drizzle-orm';
import { messageStates, step } from '#contract/states.ts';
import type { Queryable } from '../db/client.ts';
import { outbox } from '../db/schema/index.ts';
import type { Keys } from '../keys.ts';
import { seal, unseal } from '../seal.ts';

/** A mail as it waits to be sent. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** What can be put out, by kind. */
export interface Messages {
  readonly mail: Mail;
}
export type MessageKind = keyof Messages;

/** Puts a message out in the transaction of what it tells of: both are kept, or neither. */
export async function enqueue<K extends MessageKind>(
  db: Queryable,
  now: Date,
  kind: K,
  payload: Messages[K],
): Promise<void> {
  await db
    .insert(outbox)
    .values({ kind, payload, createdAt: now.toISOString(), nextAttemptAt: now.toISOString() });
}

const purpose = 'outbox.text';

/** For whom a secret is, and until when it is of use. */
export interface SecretFor {
  readonly userId: number;
  readonly expiresAt: string;
}

/**
 * Puts out a mail with a first password in it. Its text is sealed, and gone once the account has
 * signed in or the password has run out.
 */
export async function enqueueSecret(
  db: Queryable,
  now: Date,
  keys: Keys,
  { text, ...envelope }: Mail,
  { userId, expiresAt }: SecretFor,
): Promise<void> {
  await db.insert(outbox).values({
    kind: 'mail',
    payload: envelope,
    sealed: seal(keys.outbox, purpose, text),
    sealedUntil: expiresAt,
    userId,
    createdAt: now.toISOString(),
    nextAttemptAt: now.toISOString(),
  });
}

/** A kept mail whole, or null when its text is gone. @throws SealError */
export function openMail(
  keys: Keys,
  row: Pick<typeof outbox.$inferSelect, 'payload' | 'sealed'>,
): Mail | null {
  const { to = '', subject = '', text } = row.payload as Partial<Mail>;
  if (row.sealed) return { to, subject, text: unseal(keys.outbox, purpose, row.sealed) };
  return text === undefined ? null : { to, subject, text };
}

/**
 * Blanks the secrets that a condition names; those still waiting have nothing left to tell. One that
 * is being delivered at this moment is not waited for: it is blanked when it has gone.
 */
async function blank(db: Queryable, which: SQL): Promise<void> {
  const { initial } = messageStates;
  const over = step(messageStates, initial, 'give up')?.to ?? initial;
  const free = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isNotNull(outbox.sealed), which))
    .for('update', { skipLocked: true });
  if (free.length === 0) return;
  await db
    .update(outbox)
    .set({
      sealed: null,
      status: sql`case when ${outbox.status} = ${initial} then ${over} else ${outbox.status} end`,
    })
    .where(
      inArray(
        outbox.id,
        free.map(({ id }) => id),
      ),
    );
}

/** Somebody has signed in: what was sent to let them in is of no use to anyone any more. */
export const forgetSecretsOf = (db: Queryable, userId: number): Promise<void> =>
  blank(db, eq(outbox.userId, userId));

/** First passwords that have run out. */
export const forgetExpired = (db: Queryable, now: Date): Promise<void> =>
  blank(db, lte(outbox.sealedUntil, now.toISOString()));
