import { sql } from 'drizzle-orm';
import { seriousKipiHours } from '#contract/dosis/index.ts';
import { dosis, kipi } from '../db/schema/index.ts';

const isOwed = sql`${kipi.isSerious} and ${kipi.reportedAt} is null`;

/** How the events after a visit stand with those to whom they are reported; columns of a query of `dosis`. */
export const kipiStanding = {
  laporKipi: sql<string | null>`(
    select min(coalesce(${kipi.seriousSince}, ${kipi.createdAt})) + make_interval(hours => ${seriousKipiHours})
    from ${kipi} where ${kipi.dosisId} = ${dosis.id} and ${isOwed})`,
  kipiDilaporkan: sql<string | null>`(
    select case when bool_or(${isOwed}) then null else max(${kipi.reportedAt}) end
    from ${kipi} where ${kipi.dosisId} = ${dosis.id})`,
};
