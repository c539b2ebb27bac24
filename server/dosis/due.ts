import { sql, type SQL } from 'drizzle-orm';
import { addDays } from '#contract/day.ts';
import { intervalOn } from '#contract/dosis/index.ts';
import type { Context } from '../context.ts';
import { dayInJakarta } from '../day.ts';

/** The queue of a facility on a day, narrowed to a company or not. */
export interface Day {
  readonly faskesId: number;
  readonly day: string;
  readonly bhbuId: number | undefined;
}

/** That somebody (`p`) is of the company that is asked for. */
export const ofCompany = ({ bhbuId }: Day): SQL =>
  bhbuId === undefined ? sql`true` : sql`p.bhbu_id = ${bhbuId}`;

/**
 * Those of a facility (`p`) who had their first dose and wait for the second: not who is planned on
 * that day or later, as they are expected then, and not who refused it. The facility is the one where
 * they are registered, since nowhere else may the second dose be recorded; as a rule the first was
 * given there. An index of its own holds all of them with all that is asked here, and another who refused.
 */
const awaitsSecond = (one: Day): SQL => sql`
  p.faskes_id = ${one.faskesId} and p.deleted_at is null and p.is_active
  and p.vaccination_type = 0 and p.doses_given = 1
  and (p.planned_on < ${one.day}) is not false and ${ofCompany(one)}
  and not exists (
    select from dosis d where d.peserta_id = p.id and d.number = 2 and d.result = 'DITOLAK'
      and d.cancelled_at is null
  )`;

/** Whose second dose may be given on that day, as the rule of the day has it. */
export function isDue(one: Day): SQL {
  const { minDays, maxDays } = intervalOn(one.day);
  const [from, until] = [addDays(one.day, -maxDays), addDays(one.day, -minDays)];
  return sql`${awaitsSecond(one)} and p.vaccinated_on between ${from} and ${until}`;
}

/** Whose second dose should have been given before that day. */
export function isLate(one: Day): SQL {
  const last = addDays(one.day, -intervalOn(one.day).maxDays);
  return sql`${awaitsSecond(one)} and p.vaccinated_on < ${last}`;
}

/** How many of them there are, as a query of one number. */
export const countLate = (one: Day): SQL =>
  sql`select count(*)::int from peserta p where ${isLate(one)}`;

/** How many second doses are overdue today at the caller's own facility; who has none waits for nobody. */
export async function countOverdue({
  db,
  now,
  scope,
  user,
}: Pick<Context, 'db' | 'now' | 'scope' | 'user'>): Promise<number> {
  if (scope === 'all' || user.faskesId === null) return 0;
  const one = { faskesId: user.faskesId, day: dayInJakarta(now), bhbuId: undefined };
  const { rows } = await db.execute<{ n: number }>(sql`select (${countLate(one)}) as n`);
  return rows[0]?.n ?? 0;
}
