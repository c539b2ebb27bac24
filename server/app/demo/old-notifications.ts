import { and, inArray, lt } from 'drizzle-orm';
import { addDays } from '#contract/core/values/day.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { notification } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';

/** Days for which notifications of the demo data are still unread. */
const unreadDays = 2;

/** Deletes the notifications that their accounts have read long ago. */
export async function deleteOldNotifications(db: Queryable, now: Date): Promise<void> {
  const since = addDays(dayInJakarta(now), -unreadDays);
  await db
    .delete(notification)
    .where(
      and(
        inArray(notification.resource, [
          'order',
          'pks',
          'workOrder',
          'invoice',
          'payment',
          'voucher',
          'voucherContract',
        ]),
        lt(notification.createdAt, since),
      ),
    );
}
