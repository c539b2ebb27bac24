import { sql } from 'drizzle-orm';
import { seriousKipiHours } from '#contract/dosis/index.ts';
import { dosis, kipi } from '../db/schema/index.ts';

const isOwed = sql`${kipi.isSerious} and ${kipi.reportedAt} is null`;

/**
 * Select columns for queries on `dosis`: the earliest deadline of unreported serious events, and
 * the last report once all are reported.
 */
export const kipiStanding = {
  laporKipi: sql<string | null>`(
    select min(coalesce(${kipi.seriousSince}, ${kipi.createdAt})) + make_interval(hours => ${seriousKipiHours})
    from ${kipi} where ${kipi.dosisId} = ${dosis.id} and ${isOwed})`,
  kipiDilaporkan: sql<string | null>`(
    select case when bool_or(${isOwed}) then null else max(${kipi.reportedAt}) end
    from ${kipi} where ${kipi.dosisId} = ${dosis.id})`,
};
