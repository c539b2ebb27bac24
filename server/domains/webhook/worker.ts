import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import {
  eventIdHeader,
  failureDays,
  maxWaitingDeliveries,
  signatureHeader,
} from '#contract/domains/webhook/index.ts';
import type { Clock, Config } from '#server/platform/config.ts';
import { decryptField, DecryptionError } from '#server/platform/crypto/field-encryption.ts';
import type { Keys } from '#server/platform/crypto/keys.ts';
import { transaction, type Db } from '#server/platform/db/client.ts';
import { webhook, webhookDelivery } from '#server/platform/db/schema/index.ts';
import { laneSchedule, startLanes, type LaneSchedule } from '#server/platform/delivery/lanes.ts';
import { backoffMs, isLeaseOf, type Turns } from '#server/platform/delivery/lease.ts';
import { systemContext } from '#server/platform/lifecycle/lifecycle.ts';
import { transition } from '#server/platform/lifecycle/transition.ts';
import { sendWebhook, type Attempt } from '#server/platform/webhook/send.ts';
import { signatureOf } from '#server/platform/webhook/signature.ts';
import { findTarget, type ResolveHost } from '#server/platform/webhook/target.ts';
import { bodyOf } from './deliveries.ts';
import { leaseNextEvent, type WebhookReceiver } from './next-event.ts';
import { everyWebhook, webhookLifecycle, webhooks } from './records.ts';

/** What delivering one event needs. */
export interface WebhookDeliveryOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
  readonly keys: Keys;
  readonly config: Pick<Config, 'webhookHosts'>;
  readonly resolve: ResolveHost;
  /** Aborts when the server stops. */
  readonly signal: AbortSignal;
  /** The webhooks take turns. */
  readonly turns: Turns;
  readonly timeoutMs?: number;
}

type DeliveryRow = typeof webhookDelivery.$inferSelect;

/** Attempts of one event: with the pauses of `backoffMs` they last about three days. */
const maxAttempts = 16;

const maxBackoffMs = 12 * 3_600_000;

/** Returns a decrypted secret; undefined when it cannot be decrypted. */
function openSecret(keys: Keys, encrypted: Uint8Array): string | undefined {
  try {
    return decryptField(keys, 'webhook.secret', encrypted);
  } catch (error) {
    if (!(error instanceof DecryptionError)) throw error;
    return undefined;
  }
}

/**
 * Returns the secrets with which a webhook's deliveries are signed: two while the earlier one is valid. There is none when
 * the current one cannot be decrypted.
 */
function secretsOf(
  keys: Keys,
  { secret, earlierSecret, rahasiaLamaSampai }: WebhookReceiver,
  now: Date,
): string[] {
  const current = openSecret(keys, secret);
  if (current === undefined) return [];
  const isOverlap = rahasiaLamaSampai !== null && new Date(rahasiaLamaSampai) > now;
  const earlier = earlierSecret && isOverlap ? openSecret(keys, earlierSecret) : undefined;
  return earlier === undefined ? [current] : [current, earlier];
}

/** Sends an event, if its address is still allowed and its secret readable. @throws the reason of `signal` */
async function attempt(
  { keys, config, resolve, signal, timeoutMs }: WebhookDeliveryOptions,
  receiver: WebhookReceiver,
  row: DeliveryRow,
  now: Date,
): Promise<Attempt> {
  const target = findTarget(receiver.alamat, config.webhookHosts);
  if (!target) return { httpStatus: null, ms: null, failure: 'HOST_DITOLAK' };
  const secrets = secretsOf(keys, receiver, now);
  if (secrets.length === 0) return { httpStatus: null, ms: null, failure: 'RAHASIA_RUSAK' };
  const body = JSON.stringify(bodyOf(row));
  return await sendWebhook(target, {
    headers: {
      'content-type': 'application/json',
      'user-agent': 'PortalVaksin-Webhook/1',
      [eventIdHeader]: row.eventId,
      [signatureHeader]: signatureOf(secrets, body, now),
    },
    body,
    resolve,
    signal,
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  });
}

const isTaken = ({ httpStatus }: Attempt): boolean =>
  httpStatus !== null && httpStatus >= 200 && httpStatus < 300;

/** The answer of an address that takes nothing any more. */
const goneStatus = 410;

