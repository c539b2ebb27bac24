import { sql } from 'drizzle-orm';
import { seriousKipiDeadlineHours } from '#contract/domains/vaksinasi/index.ts';
import { dose, kipi } from '#server/platform/db/schema/index.ts';

const isReportDue = sql`${kipi.serius} and ${kipi.reportedAt} is null`;

/**
 * Select columns for queries on `dose`: the earliest deadline of unreported serious events, and
 * the last report once all are reported.
 */
export const kipiReportColumns = {
  laporKipi: sql<string | null>`(
    select min(coalesce(${kipi.seriousSince}, ${kipi.foundAt}, ${kipi.createdAt})) + make_interval(hours => ${seriousKipiDeadlineHours})
    from ${kipi} where ${kipi.doseId} = ${dose.id} and ${isReportDue})`,
  kipiDilaporkan: sql<string | null>`(
    select case when bool_or(${isReportDue}) then null else max(${kipi.reportedAt}) end
    from ${kipi} where ${kipi.doseId} = ${dose.id})`,
};
