import { stale } from '../problem.ts';

/**
 * Refuses a write made on a version that is no longer the record's. Call it with the row locked.
 * @throws Problem 412 with the record as it stands and what was sent
 */
export function checkVersion(
  read: number | undefined,
  current: { version: number },
  submitted: unknown,
): void {
  if (read !== undefined && read !== current.version) throw stale(current, submitted);
}
