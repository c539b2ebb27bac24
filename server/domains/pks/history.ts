import { and, desc, eq } from 'drizzle-orm';
import type { PksEvent } from '#contract/states/pks.ts';
import type { Context } from '#server/platform/context.ts';
import { stateHistory } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import type { PksRow } from './records.ts';

/** Returns the day of the latest event of a kind in an agreement's history; today without one. */
export async function dayOfEvent(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { id }: Pick<PksRow, 'id'>,
  event: PksEvent,
): Promise<string> {
  const [found] = await db
    .select({ at: stateHistory.at })
    .from(stateHistory)
    .where(
      and(
        eq(stateHistory.resource, 'pks'),
        eq(stateHistory.recordId, String(id)),
        eq(stateHistory.event, event),
      ),
    )
    .orderBy(desc(stateHistory.id))
    .limit(1);
  return dayInJakarta(found ? new Date(found.at) : now);
}
