import { asc, eq, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { findTransition } from '#contract/core/lifecycle.ts';
import { messageStates } from '#contract/states/outbox.ts';
import type { Clock, Config } from '#server/platform/config.ts';
import type { Keys } from '#server/platform/crypto/keys.ts';
import type { Db } from '#server/platform/db/client.ts';
import { withoutQueryValues } from '#server/platform/db/database-error.ts';
import { outbox } from '#server/platform/db/schema/index.ts';
import { laneSchedule, startLanes, type LaneSchedule } from '#server/platform/delivery/lanes.ts';
import {
  backoffMs,
  isLeaseOf,
  leaseInTurn,
  leaseNext,
  type Turns,
} from '#server/platform/delivery/lease.ts';
import { runPeriodically } from '#server/platform/run-periodically.ts';
import { loadAttachment, type MailAttachment } from './attachment.ts';
import { decryptMail, deliveredText, eraseExpiredSecrets, type Mail } from './outbox.ts';

/** A mail as it is delivered. */
export interface OutgoingMail extends Pick<Mail, 'to' | 'subject' | 'text'> {
  readonly attachments?: readonly MailAttachment[];
  /** Identifies the message in this installation. */
  readonly key: string;
}

/**
 * Delivers a message; returns 'held' when there is no transport, so that an administrator reads it. It rejects when
 * the signal aborts.
 */
export interface MessageDelivery {
  readonly mail: (mail: OutgoingMail, signal: AbortSignal) => Promise<'delivered' | 'held'>;
}

/** What delivering one message needs. */
interface DeliveryOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
  readonly keys: Keys;
  readonly config: Pick<Config, 'publicUrl'>;
  readonly deliver: MessageDelivery;
  /** Aborts when the server stops. */
  readonly signal: AbortSignal;
  /** The senders take turns. */
  readonly turns: Turns;
  /** Delivers mails about accounts only, such as passwords. */
  readonly onlyAccountMails?: boolean;
}

type OutboxRow = typeof outbox.$inferSelect;

const maxAttempts = 8;

/** Most time in ms for one delivery. */
const deliveryMs = 60_000;

/** Time in ms after which another worker delivers the message of one that died. */
const leaseMs = 3 * deliveryMs;

/** Most time in ms between two attempts. */
const maxBackoffMs = 3_600_000;

const senderOf = sql<number>`coalesce(${outbox.senderId}, 0)`;

/**
 * Leases the next message: those about accounts first, then those of the next sender, so that the senders take turns
 * however many messages one has.
 */
async function leaseMessage(
  { db, turns, onlyAccountMails = false }: DeliveryOptions,
  now: Date,
): Promise<OutboxRow | undefined> {
  const options = {
    waiting: messageStates.initial,
    leaseMs,
    order: [asc(senderOf), asc(outbox.nextAttemptAt)],
  };
  const ofAccounts = eq(outbox.isAccountMail, true);
  const first = await leaseNext(db, outbox, now, { ...options, condition: ofAccounts });
  if (first || onlyAccountMails) return first;
  return await leaseInTurn(db, outbox, now, {
    ...options,
    condition: eq(outbox.isAccountMail, false),
    turns,
    turnOf: senderOf,
    readTurn: ({ senderId }) => senderId ?? 0,
  });
}

/** Delivers a leased message. @returns the columns that say how it ended */
async function deliver(
  { db, keys, config, deliver: { mail: send }, signal }: DeliveryOptions,
  row: OutboxRow,
  now: Date,
): Promise<Partial<typeof outbox.$inferInsert>> {
  const mail = decryptMail(keys, row);
  if (!mail) throw new Error('The message has no text.');
  const { idDocument, documentMark } = row;
  const attachments =
    idDocument === null ? [] : [await loadAttachment(db, keys, idDocument, documentMark)];
  const { to, subject } = mail;
  const outgoing = {
    to,
    subject,
    text: deliveredText(mail, config),
    key: `${row.id} ${row.createdAt}`,
    ...(attachments.length > 0 ? { attachments } : {}),
  };
  const limit = AbortSignal.any([signal, AbortSignal.timeout(deliveryMs)]);
  const outcome = await send(outgoing, limit);
  const event = outcome === 'held' ? 'hold' : 'deliver';
  return {
    status: findTransition(messageStates, messageStates.initial, event)?.to,
    // The text is erased after delivery.
    ...(outcome === 'delivered'
      ? { doneAt: now.toISOString(), payload: { ...mail, text: undefined }, sealed: null }
      : {}),
  };
}

/**
 * Delivers one due message. It is leased before and confirmed after the delivery, which holds neither a lock nor a
 * connection; when the worker dies in between, the message is delivered again after the lease.
 * @returns whether there was a due message
 */
export async function deliverNextMessage(options: DeliveryOptions): Promise<boolean> {
  const { db, clock, log, signal } = options;
  const now = clock();
  const row = await leaseMessage(options, now);
  if (!row) return false;
  const attempts = row.attempts + 1;
  let change: Partial<typeof outbox.$inferInsert>;
  try {
    change = { ...(await deliver(options, row, now)), attempts };
  } catch (error) {
    log.warn(
      { err: withoutQueryValues(error), message: row.id, attempts },
      'message not delivered',
    );
    const { initial } = messageStates;
    const isLast = attempts >= maxAttempts;
    change = signal.aborted
      ? {}
      : {
          attempts,
          status: isLast ? findTransition(messageStates, initial, 'fail')?.to : initial,
          lastError: String(error).slice(0, 500),
          nextAttemptAt: new Date(now.getTime() + backoffMs(attempts, maxBackoffMs)).toISOString(),
        };
  }
  await db
    .update(outbox)
    .set({ ...change, leasedUntil: null })
    .where(isLeaseOf(outbox, row));
  return true;
}

/** How the worker runs. */
export interface WorkerSchedule extends LaneSchedule {
  /** Messages that are delivered at once, besides one about an account. */
  readonly atOnce: number;
}

const workerSchedule: WorkerSchedule = { ...laneSchedule, atOnce: 4 };

/**
 * Starts a worker that delivers due messages, several at once and one place of them for mails about accounts. Beside the
 * deliveries, however long these take, it erases first passwords that have expired.
 */
export function startOutboxWorker(
  options: Omit<DeliveryOptions, 'signal' | 'turns' | 'onlyAccountMails'>,
  { atOnce, ...schedule }: WorkerSchedule = workerSchedule,
): { stop: () => Promise<void> } {
  const turns: Turns = { last: 0 };
  const lane = (onlyAccountMails: boolean) => (signal: AbortSignal) =>
    deliverNextMessage({ ...options, signal, turns, onlyAccountMails });
  const { db, clock, log } = options;
  const erasing = runPeriodically(() => eraseExpiredSecrets(db, clock()), {
    intervalMs: schedule.intervalMs,
    log,
    name: 'erasure of expired passwords',
  });
  const lanes = startLanes(
    [lane(true), ...Array.from({ length: atOnce }, () => lane(false))],
    schedule,
    { log, name: 'outbox delivery' },
  );
  return {
    async stop() {
      await Promise.all([erasing.stop(), lanes.stop()]);
    },
  };
}
