import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import {
  eventIdHeader,
  failureDays,
  maxWaitingDeliveries,
  signatureHeader,
} from '#contract/domains/webhook/index.ts';
import type { Clock, Config } from '#server/platform/config.ts';
import { decryptField } from '#server/platform/crypto/field-encryption.ts';
import type { Keys } from '#server/platform/crypto/keys.ts';
import { transaction, type Db } from '#server/platform/db/client.ts';
import { webhook, webhookDelivery } from '#server/platform/db/schema/index.ts';
import { laneSchedule, startLanes, type LaneSchedule } from '#server/platform/delivery/lanes.ts';
import { backoffMs, isLeaseOf, leaseInTurn, type Turns } from '#server/platform/delivery/lease.ts';
import { systemContext } from '#server/platform/lifecycle/lifecycle.ts';
import { transition } from '#server/platform/lifecycle/transition.ts';
import { isOwnerActive } from '#server/platform/webhook/enqueue.ts';
import { deliveryMs, sendWebhook, type Attempt } from '#server/platform/webhook/send.ts';
import { signatureOf } from '#server/platform/webhook/signature.ts';
import { findTarget, type ResolveHost } from '#server/platform/webhook/target.ts';
import { bodyOf } from './deliveries.ts';
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

type WebhookSecrets = typeof webhook.$inferSelect;
type DeliveryRow = typeof webhookDelivery.$inferSelect;

/** Attempts of one event: with the pauses of `backoffMs` they last about three days. */
const maxAttempts = 16;

const maxBackoffMs = 12 * 3_600_000;

/** Time in ms after which another worker delivers the event of one that died. */
const leaseMs = 6 * deliveryMs;

/** The webhook is on, takes part, and no other event is on its way to it. */
const mayDeliver = (now: Date) => sql`exists (
  select from ${webhook} where ${webhook.id} = ${webhookDelivery.webhookId}
    and ${webhook.status} = 'AKTIF' and ${isOwnerActive})
  and not exists (
    select from ${webhookDelivery} other where other.webhook_id = ${webhookDelivery.webhookId}
      and other.status = 'MENUNGGU' and other.leased_until > ${now.toISOString()})`;

/** Returns the secrets with which a webhook's deliveries are signed: two while the earlier one is valid. */
function secretsOf(
  keys: Keys,
  { secret, earlierSecret, rahasiaLamaSampai }: WebhookSecrets,
  now: Date,
): string[] {
  const isOverlap = rahasiaLamaSampai !== null && new Date(rahasiaLamaSampai) > now;
  return [secret, ...(earlierSecret && isOverlap ? [earlierSecret] : [])].map(encrypted =>
    decryptField(keys, 'webhook.secret', encrypted),
  );
}

/** Sends an event, if the address is still on an allowed host. @throws the reason of `signal` */
async function attempt(
  { keys, config, resolve, signal, timeoutMs }: WebhookDeliveryOptions,
  receiver: WebhookSecrets,
  row: DeliveryRow,
  now: Date,
): Promise<Attempt> {
  const target = findTarget(receiver.alamat, config.webhookHosts);
  if (!target) return { httpStatus: null, ms: null, failure: 'HOST_DITOLAK' };
  const body = JSON.stringify(bodyOf(row));
  return await sendWebhook(target, {
    headers: {
      'content-type': 'application/json',
      'user-agent': 'PortalVaksin-Webhook/1',
      [eventIdHeader]: row.eventId,
      [signatureHeader]: signatureOf(secretsOf(keys, receiver, now), body, now),
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
  const row = await leaseInTurn(db, webhookDelivery, now, {
    waiting: 'MENUNGGU',
    leaseMs,
    condition: mayDeliver(now),
    order: [
      asc(webhookDelivery.webhookId),
      asc(webhookDelivery.nextAttemptAt),
      asc(webhookDelivery.id),
    ],
    turns,
    turnOf: webhookDelivery.webhookId,
    readTurn: ({ webhookId }) => webhookId,
  });
  if (!row) return false;
  const [receiver] = await db.select().from(webhook).where(eq(webhook.id, row.webhookId));
  // Deleted meanwhile, with its deliveries.
  if (!receiver) return true;
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
  await db
    .update(webhookDelivery)
    .set({ ...outcome, attempts, httpStatus, ms, failure, leasedUntil: null })
    .where(isLeaseOf(webhookDelivery, row));
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

/** Notes that a delivery failed, and gives the address up when it is gone or has failed for days. */
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
    const found = await webhooks.lock({ ...ctx, ...everyWebhook }, id);
    if (found.status === 'AKTIF') await transition(ctx, webhookLifecycle, found, 'giveUp');
  });
}

/** Webhooks that are told of events at the same time. */
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
