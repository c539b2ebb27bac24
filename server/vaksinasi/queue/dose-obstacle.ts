import { nextDose } from '#contract/vaksinasi/index.ts';
import type { Message } from '#contract/messages/message.ts';
import type { Queryable } from '../../db/client.ts';
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
