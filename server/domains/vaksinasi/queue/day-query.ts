import { sql, type SQL } from 'drizzle-orm';
import type { HandlerInput } from '#contract/core/endpoint.ts';
import { dosesToFinish } from '#contract/domains/peserta/index.ts';
import type { vaksinasiCalls, QueueCounts } from '#contract/domains/vaksinasi/index.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import {
  countOverdueQuery,
  isSecondDoseDue,
  isSecondDoseOverdue,
  isOfBhbu,
  type QueueDay,
} from './second-dose-due.ts';

type Query = HandlerInput<typeof vaksinasiCalls.list>['query'];

/** A registration in the queue with its last visit of the day. */
export interface QueueRow extends Record<string, unknown> {
  readonly id: number;
  readonly visit: number | null;
  /** Whether the day was planned, or the second dose is due; a page of the overdue lacks both. */
  readonly planned?: boolean;
  readonly due?: boolean;
}

/** Query of the last visit of registration `p` at a facility on a day. */
const lastVisitQuery = ({ faskesId, day }: QueueDay): SQL => sql`
  select d.id from dose d
  where d.peserta_id = p.id and d.faskes_id = ${faskesId} and d.tanggal = ${day}
    and d.dibatalkan is null
  order by d.id desc limit 1`;

/**
 * Order in which a person's registrations take the one line of the queue: the one with a dose given
 * that day, a booster that may be given, one with another visit, one with doses left.
 */
const lineOrder = ({ day }: QueueDay): SQL => sql`
  case when hasil = 'DIBERIKAN' then 0
    when is_valid and hasil is null and not complete and vaccination_type = 1
      and (is_eligible or layak_mulai <= ${day}) then 1
    when hasil is not null then 2
    when not complete and is_valid then 3
    else 4 end, visit desc nulls last, vaccination_type, id`;

/** Whether registration `p` has all its doses. */
const isComplete = sql`
  p.dosis_diberikan >= case p.vaccination_type when 0 then ${dosesToFinish(0)}::int else ${dosesToFinish(1)}::int end`;

/**
 * Query of everyone in a day's queue, one line a person: people with a plan, people with a second
 * dose due, and people who came unplanned. Someone who received the due dose that day still counts
 * as due.
 */
const dayQueueQuery = (one: QueueDay): SQL => sql`
  select distinct on (person_key) *,
    not planned and (is_due or (dosis_ke = 2 and hasil = 'DIBERIKAN')) as due
  from (
    select p.id, p.nama_key, p.person_key, p.vaccination_type, p.is_valid, p.is_eligible,
      p.layak_mulai, k.visit, v.hasil, v.dosis_ke, k.is_due,
      ((p.faskes_id = ${one.faskesId} and p.rencana_tanggal is not distinct from ${one.day}::date)
        or coalesce(v.rencana_lama = ${one.day}, false)) as planned,
      ${isComplete} as complete
    from (
      select id, bool_or(is_due) as is_due, max(visit) as visit from (
        select id, false as is_due, null::int as visit from peserta
        where faskes_id = ${one.faskesId} and rencana_tanggal = ${one.day} and deleted_at is null
        union all
        select peserta_id, false, id from dose
        where faskes_id = ${one.faskesId} and tanggal = ${one.day} and dibatalkan is null
        union all
        select p.id, true, null from peserta p where ${isSecondDoseDue(one)}
      ) expected
      group by id
    ) k
    join peserta p on p.id = k.id
    left join dose v on v.id = k.visit
    where p.deleted_at is null and p.vaccination_type in (0, 1)
      and (p.is_active or k.visit is not null)
      and ${isOfBhbu(one)}
  ) known
  order by person_key, ${lineOrder(one)}`;

/**
 * Query of the people of a search, one line a person like in the queue: those who are expected that
 * day first.
 * @param found query of registrations, with `is_first` for those shown first; `read` counts them
 */
export const searchedPeopleQuery = (one: QueueDay, found: SQL): SQL => sql`
  select id, visit, read from (
    select distinct on (person_key) * from (
      select p.id, p.nama_key, p.person_key, p.vaccination_type, p.is_valid, p.is_eligible,
        p.layak_mulai, p.is_first, v.id as visit, v.hasil, ${isComplete} as complete,
        (p.rencana_tanggal is not distinct from ${one.day}::date or v.id is not null
          or ${isSecondDoseDue(one)}) as is_expected,
        (count(*) over ())::int as read
      from (${found}) p
      left join dose v on v.id = (${lastVisitQuery(one)})
    ) known
    order by person_key, ${lineOrder(one)}
  ) person
  order by is_expected desc, is_first desc, nama_key, id`;

