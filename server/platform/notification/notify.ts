import { and, eq, inArray, isNull, like, type SQL } from 'drizzle-orm';
import type { Recipient } from '#contract/core/lifecycle.ts';
import { asRole, canAccess, type CompanyRight, type Permission } from '#contract/policy.ts';
import { announceNotifications } from '#server/platform/announce/announce.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { appUser, notification, role } from '#server/platform/db/schema/index.ts';
import { enqueueMessage } from '#server/platform/outbox/outbox.ts';

/** The company, facility and account, or accounts, that a record belongs to. */
export interface RecordOwners {
  readonly bhbuId?: number | null;
  readonly faskesId?: number | null;
  readonly userId?: number | readonly number[] | null;
}

interface NewNotification {
  readonly resource: string;
  readonly recordId: number | string;
  /** Resource and event, such as `bhbu.register`. */
  readonly message: string;
  /** Values of the text. */
  readonly params: Readonly<Record<string, string | number>>;
  /** Path of the console's page about the record, which a notification or a mail leads to. */
  readonly path: string | null;
  /** Sends this mail instead of a notification in the console; null has no text and sends none. */
  readonly mail?: { readonly subject: string; readonly text: string } | null;
  /** The right to act on it: only these accounts of a company are notified, unless none has it. */
  readonly right?: Permission | undefined;
}

/** Returns the condition of a recipient's accounts; undefined when there can be none. */
function accountsOf(
  recipient: Exclude<Recipient, 'pemohon'>,
  { bhbuId, faskesId, userId }: RecordOwners,
): SQL | undefined {
  switch (recipient) {
    case 'ownerBhbu':
      return bhbuId ? eq(appUser.bhbuId, bhbuId) : undefined;
    case 'ownerFaskes':
      return faskesId ? eq(appUser.faskesId, faskesId) : undefined;
    case 'person':
      return userId ? inArray(appUser.id, [userId].flat()) : undefined;
    default:
      return eq(role.peranDasar, recipient);
  }
}

/** Whether an account has the right to act on what it would be notified of. */
function mayAct(
  { base, hak }: { readonly base: string; readonly hak: readonly CompanyRight[] },
  right: Permission,
): boolean {
  const accountRole = asRole(base);
  return accountRole !== undefined && canAccess({ role: accountRole, hak }, right) !== undefined;
}

/** Replaces digit runs as long as an identity number, which a notification must not contain. */
const withoutIdentityNumbers = (value: string | number): string | number =>
  typeof value === 'string' ? value.replace(/\d{15,}/g, '…') : value;

/**
 * Notifies the active accounts of a recipient, except the account that caused it, in the transaction
 * of the change.
 */
export async function notifyAccounts(
  { db, now, user }: { db: Queryable; now: Date; user: { readonly id: number | null } },
  recipient: Exclude<Recipient, 'pemohon'>,
  owners: RecordOwners,
  { resource, recordId, message, params, path, mail, right }: NewNotification,
): Promise<void> {
  const condition = accountsOf(recipient, owners);
  if (!condition || mail === null) return;
  const active = await db
    .select({ id: appUser.id, email: appUser.email, base: role.peranDasar, hak: appUser.hak })
    .from(appUser)
    .innerJoin(role, eq(role.id, appUser.roleId))
    .where(and(condition, eq(appUser.isActive, true), isNull(appUser.deletedAt)));
  const able =
    recipient === 'ownerBhbu' && right ? active.filter(account => mayAct(account, right)) : active;
  const accounts = (able.length > 0 ? able : active).filter(({ id }) => id !== user.id);
  if (mail) {
    for (const { email } of accounts) {
      if (!email) continue;
      const about = { resource, recordId };
      const payload = { to: email, ...mail, path: path ?? '/', about };
      await enqueueMessage(db, now, 'mail', payload);
    }
    return;
  }
  if (accounts.length === 0) return;
  const text = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, withoutIdentityNumbers(value)]),
  );
  await db.insert(notification).values(
    accounts.map(({ id }) => ({
      userId: id,
      resource,
      recordId: String(recordId),
      message,
      params: text,
      path,
      createdAt: now.toISOString(),
    })),
  );
  await announceNotifications(
    db,
    accounts.map(({ id }) => id),
  );
}

/**
 * Marks as read the notifications about a record before its state changed, such as that it waits for what is
 * now done. Mentions in notes, which are no news of the state, stay.
 */
export async function supersedeNotifications(
  { db, now }: { db: Queryable; now: Date },
  resource: string,
  recordId: number | string,
): Promise<void> {
  const superseded = await db
    .update(notification)
    .set({ readAt: now.toISOString() })
    .where(
      and(
        eq(notification.resource, resource),
        eq(notification.recordId, String(recordId)),
        isNull(notification.readAt),
        like(notification.message, `${resource}.%`),
      ),
    )
    .returning({ userId: notification.userId });
  await announceNotifications(db, [...new Set(superseded.map(({ userId }) => userId))]);
}
