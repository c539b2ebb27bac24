import type { Message } from '#contract/core/messages/message.ts';
import { nextDose } from '#contract/domains/vaksinasi/index.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { findQueueCandidates } from './queue-entry.ts';

/** Returns why a registration cannot get a dose on a day (`YYYY-MM-DD`), or undefined. */
export async function findDoseObstacle(
  db: Queryable,
  idPeserta: number,
  day: string,
): Promise<Message | undefined> {
  const candidate = (await findQueueCandidates(db, [idPeserta])).get(idPeserta);
  return candidate ? (nextDose(candidate.doses, day).blockedReason ?? undefined) : undefined;
}
