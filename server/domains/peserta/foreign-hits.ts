import { and, eq } from 'drizzle-orm';
import { recordPath } from '#contract/record-pages.ts';
import { writeAudit } from '#server/platform/audit/write-audit.ts';
import { tooManyRequests } from '#server/platform/auth/rate-limits.ts';
import type { Context } from '#server/platform/context.ts';
import { transaction, type Queryable } from '#server/platform/db/client.ts';
import { foreignHit } from '#server/platform/db/schema/index.ts';
import { dayInJakarta, startOfDayInJakarta } from '#server/platform/jakarta-day.ts';
import { message } from '#server/platform/messages/message.ts';
import { notifyAccounts } from '#server/platform/notification/notify.ts';

/**
 * People of other organisations that an account may find registered in a day: more than a company's list has by chance,
 * and few for someone who tries numbers.
 */
export const maxForeignHits = 100;

/** Who finds people, and when. */
export type ForeignHitContext = Pick<Context, 'deps' | 'now' | 'user' | 'requestId' | 'address'>;

/**
 * Counts people whom an account of a company or facility enters and whom another organisation has registered, because
 * the answer discloses that. Each counts once a day. The count, its audit entry and the notification of the
 * administrators survive the failure of the call. Staff, who may read all participants, are not limited.
 * @param people blind indexes of the people
 * @throws Problem 429 when the account has found more people in a day than it may
 */
export async function countForeignHits(
  ctx: ForeignHitContext,
  people: readonly Buffer[],
): Promise<void> {
  const { user, now, deps } = ctx;
  const isOfOrganization = user.bhbuId !== null || user.faskesId !== null;
  if (!isOfOrganization || people.length === 0) return;
  const day = dayInJakarta(now);
  const total = await transaction(deps.db, async tx => {
    const added = await tx
      .insert(foreignHit)
      // More would not change the answer.
      .values(
        people.slice(0, maxForeignHits + 1).map(personKey => ({ userId: user.id, day, personKey })),
      )
      .onConflictDoNothing()
      .returning({ userId: foreignHit.userId });
    const count = await tx.$count(
      foreignHit,
      and(eq(foreignHit.userId, user.id), eq(foreignHit.day, day)),
    );
    if (added.length === 0) return count;
    const isOver = count > maxForeignHits;
    await writeAudit(
      { ...ctx, db: tx, announces: false },
      {
        action: 'peserta.foreignHit',
        resource: 'peserta',
        after: { baru: added.length, hariIni: count, batas: maxForeignHits },
      },
    );
    if (isOver && count - added.length <= maxForeignHits) {
      for (const recipient of ['SUPERADMIN', 'ADMIN'] as const) {
        await notifyAccounts(
          { db: tx, now, user: { id: user.id } },
          recipient,
          {},
          {
            resource: 'user',
            recordId: user.id,
            message: 'user.foreignHits',
            params: { nama: user.fullName, batas: maxForeignHits },
            path: recordPath('user', user.id),
          },
        );
      }
    }
    return count;
  });
  if (total <= maxForeignHits) return;
  const msLeft = Date.parse(startOfDayInJakarta(day, 1)) - now.getTime();
  throw tooManyRequests(msLeft, message('peserta.tooManyForeignHits', { batas: maxForeignHits }));
}

/** Deletes the counts, whose blind indexes no longer fit after a rotation of their key. */
export async function forgetForeignHits(db: Queryable): Promise<void> {
  await db.delete(foreignHit);
}
