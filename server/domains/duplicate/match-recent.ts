import { and, gte, isNull, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/client.ts';
import { peserta } from '#server/platform/db/schema/index.ts';
import type { TableJob } from '#server/platform/scheduler/scheduler.ts';

const hourMs = 3_600_000;

/** How far back registrations are compared again: longer than any transaction and pause of the jobs. */
const comparedHours = 3;

/**
 * Compares the registrations of the last hours again: of two that were written at the same time, neither
 * transaction has seen the other.
 */
export const matchRecentPeserta: TableJob = {
  name: 'compare recent participants',
  runAll: (db: Db, now: Date) => {
    const since = new Date(now.getTime() - comparedHours * hourMs).toISOString();
    const recent = db
      .select({ id: peserta.id })
      .from(peserta)
      .where(and(gte(peserta.modifiedAt, since), isNull(peserta.deletedAt)));
    return db.execute(sql`select match_peserta(array(${recent}), false)`);
  },
};
