import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { liveTopicNames, openableTopics, type LiveTopic } from '#contract/domains/live.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { ownersQuery, type Owners } from '#server/platform/db/views/owners.ts';

/** Channel on which servers are told of changes. */
export const liveChannel = 'portal_live';

/** PostgreSQL takes payloads of less than 8,000 bytes; these are far below that. */
const maxIdsPerMessage = 500;
const maxPresencesPerMessage = 30;

const ownersShape = { faskes: z.int().nullable(), bhbu: z.int().nullable() };

/** Which record a tab has open; null when it has closed it. Of people it holds the id of their account alone. */
const presence = z.object({
  tab: z.string().max(40),
  user: z.int(),
  ...ownersShape,
  open: z.object({ topic: z.enum(openableTopics), id: z.int() }).nullable(),
});
export type Presence = z.infer<typeof presence>;

/** What servers tell each other: ids and names of resources, never what a record contains. */
export const liveMessage = z.union([
  z.object({ change: z.enum(liveTopicNames), ...ownersShape }),
  /** Accounts whose notifications have changed. */
  z.object({ notified: z.array(z.int()) }),
  z.object({ presences: z.array(presence) }),
]);
export type LiveMessage = z.infer<typeof liveMessage>;

const isLiveTopic = (resource: string): resource is LiveTopic =>
  liveTopicNames.some(topic => topic === resource);

/** Tells all servers something once the transaction is committed; the same message twice arrives once. */
const send = async (db: Pick<Queryable, 'execute'>, message: LiveMessage): Promise<void> => {
  await db.execute(sql`select pg_notify(${liveChannel}, ${JSON.stringify(message)})`);
};

/**
 * Announces that a record was written, in the transaction of the write. Resources that nobody follows are ignored.
 * @param owners whom the record belongs to, when its id does not tell
 */
export async function announceChange(
  db: Pick<Queryable, 'execute'>,
  resource: string,
  recordId: number | string | undefined,
  owners?: Owners,
): Promise<void> {
  if (!isLiveTopic(resource)) return;
  const id = Number(recordId);
  if (owners || !Number.isSafeInteger(id)) {
    const { faskes = null, bhbu = null } = owners ?? {};
    await send(db, { change: resource, faskes, bhbu });
    return;
  }
  await db.execute(sql`
    select pg_notify(${liveChannel}, json_build_object(
      'change', ${resource}::text, 'faskes', owners.faskes, 'bhbu', owners.bhbu)::text)
    from (select 1) as one left join (${ownersQuery(resource, id)}) as owners on true`);
}

/** Announces new or read notifications of accounts. */
export async function announceNotifications(
  db: Pick<Queryable, 'execute'>,
  userIds: readonly number[],
): Promise<void> {
  for (let n = 0; n < userIds.length; n += maxIdsPerMessage)
    await send(db, { notified: userIds.slice(n, n + maxIdsPerMessage) });
}

/** Announces what tabs have open. */
export async function announcePresences(
  db: Pick<Queryable, 'execute'>,
  presences: readonly Presence[],
): Promise<void> {
  for (let n = 0; n < presences.length; n += maxPresencesPerMessage)
    await send(db, { presences: presences.slice(n, n + maxPresencesPerMessage) });
}
