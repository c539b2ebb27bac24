import { and, desc, eq } from 'drizzle-orm';
import type { StateChange } from '#contract/core/state-history.ts';
import type { Context } from '#server/platform/context.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { stateHistory } from '#server/platform/db/schema/index.ts';
import type { TransitionContext } from './lifecycle.ts';

/** Maximum number of state changes of one record that are listed. */
const maxChanges = 500;

interface NewStateChange {
  readonly resource: string;
  readonly recordId: number;
  readonly event: string;
  readonly from: string | null;
  readonly to: string;
  readonly reason?: string | undefined;
  readonly clause?: string | undefined;
}

/** Writes one state change in the transaction of the change. @returns its id */
export async function writeStateChange(
  { db, now, user }: Pick<TransitionContext, 'db' | 'now' | 'user'>,
  { resource, recordId, event, from, to, reason, clause }: NewStateChange,
): Promise<number> {
  const [written] = await db
    .insert(stateHistory)
    .values({
      resource,
      recordId: String(recordId),
      at: now.toISOString(),
      actorId: user.id,
      actorName: user.fullName,
      actorRole: user.role,
      event,
      fromState: from,
      toState: to,
      reason: reason ?? null,
      clause: clause ?? null,
    })
    .returning({ id: stateHistory.id });
  return written?.id ?? 0;
}

/** Whether an account caused the latest change of a record by an event. */
export async function wasLastCausedBy(
  db: Queryable,
  { resource, recordId, event }: Pick<NewStateChange, 'event' | 'recordId' | 'resource'>,
  accountId: number | null,
): Promise<boolean> {
  if (accountId === null) return false;
  const [last] = await db
    .select({ actorId: stateHistory.actorId })
    .from(stateHistory)
    .where(
      and(
        eq(stateHistory.resource, resource),
        eq(stateHistory.recordId, String(recordId)),
        eq(stateHistory.event, event),
      ),
    )
    .orderBy(desc(stateHistory.id))
    .limit(1);
  return last?.actorId === accountId;
}

/** Lists the state changes of a record, newest first, for users who may read the record. */
async function listStateHistory(
  db: Queryable,
  resource: string,
  recordId: number,
): Promise<StateChange[]> {
  return await db
    .select({
      id: stateHistory.id,
      waktu: stateHistory.at,
      oleh: stateHistory.actorName,
      peran: stateHistory.actorRole,
      event: stateHistory.event,
      dari: stateHistory.fromState,
      ke: stateHistory.toState,
      alasan: stateHistory.reason,
      pasal: stateHistory.clause,
    })
    .from(stateHistory)
    .where(and(eq(stateHistory.resource, resource), eq(stateHistory.recordId, String(recordId))))
    .orderBy(desc(stateHistory.id))
    .limit(maxChanges);
}

/**
 * Creates the handler of a `stateHistoryCall`.
 * @param records their `get` checks that the caller may read the record
 */
export const createHistoryHandler =
  (resource: string, records: { readonly get: (ctx: Context, id: number) => Promise<unknown> }) =>
  async (ctx: Context, { params }: { readonly params: { readonly id: number } }) => {
    await records.get(ctx, params.id);
    return await listStateHistory(ctx.db, resource, params.id);
  };
