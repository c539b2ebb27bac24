import type { Queryable } from '../db/client.ts';
import { outbox } from '../db/schema/index.ts';

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
