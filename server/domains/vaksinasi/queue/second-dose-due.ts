import { sql, type SQL } from 'drizzle-orm';
import { addDays } from '#contract/core/values/day.ts';
import { intervalRuleOn } from '#contract/domains/vaksinasi/index.ts';
import { isClosedByCall } from '#server/platform/db/views/contacts.ts';

/** A facility's queue on a day, optionally of one company. */
export interface QueueDay {
  readonly faskesId: number;
  readonly day: string;
  readonly bhbuId: number | undefined;
}

/** SQL condition: registration `p` belongs to the requested company. */
export const isOfBhbu = ({ bhbuId }: QueueDay): SQL =>
  bhbuId === undefined ? sql`true` : sql`p.bhbu_id = ${bhbuId}`;

/**
 * SQL condition: registration `p` waits for its second dose at the facility. People planned for
 * that day or later are expected then, and people who refused the dose do not wait. The facility is
 * the one of the registration, because only there can the dose be recorded. A partial index covers
 * these conditions, and a second one the refusals.
 */
const awaitsSecondDose = (one: QueueDay): SQL => sql`
  p.faskes_id = ${one.faskesId} and p.deleted_at is null and p.is_active
  and p.vaccination_type = 0 and p.dosis_diberikan = 1
  and (p.rencana_tanggal < ${one.day}) is not false and ${isOfBhbu(one)}
  and not exists (
    select from dose d where d.peserta_id = p.id and d.dosis_ke = 2 and d.hasil = 'DITOLAK'
      and d.dibatalkan is null
  )`;

/** SQL condition: the second dose may be given on that day, by the interval rule of the day. */
export function isSecondDoseDue(one: QueueDay): SQL {
  const { minDays, maxDays } = intervalRuleOn(one.day);
  const [from, until] = [addDays(one.day, -maxDays), addDays(one.day, -minDays)];
  return sql`${awaitsSecondDose(one)} and p.tanggal_vaksinasi between ${from} and ${until}`;
}

/** SQL condition: the last day of the second dose is before that day. */
export function isSecondDoseLate(one: QueueDay): SQL {
  const last = addDays(one.day, -intervalRuleOn(one.day).maxDays);
  return sql`${awaitsSecondDose(one)} and p.tanggal_vaksinasi < ${last}`;
}

/** SQL condition: the second dose is overdue on that day, and the person did not refuse it by phone. */
export const isSecondDoseOverdue = (one: QueueDay): SQL =>
  sql`${isSecondDoseLate(one)} and not ${isClosedByCall}`;

/** Query of one number: the overdue second doses. */
export const countOverdueQuery = (one: QueueDay): SQL =>
  sql`select count(*)::int from peserta p where ${isSecondDoseOverdue(one)}`;
