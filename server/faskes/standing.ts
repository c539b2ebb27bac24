import { sql, type SQL } from 'drizzle-orm';
import { addDays } from '#contract/day.ts';
import { guarantees, type StatementState } from '#contract/faskes/index.ts';
import { faskes } from '../db/schema/index.ts';

/** Whether a facility's permit or a piece of its evidence ended before a day. @param today `YYYY-MM-DD` */
export const hasRunOut = (today: string): SQL<boolean> =>
  sql<boolean>`(coalesce(${faskes.permitUntil} < ${today}::date, false) or exists (
    select 1 from faskes_statement s
    where s.faskes_id = "faskes"."id" and s.valid_until < ${today}::date))`;

/** How many days before its end a permit or a piece of evidence is told of. */
const warnedDays = 30;

/** Whether a facility's permit or a piece of its evidence has run out on a day, or does so soon after. */
export const endsSoon = (today: string): SQL<boolean> => hasRunOut(addDays(today, warnedDays + 1));

/** How many guarantees a facility gives, with evidence of each. */
const proven = sql`(
  select count(*) from faskes_statement s
  where s.faskes_id = "faskes"."id" and s.is_met and exists (
    select 1 from file f
    where f.resource = 'faskes.' || s.guarantee and f.record_id = s.faskes_id::text))`;

/** How a facility's statement stands on a day. @param today `YYYY-MM-DD` */
export const stateOn = (today: string): SQL<StatementState> =>
  sql<StatementState>`case
    when ${hasRunOut(today)} then 'HABIS'
    when ${proven} < ${guarantees.length} then 'BELUM_LENGKAP'
    else 'LENGKAP' end`;
