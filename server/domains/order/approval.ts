import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Message } from '#contract/core/messages/message.ts';
import type { Order } from '#contract/domains/order/record.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { order, stateHistory } from '#server/platform/db/schema/index.ts';
import {
  findAccountsWithRight,
  type Colleague,
} from '#server/platform/db/views/company-accounts.ts';
import type { TransitionContext } from '#server/platform/lifecycle/lifecycle.ts';
import { message } from '#server/platform/messages/message.ts';

/*
 * The approval within a company: who created an order or asked for its approval does not approve it; any other
 * account of the company that may order does.
 */

type ApprovedOrder = Pick<Order, 'bhbuId' | 'id' | 'status'>;

/** What a person did who cannot approve an order. */
const involvingEvents = ['create', 'requestApproval'];

/** Returns who created an order or asked for its approval, the last one first. */
const findInvolved = async (db: Queryable, orderId: number) =>
  await db
    .select({
      id: stateHistory.actorId,
      nama: stateHistory.actorName,
      event: stateHistory.event,
      waktu: stateHistory.at,
    })
    .from(stateHistory)
    .where(
      and(
        eq(stateHistory.resource, 'order'),
        eq(stateHistory.recordId, String(orderId)),
        inArray(stateHistory.event, involvingEvents),
      ),
    )
    .orderBy(desc(stateHistory.id));

type Involved = Awaited<ReturnType<typeof findInvolved>>;

/** Returns the accounts that may approve an order in which some people are involved. */
async function findApprovers(
  db: Queryable,
  { bhbuId }: ApprovedOrder,
  involved: Involved,
): Promise<Colleague[]> {
  const orderers = await findAccountsWithRight(db, bhbuId, 'MEMESAN');
  return orderers.filter(({ id }) => !involved.some(person => person.id === id));
}

/** Condition for the orders that wait for an approval that an account may give, if it may order. */
export const awaitsApprovalBy = (userId: number): SQL =>
  sql`(${order.status} = 'MENUNGGU_PERSETUJUAN' and not exists (
    select 1 from state_history h
    where h.resource = 'order' and h.record_id = ${order.id}::text and h.actor_id = ${userId}
      and h.event in ${involvingEvents}))`;

const namesOf = (people: readonly { readonly nama: string }[]): string =>
  [...new Set(people.map(({ nama }) => nama))].join(', ');

/** Refuses a request for approval that no one else of the company could approve. */
export async function findMissingApprover(
  { db, user }: TransitionContext,
  row: ApprovedOrder,
): Promise<Message | undefined> {
  const involved = await findInvolved(db, row.id);
  const approvers = await findApprovers(db, row, involved);
  if (approvers.some(({ id }) => id !== user.id)) return undefined;
  const creators = involved.filter(({ event, id }) => event === 'create' && id !== user.id);
  return creators.length > 0
    ? message('order.onlyYouCanApprove', { nama: namesOf(creators) })
    : message('order.noApprover');
}

/** Refuses the decision of a person who created the order or asked for the approval. */
export async function findOwnPart(
  { db, user }: TransitionContext,
  row: ApprovedOrder,
): Promise<Message | undefined> {
  const involved = await findInvolved(db, row.id);
  if (!involved.some(({ id }) => id === user.id)) return undefined;
  const approvers = await findApprovers(db, row, involved);
  return approvers.length > 0
    ? message('order.ownApproval', { nama: namesOf(approvers) })
    : message('order.ownApprovalAlone');
}

/** Returns who asked for the approval of an order and who can give it; null when it waits for none. */
export async function findApproval(
  db: Queryable,
  row: ApprovedOrder,
): Promise<Order['persetujuan']> {
  if (row.status !== 'MENUNGGU_PERSETUJUAN') return null;
  const involved = await findInvolved(db, row.id);
  const request = involved.find(({ event }) => event === 'requestApproval');
  return {
    peminta: request?.nama ?? '',
    sejak: request?.waktu ?? '',
    penyetuju: await findApprovers(db, row, involved),
  };
}
