import { versionConflict } from '#server/platform/problem.ts';

/**
 * Optimistic lock: rejects a write that is based on an outdated version. Call it while holding the
 * row lock. A write without a version is accepted.
 * @throws Problem 412 with the stored record and the submitted values
 */
export function checkVersion(
  expectedVersion: number | undefined,
  current: { version: number },
  submitted: unknown,
): void {
  if (expectedVersion !== undefined && expectedVersion !== current.version)
    throw versionConflict(current, submitted);
}
