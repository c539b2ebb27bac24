import { liveTopics, type LiveTopic } from '#contract/domains/live.ts';
import { canAccess } from '#contract/policy.ts';
import type { CurrentUser } from '#server/platform/context.ts';
import type { Owners } from '#server/platform/db/views/owners.ts';

/** Whether an account may read a record of a topic, and so may learn that it has changed. */
export function mayLearn(
  user: Pick<CurrentUser, 'role' | 'hak' | 'faskesId' | 'bhbuId'>,
  topic: LiveTopic,
  { faskes, bhbu }: Owners,
): boolean {
  const scope = canAccess(user, liveTopics[topic]);
  if (scope !== 'own') return scope === 'all';
  const { faskesId, bhbuId } = user;
  return (faskesId !== null && faskesId === faskes) || (bhbuId !== null && bhbuId === bhbu);
}
