import { gte } from 'drizzle-orm';
import { matchPeserta } from '#server/domains/peserta/index.ts';
import { peserta } from '#server/platform/db/schema/index.ts';
import type { TableJob } from '#server/platform/scheduler/scheduler.ts';

const hourMs = 3_600_000;

/** How far back registrations are compared again: longer than any transaction and pause of the jobs. */
const comparedHours = 3;

/**
 * Compares the registrations of the last hours again: of two that were written at the same time, neither
 * transaction has seen the other, and a server may stop before it has compared the rows of an import.
 */
export const matchRecentPeserta: TableJob = {
  name: 'compare recent participants',
  runAll: (db, now) =>
    matchPeserta(
      db,
      gte(peserta.modifiedAt, new Date(now.getTime() - comparedHours * hourMs).toISOString()),
    ),
};
