import { and, eq, lte } from 'drizzle-orm';
import type { Logger } from 'pino';
import { findTransition } from '#contract/core/lifecycle.ts';
import { messageStates } from '#contract/states/outbox.ts';
import type { Clock, Config } from '#server/platform/config.ts';
import type { Keys } from '#server/platform/crypto/keys.ts';
import { transaction, type Db } from '#server/platform/db/client.ts';
import { withoutQueryValues } from '#server/platform/db/database-error.ts';
import { outbox } from '#server/platform/db/schema/index.ts';
import { runPeriodically } from '#server/platform/run-periodically.ts';
import { loadAttachment, type MailAttachment } from './attachment.ts';
import { eraseExpiredSecrets, decryptMail, deliveredText, type Mail } from './outbox.ts';

/** A mail as it is delivered. */
export interface OutgoingMail extends Pick<Mail, 'to' | 'subject' | 'text'> {
  readonly attachments?: readonly MailAttachment[];
}

/**
 * Delivers a message; returns 'held' when there is no transport, so that an administrator reads it.
 */
export interface MessageDelivery {
  readonly mail: (mail: OutgoingMail) => Promise<'delivered' | 'held'>;
}

interface WorkerOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
  readonly keys: Keys;
  readonly config: Pick<Config, 'publicUrl'>;
  readonly deliver: MessageDelivery;
}

const maxAttempts = 8;

/** Exponential backoff from about one minute to one hour. */
const backoffMs = (attempts: number): number => Math.min(30_000 * 2 ** attempts, 3_600_000);

/**
 * Delivers one due message. The row is locked during delivery and other workers skip it, so none
 * delivers it twice at a time; if a worker dies, the next one retries.
 * @returns whether there was a due message
 */
export async function deliverNextMessage({
  db,
  clock,
  log,
  keys,
  config,
  deliver,
}: WorkerOptions): Promise<boolean> {
  return await transaction(db, async tx => {
    const now = clock();
    const [message] = await tx
      .select()
      .from(outbox)
      .where(
        and(eq(outbox.status, messageStates.initial), lte(outbox.nextAttemptAt, now.toISOString())),
      )
      .orderBy(outbox.nextAttemptAt)
      .limit(1)
      .for('update', { skipLocked: true });
    if (!message) return false;

    const attempts = message.attempts + 1;
    const nextState = (event: 'deliver' | 'hold' | 'fail') =>
      findTransition(messageStates, messageStates.initial, event)?.to;
    let change: Partial<typeof outbox.$inferInsert>;
    try {
      const mail = decryptMail(keys, message);
      if (!mail) throw new Error('The message has no text.');
      const { idDocument, documentMark } = message;
      const attachments =
        idDocument === null ? [] : [await loadAttachment(tx, keys, idDocument, documentMark)];
      const { to, subject } = mail;
      const outcome = await deliver.mail({
        to,
        subject,
        text: deliveredText(mail, config),
        ...(attachments.length > 0 ? { attachments } : {}),
      });
      change = {
        status: nextState(outcome === 'held' ? 'hold' : 'deliver'),
        // The text is erased after delivery.
        ...(outcome === 'delivered'
          ? {
              doneAt: now.toISOString(),
              payload: { ...mail, text: undefined },
              sealed: null,
            }
          : {}),
      };
    } catch (error) {
      log.warn(
        { err: withoutQueryValues(error), message: message.id, attempts },
        'message not delivered',
      );
      change = {
        status: attempts >= maxAttempts ? nextState('fail') : messageStates.initial,
        lastError: String(error).slice(0, 500),
        nextAttemptAt: new Date(now.getTime() + backoffMs(attempts)).toISOString(),
      };
    }
    await tx
      .update(outbox)
      .set({ ...change, attempts })
      .where(eq(outbox.id, message.id));
    return true;
  });
}

/**
 * Starts a worker that delivers due messages until stopped; `stop` waits for the current delivery.
 */
export function startOutboxWorker(
  options: WorkerOptions,
  intervalMs = 5_000,
): { stop: () => Promise<void> } {
  let isStopped = false;
  const periodic = runPeriodically(
    async () => {
      await eraseExpiredSecrets(options.db, options.clock());
      while (!isStopped && (await deliverNextMessage(options)));
    },
    { intervalMs, log: options.log, name: 'outbox delivery' },
  );
  return {
    async stop() {
      isStopped = true;
      await periodic.stop();
    },
  };
}
