import { and, asc, eq, exists, gt, lte, notExists, sql, type SQL } from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { transaction, type Db, type Queryable } from '#server/platform/db/client.ts';
import { webhook, webhookDelivery } from '#server/platform/db/schema/index.ts';
import { isNotLeased, leaseNext, type Turns } from '#server/platform/delivery/lease.ts';
import { deliveryMs } from '#server/platform/webhook/send.ts';
import { isOwnerActive } from '#server/platform/webhook/enqueue.ts';

/** A webhook with its secrets. */
export type WebhookReceiver = typeof webhook.$inferSelect;

/** A webhook, and its event that is delivered next; without one when another worker has just taken it. */
export interface NextEvent {
  readonly receiver: WebhookReceiver;
  readonly row: typeof webhookDelivery.$inferSelect | undefined;
}

/** Time in ms after which another worker delivers the event of one that died. */
const leaseMs = 6 * deliveryMs;

/** Condition that no event is on its way to a webhook. */
function isFree(db: Queryable, webhookId: AnyPgColumn | number, now: Date): SQL {
  const other = alias(webhookDelivery, 'other');
  return notExists(
    db
      .select({ one: sql`1` })
      .from(other)
      .where(and(eq(other.webhookId, webhookId), gt(other.leasedUntil, now.toISOString()))),
  );
}

/** Locks the next webhook in turn that is on, takes part, and has a due event while none is on its way. */
async function lockNextWebhook(
  tx: Queryable,
  turns: Turns,
  now: Date,
): Promise<WebhookReceiver | undefined> {
  const due = tx
    .select({ one: sql`1` })
    .from(webhookDelivery)
    .where(
      and(
        eq(webhookDelivery.webhookId, webhook.id),
        eq(webhookDelivery.status, 'MENUNGGU'),
        lte(webhookDelivery.nextAttemptAt, now.toISOString()),
        isNotLeased(webhookDelivery, now),
      ),
    );
  const [next] = await tx
    .select()
    .from(webhook)
    .where(
      and(eq(webhook.status, 'AKTIF'), isOwnerActive, exists(due), isFree(tx, webhook.id, now)),
    )
    .orderBy(sql`${webhook.id} <= ${turns.last}`, asc(webhook.id))
    .limit(1)
    .for('no key update', { skipLocked: true });
  return next;
}

/**
 * Leases the first due event of the next webhook in turn. While the webhook is locked, no other worker leases an event
 * of it, so that it gets one at a time; however many wait, the search reads few of them.
 * @returns undefined when nothing is due
 */
export const leaseNextEvent = (db: Db, turns: Turns, now: Date): Promise<NextEvent | undefined> =>
  transaction(db, async tx => {
    const receiver = await lockNextWebhook(tx, turns, now);
    if (!receiver) return undefined;
    turns.last = receiver.id;
    // A statement of its own, which sees what another worker leased before it let the webhook go.
    const row = await leaseNext(tx, webhookDelivery, now, {
      waiting: 'MENUNGGU',
      leaseMs,
      condition: and(eq(webhookDelivery.webhookId, receiver.id), isFree(tx, receiver.id, now)),
      order: [asc(webhookDelivery.nextAttemptAt), asc(webhookDelivery.id)],
    });
    return { receiver, row };
  });
