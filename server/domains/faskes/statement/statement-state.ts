import { sql, type SQL } from 'drizzle-orm';
import { addDays } from '#contract/core/values/day.ts';
import { guarantees, type StatementState } from '#contract/domains/faskes/index.ts';
import { faskes } from '#server/platform/db/schema/index.ts';

/** Checks in SQL that the permit or an answer of a faskes expired before a day, `YYYY-MM-DD`. */
export const hasExpired = (today: string): SQL<boolean> =>
  sql<boolean>`(coalesce(${faskes.izinSampai} < ${today}::date, false) or exists (
    select 1 from faskes_statement s
    where s.faskes_id = "faskes"."id" and s.berlaku_sampai < ${today}::date))`;

/** Days of advance notice before a permit or an answer expires. */
const expiryNoticeDays = 30;

/** Checks in SQL that the permit or an answer has expired or expires within the notice period. */
export const expiresSoon = (today: string): SQL<boolean> =>
  hasExpired(addDays(today, expiryNoticeDays + 1));

/** Counts the met guarantees that have at least one evidence file. */
const provenGuaranteeCount = sql`(
  select count(*) from faskes_statement s
  where s.faskes_id = "faskes"."id" and s.jawaban and exists (
    select 1 from attachment a
    where a.resource = 'faskes' and a.record_id = s.faskes_id::text and a.slot = s.butir))`;

/** Selects the statement state of a faskes on a day. @param today `YYYY-MM-DD` */
export const statementStateOn = (today: string): SQL<StatementState> =>
  sql<StatementState>`case
    when ${hasExpired(today)} then 'HABIS'
    when ${provenGuaranteeCount} < ${guarantees.length} then 'BELUM_LENGKAP'
    else 'LENGKAP' end`;
