import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Message } from '#contract/core/messages/message.ts';
import { roles, roleScope, type Permission, type Role } from '#contract/policy.ts';
import type { TwoPersonAction } from '#contract/two-person-actions.ts';
import {
  accountLinkDays,
  accountTakingActions,
  twoPersons,
  type TwoPersons,
} from '#contract/two-persons.ts';
import { appUser, auditLog, role } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { translator } from '#server/platform/messages/translator.ts';
import { Problem } from '#server/platform/problem.ts';
import type { TransitionContext } from './lifecycle.ts';

/** Returns an SQL array of texts. */
const textArray = (texts: readonly string[]) => sql`${sql.param([...texts])}::text[]`;

type DecisionContext = Pick<TransitionContext, 'db' | 'now' | 'user'>;

/** Whether two persons make a decision. */
export const isTwoPersonAction = (action: string): action is TwoPersonAction =>
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

/** SQL condition: the caller did none of what excludes from a decision on the record of a row. */
export const didNothingBefore = (
  { user }: Pick<DecisionContext, 'user'>,
  action: TwoPersonAction,
  recordId: SQLWrapper,
): SQL => sql`not exists (
  select 1 from ${auditLog} earlier
  where earlier.resource = ${action.split('.')[0]} and earlier.record_id = ${recordId}::text
    and earlier.action = any (${textArray(twoPersons[action].after)})
    and earlier.actor_id = ${user.id})`;

/** Returns the roles with a permission. */
export const rolesWith = (permission: Permission): Role[] =>
  roles.filter(one => roleScope(one, permission) !== undefined);

/**
 * Whether an account other than the caller's has one of some roles. One that was deactivated or deleted counts for
 * `accountLinkDays` after its last sign-in, so that no one becomes the only one by removing the others.
 */
export async function hasOtherAccount(
  { db, now, user }: DecisionContext,
  among: readonly Role[],
): Promise<boolean> {
  const recently = new Date(now.getTime() - accountLinkDays * 86_400_000).toISOString();
  const { rows } = await db.execute(sql`
    select 1 from ${appUser} join ${role} on ${role.id} = ${appUser.roleId}
    where ${appUser.id} is distinct from ${user.id} and ${role.peranDasar} = any (${textArray(among)})
      and ((${appUser.isActive} and ${appUser.deletedAt} is null)
        or ${appUser.lastSignedInAt} > ${recently})
    limit 1`);
  return rows.length > 0;
}

/** Returns a context whose audit entries have a text after their reason. */
export const withAuditReason = <C extends Pick<TransitionContext, 'audit'>>(
  ctx: C,
  text: string,
): C => ({
  ...ctx,
  audit: (entry: Parameters<C['audit']>[0]) =>
    ctx.audit({ ...entry, reason: entry.reason ? `${entry.reason} (${text})` : text }),
});

/** Returns a context whose audit entries say that there was no second person. */
export const decidedAlone = <C extends Pick<TransitionContext, 'audit'>>(ctx: C): C =>
  withAuditReason(ctx, translator.render(message('lifecycle.decidedAlone')));

/** Whether the caller may make a decision that two persons make. */
export interface PersonCheck {
  /** Why not; undefined when they may. */
  readonly refusal?: Message;
  /** Whether they may only because no one else could, which the audit entry says. */
  readonly isAlone: boolean;
}

const allowed: PersonCheck = { isAlone: false };

/** Checks who makes a decision on a record against `twoPersons`. */
export async function checkPerson(
  ctx: DecisionContext,
  action: string,
  recordId: number | string,
): Promise<PersonCheck> {
  const { id } = ctx.user;
  if (id === null || !isTwoPersonAction(action)) return allowed;
  const earlier = await findEarlierActors(ctx, action, recordId);
  const isSame = earlier.includes(id);
  if (!isSame && (earlier.length === 0 || !(await areLinked(ctx, id, earlier)))) return allowed;
  const { unlessAlone, right }: TwoPersons = twoPersons[action];
  if (unlessAlone && !(await hasOtherAccount(ctx, rolesWith(right)))) return { isAlone: true };
  const refusal = isSame
    ? message('lifecycle.samePerson')
    : message('lifecycle.linkedAccount', { hari: accountLinkDays });
  return { refusal, isAlone: false };
}

/**
 * Requires another person than those who acted before, for a decision that is no transition.
 * @returns the context in which the decision is made
 * @throws Problem 409
 */
export async function checkOtherPerson<
  C extends DecisionContext & Pick<TransitionContext, 'audit'>,
>(ctx: C, action: TwoPersonAction, recordId: number | string): Promise<C> {
  const { refusal, isAlone } = await checkPerson(ctx, action, recordId);
  if (refusal) throw new Problem('KEADAAN_SALAH', refusal, { reason: 'twoPersons' });
  return isAlone ? decidedAlone(ctx) : ctx;
}