/**
 * Delivers one due event: leased before and confirmed after it was sent, so that it is sent again when the worker dies in
 * between. A receiver gets each event at least once, and one at a time.
 * @returns whether there was a due event
 */
export async function deliverNextEvent(options: WebhookDeliveryOptions): Promise<boolean> {
  const { db, clock, log, signal, turns } = options;
  const now = clock();
  const next = await leaseNextEvent(db, turns, now);
  if (!next) return false;
  const { receiver, row } = next;
  if (!row) return true;
  let result: Attempt;
  try {
    result = await attempt(options, receiver, row, now);
  } catch (error) {
    if (!signal.aborted) throw error;
    // The server stops: the attempt does not count, and the event is due as before.
    await db
      .update(webhookDelivery)
      .set({ leasedUntil: null })
      .where(isLeaseOf(webhookDelivery, row));
    return true;
  }
  const { httpStatus, ms, failure } = result;
  const attempts = row.attempts + 1;
  const outcome = isTaken(result)
    ? { status: 'TERKIRIM' as const, doneAt: now.toISOString() }
    : {
        status: attempts >= maxAttempts ? ('GAGAL' as const) : ('MENUNGGU' as const),
        nextAttemptAt: new Date(now.getTime() + backoffMs(attempts, maxBackoffMs)).toISOString(),
      };
  const { rowCount } = await db
    .update(webhookDelivery)
    .set({ ...outcome, attempts, httpStatus, ms, failure, leasedUntil: null })
    .where(isLeaseOf(webhookDelivery, row));
  // The webhook was turned off or deleted meanwhile, so the outcome says nothing about it now.
  if (rowCount === 0) return true;
  if (isTaken(result)) {
    await db
      .update(webhook)
      .set({ gagalSejak: null })
      .where(and(eq(webhook.id, receiver.id), sql`${webhook.gagalSejak} is not null`));
    return true;
  }
  log.warn(
    { webhook: receiver.id, delivery: row.id, attempts, httpStatus, failure },
    'webhook not delivered',
  );
  await noteFailure(db, receiver.id, { now, isGone: httpStatus === goneStatus });
  return true;
}

/**
 * Notes that a delivery failed, and gives the address up when it is gone or has failed for days. A webhook that was deleted
 * or turned off meanwhile stays as it is.
 */
async function noteFailure(
  db: Db,
  id: number,
  { now, isGone }: { readonly now: Date; readonly isGone: boolean },
): Promise<void> {
  await db
    .update(webhook)
    .set({ gagalSejak: now.toISOString() })
    .where(and(eq(webhook.id, id), isNull(webhook.gagalSejak)));
  const since = new Date(now.getTime() - failureDays * 86_400_000).toISOString();
  const waiting = and(eq(webhookDelivery.webhookId, id), eq(webhookDelivery.status, 'MENUNGGU'));
  const hasFailedLong =
    (await db.$count(webhook, and(eq(webhook.id, id), sql`${webhook.gagalSejak} <= ${since}`))) > 0;
  if (
    !isGone &&
    !hasFailedLong &&
    (await db.$count(webhookDelivery, waiting)) <= maxWaitingDeliveries
  ) {
    return;
  }
  await transaction(db, async tx => {
    const ctx = systemContext(tx, now);
    const isThere = await tx
      .select({ id: webhook.id })
      .from(webhook)
      .where(and(eq(webhook.id, id), eq(webhook.status, 'AKTIF')))
      .for('no key update');
    if (isThere.length === 0) return;
    const found = await webhooks.get({ ...ctx, ...everyWebhook }, id);
    await transition(ctx, webhookLifecycle, found, 'giveUp');
  });
}

/** Webhooks that get events at the same time. */
const atOnce = 4;

/** Starts a worker that delivers due events until stopped. */
export function startWebhookWorker(
  options: Omit<WebhookDeliveryOptions, 'signal' | 'turns'>,
  schedule: LaneSchedule = laneSchedule,
): { stop: () => Promise<void> } {
  const turns: Turns = { last: 0 };
  const lane = (signal: AbortSignal) => deliverNextEvent({ ...options, signal, turns });
  return startLanes(
    Array.from({ length: atOnce }, () => lane),
    schedule,
    { log: options.log, name: 'webhook delivery' },
  );
}
