import { sql } from 'drizzle-orm';
import type { Message } from '#contract/core/messages/message.ts';
import {
  accountLinkDays,
  accountTakingActions,
  twoPersons,
  type TwoPersonAction,
  type TwoPersons,
} from '#contract/two-persons.ts';
import { auditLog } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { Problem } from '#server/platform/problem.ts';
import type { TransitionContext } from './lifecycle.ts';

/** Returns an SQL array of texts. */
const textArray = (texts: readonly string[]) => sql`${sql.param([...texts])}::text[]`;

type DecisionContext = Pick<TransitionContext, 'db' | 'now' | 'user'>;

/** Whether two persons make a decision. */
const isTwoPersonAction = (action: string): action is TwoPersonAction =>
  Object.hasOwn(twoPersons, action);

/** Returns the accounts that did what excludes them from a decision on a record. */
async function findEarlierActors(
  { db }: DecisionContext,
  action: TwoPersonAction,
  recordId: number | string,
): Promise<number[]> {
  const { after, since }: TwoPersons = twoPersons[action];
  const [resource = ''] = action.split('.');
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct ${auditLog.actorId} as id from ${auditLog}
    where ${auditLog.resource} = ${resource} and ${auditLog.recordId} = ${String(recordId)}
      and ${auditLog.action} = any (${textArray(after)}) and ${auditLog.actorId} is not null
      and ${auditLog.id} > coalesce((
        select max(earlier.id) from ${auditLog} earlier
        where earlier.resource = ${resource} and earlier.record_id = ${String(recordId)}
          and earlier.action = ${since ?? ''}), 0)`);
  return rows.map(({ id }) => id);
}

/**
 * Whether an account and one of several others may be in one hand: one of them made or reset the other lately, or
 * someone reset both.
 */
async function areLinked(
  { db, now }: DecisionContext,
  userId: number,
  others: readonly number[],
): Promise<boolean> {
  const from = new Date(now.getTime() - accountLinkDays * 86_400_000).toISOString();
  const { rows } = await db.execute(sql`
    with taken as (
      select record_id::int as account, actor_id as taker, action from ${auditLog}
      where resource = 'user' and record_id = any (${textArray([userId, ...others].map(String))})
        and at > ${from} and actor_id is not null and actor_id::text <> record_id
        and (action = any (${textArray(accountTakingActions)})
          or (action = 'user.update' and after ? 'email'))
    )
    select 1 from taken one
    where (one.account = ${userId} and one.taker = any (${textArray(others.map(String))}::int[]))
      or (one.account <> ${userId} and one.taker = ${userId})
      or (one.account = ${userId} and one.action = 'user.resetPassword' and exists (
        select 1 from taken other where other.account <> ${userId}
          and other.action = 'user.resetPassword' and other.taker = one.taker))
    limit 1`);
  return rows.length > 0;
}

/** Returns why the caller may not make a decision on a record that two persons make, by `twoPersons`. */
export async function findSamePerson(
  ctx: DecisionContext,
  action: string,
  recordId: number | string,
): Promise<Message | undefined> {
  const { id } = ctx.user;
  if (id === null || !isTwoPersonAction(action)) return undefined;
  const earlier = await findEarlierActors(ctx, action, recordId);
  if (earlier.includes(id)) return message('lifecycle.samePerson');
  if (earlier.length === 0 || !(await areLinked(ctx, id, earlier))) return undefined;
  return message('lifecycle.linkedAccount', { hari: accountLinkDays });
}

/**
 * Requires another person than those who acted before, for a decision that is no transition.
 * @throws Problem 409
 */
export async function checkOtherPerson(
  ctx: DecisionContext,
  action: TwoPersonAction,
  recordId: number | string,
): Promise<void> {
  const refusal = await findSamePerson(ctx, action, recordId);
  if (refusal) throw new Problem('KEADAAN_SALAH', refusal, { reason: 'twoPersons' });
}
