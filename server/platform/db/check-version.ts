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

/**
 * As `checkVersion`, for a record whose answer has more than its row, such as its lines: a form compares all of it
 * with what was entered. It is read for a conflict alone.
 * @throws Problem 412 with the answer and the submitted values
 */
export async function checkVersionOfAnswer<R extends { version: number }>(
  expectedVersion: number | undefined,
  row: R,
  submitted: unknown,
  toAnswer: (row: R) => Promise<{ version: number }>,
): Promise<void> {
  if (expectedVersion !== undefined && expectedVersion !== row.version)
    throw versionConflict(await toAnswer(row), submitted);
}
