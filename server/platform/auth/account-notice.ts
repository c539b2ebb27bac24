import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '#server/platform/db/client.ts';
import { notification } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { translator } from '#server/platform/messages/translator.ts';
import { notifyAccounts } from '#server/platform/notification/notify.ts';
import { enqueueMessage } from '#server/platform/outbox/outbox.ts';

/** What happened to an account that its owner has to know. */
export const accountEvents = [
  'password',
  'passwordReset',
  'email',
  'factorAdded',
  'factorRemoved',
  'factorReset',
  'recoveryCode',
  'recoveryCodes',
  'newDevice',
  'calendar',
] as const;
export type AccountEvent = (typeof accountEvents)[number];

/** Page of the console where an account sees its factors, devices and sessions. */
export const securityPath = '/dashboard/user/security';

/** Page of the console where an account sees and revokes its calendar address. */
const calendarPath = '/dashboard/user/calendar';

interface ToldAccount {
  readonly id: number;
  readonly userName: string;
  /** Address that the mail goes to: of a change of the address, the one before it. */
  readonly email: string | null;
}

/**
 * Tells an account what happened to it, by the bell and by mail, in the transaction of the change: if it was
 * someone else, its owner learns of it even when the mail no longer reaches them.
 */
export async function tellAccount(
  { db, now }: { readonly db: Queryable; readonly now: Date },
  account: ToldAccount,
  event: AccountEvent,
): Promise<void> {
  const about = { resource: 'account', recordId: account.id };
  await notifyAccounts(
    { db, now, user: { id: null } },
    'person',
    { userId: account.id },
    {
      ...about,
      message: `account.${event}`,
      params: {},
      path: event === 'calendar' ? calendarPath : securityPath,
    },
  );
  if (account.email === null) return;
  const nama = account.userName;
  const mail = {
    to: account.email,
    subject: translator.render(message(`mail.account.${event}.subject`)),
    text: [message(`mail.account.${event}.text`, { nama }), message('mail.account.notYou')]
      .map(text => translator.render(text))
      .join(' '),
    path: '/',
    about: { resource: 'user', recordId: account.id },
  };
  await enqueueMessage(db, now, 'mail', mail, { isAccountMail: true });
}

/** Reminds an account by the bell that its role will require a second factor, unless a reminder is unread. */
export async function remindOfFactor(
  { db, now }: { readonly db: Queryable; readonly now: Date },
  userId: number,
): Promise<void> {
  const reminder = 'account.factorDue';
  const unread = and(
    eq(notification.userId, userId),
    eq(notification.message, reminder),
    isNull(notification.readAt),
  );
  if ((await db.$count(notification, unread)) > 0) return;
  await notifyAccounts(
    { db, now, user: { id: null } },
    'person',
    { userId },
    { resource: 'account', recordId: userId, message: reminder, params: {}, path: securityPath },
  );
}
