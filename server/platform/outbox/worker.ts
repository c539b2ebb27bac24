import { and, asc, eq, gt, lte, sql, type SQL } from 'drizzle-orm';
import type { Logger } from 'pino';
import { findTransition } from '#contract/core/lifecycle.ts';
import { messageStates } from '#contract/states/outbox.ts';
import type { Clock, Config } from '#server/platform/config.ts';
import type { Keys } from '#server/platform/crypto/keys.ts';
import type { Db } from '#server/platform/db/client.ts';
import { withoutQueryValues } from '#server/platform/db/database-error.ts';
import { outbox } from '#server/platform/db/schema/index.ts';
import { runPeriodically } from '#server/platform/run-periodically.ts';
import { systemTimers, type Timers } from '#server/platform/transfer-limits.ts';
import { loadAttachment, type MailAttachment } from './attachment.ts';
import {
  decryptMail,
  deliveredText,
  eraseExpiredSecrets,
  isNotLeased,
  type Mail,
} from './outbox.ts';

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
  readonly turns: SenderTurns;
  /** Delivers mails about accounts only, such as passwords. */
  readonly onlyAccountMails?: boolean;
}

/** The sender whose message was delivered last; the next in order has its turn. */
export interface SenderTurns {
  last: number;
}

type OutboxRow = typeof outbox.$inferSelect;

const maxAttempts = 8;

/** Most time in ms for one delivery. */
const deliveryMs = 60_000;

/** Time in ms after which another worker delivers the message of one that died. */
const leaseMs = 3 * deliveryMs;

/** Exponential backoff from about one minute to one hour. */
const backoffMs = (attempts: number): number => Math.min(30_000 * 2 ** attempts, 3_600_000);

const senderOf = sql<number>`coalesce(${outbox.senderId}, 0)`;

/** Leases the first due message that matches the condition: other workers skip it until the lease ends. */
async function leaseFirst(
  { db }: Pick<DeliveryOptions, 'db'>,
  now: Date,
  condition: SQL | undefined,
): Promise<OutboxRow | undefined> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.status, messageStates.initial),
        lte(outbox.nextAttemptAt, now.toISOString()),
        isNotLeased(now),
        condition,
      ),
    )
    .orderBy(asc(senderOf), asc(outbox.nextAttemptAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [leased] = await db
    .update(outbox)
    .set({ leasedUntil: new Date(now.getTime() + leaseMs).toISOString() })
    .where(eq(outbox.id, sql`(${due})`))
    .returning();
  return leased;
}

/**
 * Leases the next message: those about accounts first, then those of the next sender, so that the senders take turns
 * however many messages one has.
 */
async function leaseNext(options: DeliveryOptions, now: Date): Promise<OutboxRow | undefined> {
  const { turns, onlyAccountMails = false } = options;
  const ofAccounts = eq(outbox.isAccountMail, true);
  const first = await leaseFirst(options, now, ofAccounts);
  if (first || onlyAccountMails) return first;
  const others = eq(outbox.isAccountMail, false);
  const next =
    (await leaseFirst(options, now, and(others, gt(senderOf, turns.last)))) ??
    (await leaseFirst(options, now, others));
  if (next) turns.last = next.senderId ?? 0;
  return next;
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
  const row = await leaseNext(options, now);
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
          nextAttemptAt: new Date(now.getTime() + backoffMs(attempts)).toISOString(),
        };
  }
  await db
    .update(outbox)
    .set({ ...change, leasedUntil: null })
    // Not when its lease has ended and it was sent again.
    .where(and(eq(outbox.id, row.id), eq(outbox.leasedUntil, row.leasedUntil ?? '')));
  return true;
}

/** How the worker runs. */
export interface WorkerSchedule {
  readonly intervalMs: number;
  /** Messages that are delivered at once, besides one about an account. */
  readonly atOnce: number;
  /** Time in ms that the deliveries under way have when the worker stops. */
  readonly stopMs: number;
  readonly timers: Timers;
}

const workerSchedule: WorkerSchedule = {
  intervalMs: 5_000,
  atOnce: 4,
  stopMs: 5_000,
  timers: systemTimers,
};

/**
 * Starts a worker that delivers due messages until stopped, several at once and one place of them for mails about
 * accounts. `stop` waits for the deliveries under way, and aborts them after a few seconds.
 */
export function startOutboxWorker(
  options: Omit<DeliveryOptions, 'signal' | 'turns' | 'onlyAccountMails'>,
  { intervalMs, atOnce, stopMs, timers }: WorkerSchedule = workerSchedule,
): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const turns: SenderTurns = { last: 0 };
  let isStopped = false;
  const { log } = options;
  const startLane = (onlyAccountMails: boolean) =>
    runPeriodically(
      async () => {
        if (onlyAccountMails) await eraseExpiredSecrets(options.db, options.clock());
        let hasMore = true;
        while (!isStopped && hasMore) {
          const { signal } = stopping;
          hasMore = await deliverNextMessage({ ...options, signal, turns, onlyAccountMails });
        }
      },
      { intervalMs, log, name: 'outbox delivery' },
    );
  const lanes = [startLane(true), ...Array.from({ length: atOnce }, () => startLane(false))];
  return {
    async stop() {
      isStopped = true;
      const cancel = timers.after(stopMs, () => stopping.abort());
      await Promise.all(lanes.map(lane => lane.stop()));
      cancel();
    },
  };
}
