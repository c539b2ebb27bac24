import type { RetentionClass } from '#contract/domains/retensi/classes.ts';
import { applyRetention } from '#server/domains/retensi/index.ts';
import { retentionRun } from '#server/platform/db/schema/index.ts';
import type { TestServer } from '../harness/server.ts';

/** Applies the periods of classes as the job of a day does, however often the test did so on that day. */
export async function runRetention(
  server: TestServer,
  classes: readonly RetentionClass[],
  at: Date = server.now(),
): Promise<void> {
  await server.db.delete(retentionRun);
  await applyRetention(server.deps, classes).runAll(server.db, at);
}

/** Returns the instant some days after the server's. */
export const daysLater = (server: TestServer, days: number): Date =>
  new Date(server.now().getTime() + days * 86_400_000);