type DayFilter = Exclude<NonNullable<Query['status']>, 'TERLAMBAT'>;

/** SQL conditions of the filters; of the states exactly one holds for each person, and of the reasons. */
const conditions: Readonly<Record<DayFilter, SQL>> = {
  BELUM: sql`hasil is null and not complete`,
  DIBERIKAN: sql`hasil = 'DIBERIKAN'`,
  DITUNDA: sql`hasil = 'DITUNDA'`,
  DITOLAK: sql`hasil = 'DITOLAK'`,
  LENGKAP: sql`hasil is null and complete`,
  RENCANA: sql`planned`,
  JATUH_TEMPO: sql`due`,
  TANPA_RENCANA: sql`not planned and not due`,
};

const hasStatus = (status: DayFilter | undefined): SQL =>
  status === undefined ? sql`true` : conditions[status];

/** Counts a day's queue by status; `all` is the count for the requested status. */
export async function countQueue(
  db: Queryable,
  one: QueueDay,
  status: Query['status'],
): Promise<{ counts: QueueCounts; all: number }> {
  const isOverdue = status === 'TERLAMBAT';
  const { rows } = await db.execute<{ [K in keyof QueueCounts]: number } & { all: number }>(sql`
    select count(*)::int as semua,
      count(*) filter (where ${conditions.BELUM})::int as sisa,
      count(*) filter (where ${conditions.DIBERIKAN})::int as diberikan,
      count(*) filter (where ${conditions.DITUNDA})::int as ditunda,
      count(*) filter (where ${conditions.DITOLAK})::int as ditolak,
      count(*) filter (where ${conditions.LENGKAP})::int as lengkap,
      count(*) filter (where ${conditions.RENCANA})::int as rencana,
      count(*) filter (where ${conditions.JATUH_TEMPO})::int as "jatuhTempo",
      count(*) filter (where ${conditions.TANPA_RENCANA})::int as "tanpaRencana",
      (${countOverdueQuery(one)}) as terlambat,
      count(*) filter (where ${isOverdue ? sql`false` : hasStatus(status)})::int as "all"
    from (${dayQueueQuery(one)}) q`);
  const [found] = rows;
  if (!found) throw new Error('The count returned no row.');
  const { all, ...counts } = found;
  return { counts, all: isOverdue ? counts.terlambat : all };
}

/**
 * Query of people with an overdue second dose, longest waiting first; they may still have a visit
 * that day.
 */
const overdueQuery = (one: QueueDay, rows: SQL): SQL => sql`
  select p.id, v.id as visit
  from (
    select p.id, p.tanggal_vaksinasi, p.nama_key from peserta p where ${isSecondDoseOverdue(one)}
    order by p.tanggal_vaksinasi, p.nama_key, p.id ${rows}
  ) p
  left join lateral (${lastVisitQuery(one)}) v on true
  order by p.tanggal_vaksinasi, p.nama_key, p.id`;

/** Finds a page of the queue. */
export async function findQueuePage(
  db: Queryable,
  one: QueueDay,
  {
    status,
    urut = 'NAMA',
    pageNumber,
    pageSize,
  }: Pick<Query, 'status' | 'pageNumber' | 'pageSize'> & Partial<Pick<Query, 'urut'>>,
): Promise<QueueRow[]> {
  const some = sql`limit ${pageSize} offset ${(pageNumber - 1) * pageSize}`;
  const { rows } = await db.execute<QueueRow>(
    status === 'TERLAMBAT'
      ? overdueQuery(one, some)
      : sql`
    select q.id, q.visit, q.planned, q.due from (${dayQueueQuery(one)}) q
    left join arrival a on a.peserta_id = q.id and a.tanggal = ${one.day}
    where ${hasStatus(status)}
    order by ${urut === 'HADIR' ? sql`case when ${conditions.BELUM} then a.hadir end nulls last,` : sql``}
      nama_key, q.id ${some}`,
  );
  return rows;
}
