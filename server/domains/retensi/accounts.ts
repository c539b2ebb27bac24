import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import {
  appUser,
  calendarFeed,
  captchaUsed,
  device,
  downloadTicket,
  factorChallenge,
  foreignHit,
  idempotencyKey,
  notification,
  offlineDevice,
  passkey,
  passwordLink,
  pic,
  preference,
  recoveryCode,
  session,
  throttle,
  totp,
} from '#server/platform/db/schema/index.ts';
import { maxNotifications } from '#server/platform/notification/index.ts';
import { isHeldCompany } from '#server/platform/db/views/holds.ts';
import type { RetainedRows } from './retained-rows.ts';

/** Rows that are deleted a period after an instant of their own. */
const deleted = (table: PgTable, since: SQL, having?: SQL): RetainedRows => ({
  table,
  since,
  ...(having ? { having } : {}),
  remove: { all: ({ db }, rows) => db.delete(table).where(rows) },
});

/** What ends by itself: sessions and what belongs to one sign-in. */
export const sessions: readonly RetainedRows[] = [
  deleted(downloadTicket, sql`${downloadTicket.expiresAt}`),
  deleted(factorChallenge, sql`${factorChallenge.expiresAt}`),
  deleted(passwordLink, sql`${passwordLink.expiresAt}`),
  // A ticket that was issued last may outlive its session.
  deleted(
    session,
    sql`${session.expiresAt}`,
    sql`not exists (select from ${downloadTicket}
      where ${downloadTicket.sessionId} = ${session.id})`,
  ),
];

/** Browsers that did not sign in again. */
export const devices: readonly RetainedRows[] = [
  deleted(device, sql`${device.lastSeenAt}`),
  deleted(offlineDevice, sql`${offlineDevice.lastSeenAt}`),
];

/** Answers for repeated calls and counts against guessing. */
export const securityCounts: readonly RetainedRows[] = [
  deleted(idempotencyKey, sql`${idempotencyKey.expiresAt}`),
  deleted(captchaUsed, sql`${captchaUsed.expiresAt}`),
  deleted(foreignHit, sql`(${foreignHit.day} + 2)::timestamptz`),
  deleted(throttle, sql`to_timestamp(${throttle.expire} / 1000.0)`),
];

export const notifications: readonly RetainedRows[] = [
  deleted(notification, sql`${notification.readAt}`),
  {
    ...deleted(notification, sql`${notification.createdAt}`),
    // The oldest beyond the limit of an account are deleted, read or not.
    having: sql`${notification.id} in (select id from (
      select id, row_number() over (partition by user_id order by id desc) as n
      from ${notification}) as numbered where n > ${maxNotifications}::int)`,
    isDue: () => sql`true`,
    isCounted: false,
  },
];

/** Accounts that were deleted: how to reach their owner, and how the owner signed in. */
export const deletedAccounts: RetainedRows = {
  table: appUser,
  having: sql`(${appUser.deletedAt} is not null and (${appUser.email} is not null
    or ${appUser.noHP} is not null or ${appUser.passwordHash} <> ''
    or exists (select from ${calendarFeed} where ${calendarFeed.userId} = ${appUser.id})))`,
  since: sql`${appUser.deletedAt}`,
  held: isHeldCompany(appUser.bhbuId),
  remove: {
    async all({ db }, rows) {
      const accounts = sql`(select id from ${appUser} where ${rows})`;
      for (const table of [preference, calendarFeed, totp, passkey, recoveryCode, pic]) {
        await db.delete(table).where(sql`${table.userId} in ${accounts}`);
      }
      await db.update(appUser).set({ email: null, noHP: null, passwordHash: '' }).where(rows);
    },
  },
};
