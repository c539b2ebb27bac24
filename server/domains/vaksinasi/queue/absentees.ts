import { sql, type SQL } from 'drizzle-orm';
import type {
  AbsenceReason,
  AbsenceView,
  ContactFilter,
  ContactOutcome,
} from '#contract/domains/contact/record.ts';
import { nameKey } from '#contract/core/values/name.ts';
import { dosesToFinish } from '#contract/domains/peserta/index.ts';
import { intervalRuleOn } from '#contract/domains/vaksinasi/index.ts';
import type { DoseReason } from '#contract/domains/vaksinasi/record.ts';
import type { Context } from '#server/platform/context.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { todayAtFaskes } from '#server/platform/db/facility-zone.ts';
import { closesAbsence, lastAbsenceCall } from '#server/platform/db/views/contacts.ts';
import type { Waiting } from '#server/platform/db/waiting.ts';
import { isOfBhbu, isSecondDoseLate, type QueueDay } from './second-dose-due.ts';

/** An absentee with the last call to them. */
export interface AbsenteeRow extends Record<string, unknown> {
  readonly id: number;
  readonly version: number;
  readonly noHP: string;
  readonly sebab: AbsenceReason;
  readonly sejak: string;
  readonly alasanTunda: DoseReason | null;
  readonly id_kontak: number | null;
  readonly hasil_kontak: ContactOutcome | null;
  readonly catatan_kontak: Buffer | null;
  readonly pada_kontak: string | null;
  readonly oleh_kontak: string | null;
  readonly kali_kontak: number | null;
}

/** Query of the last postponement of the next dose of registration `p`. */
const lastPostponement = sql`
  select d.tanggal, d.alasan from dose d
  where d.peserta_id = p.id and d.dosis_ke = p.dosis_diberikan + 1 and d.hasil = 'DITUNDA'
    and d.dibatalkan is null
  order by d.tanggal desc, d.id desc limit 1`;

/** Whether registration `p` refused its next dose on the planned day or later. */
const hasRefused = sql`exists (
  select from dose d
  where d.peserta_id = p.id and d.dosis_ke = p.dosis_diberikan + 1 and d.hasil = 'DITOLAK'
    and d.dibatalkan is null and d.tanggal >= coalesce(p.rencana_tanggal, d.tanggal))`;

/** Whether the person of `p` got this kind of dose by another registration, which is followed up itself. */
const isVaccinatedOtherwise = sql`exists (
  select from peserta o
  where o.person_key = p.person_key and o.id <> p.id and o.deleted_at is null
    and o.vaccination_type = p.vaccination_type and o.dosis_diberikan > 0)`;

/**
 * Whether a first dose or a booster is expected on no day: the plan has passed, or the dose was
 * postponed, that day too, and nothing is planned since.
 */
const missesFirstDose = (day: string): SQL => sql`
  p.dosis_diberikan = 0 and not ${isVaccinatedOtherwise} and (
    p.rencana_tanggal < ${day} or (p.rencana_tanggal = ${day} and w.tanggal = ${day})
    or (p.rencana_tanggal is null and w.tanggal is not null))`;

/**
 * Whether a second dose is expected on no day: it is overdue, or was postponed on the last day on
 * which it could be given or was planned.
 */
const missesSecondDose = (one: QueueDay): SQL => sql`
  p.vaccination_type = 0 and p.dosis_diberikan = 1 and (
    ${isSecondDoseLate(one)}
    or ((p.rencana_tanggal <= ${one.day}) is not false and w.tanggal = ${one.day}
      and p.tanggal_vaksinasi + ${intervalRuleOn(one.day).maxDays}::int <= ${one.day}))`;

/**
 * Query of the people of a facility who wait on no day without a final result. Everyone else with a
 * plan or a second dose to come is in the queue of a day.
 */
const absenteesQuery = (one: QueueDay): SQL => sql`
  select p.id, p.version, p.no_hp as "noHP", p.nama_key, w.alasan as "alasanTunda", k.*,
    case when ${isSecondDoseLate(one)} then 'TERLAMBAT'
      when w.tanggal >= coalesce(p.rencana_tanggal, w.tanggal) and w.alasan <> 'TIDAK_HADIR' then 'DITUNDA'
      else 'BELUM_HADIR' end as sebab,
    case when ${isSecondDoseLate(one)}
        then p.tanggal_vaksinasi + ${intervalRuleOn(one.day).maxDays}::int
      when w.tanggal >= coalesce(p.rencana_tanggal, w.tanggal) then w.tanggal
      else p.rencana_tanggal end as sejak
  from (
    select id from peserta
    where faskes_id = ${one.faskesId} and rencana_tanggal <= ${one.day} and deleted_at is null
    union
    select peserta_id from dose
    where faskes_id = ${one.faskesId} and hasil = 'DITUNDA' and dibatalkan is null
    union
    select p.id from peserta p where ${isSecondDoseLate(one)}
  ) candidate
  join peserta p on p.id = candidate.id
  left join lateral (${lastPostponement}) w on true
  left join lateral (${lastAbsenceCall}) k on true
  where p.faskes_id = ${one.faskesId} and p.deleted_at is null and p.is_active
    and p.vaccination_type in (0, 1)
    and p.dosis_diberikan < case p.vaccination_type
      when 0 then ${dosesToFinish(0)}::int else ${dosesToFinish(1)}::int end
    and not ${hasRefused} and ${isOfBhbu(one)}
    and ((${missesFirstDose(one.day)}) or (${missesSecondDose(one)}))`;

const viewCondition = (view: AbsenceView): SQL => {
  if (view === 'SELESAI') return closesAbsence;
  return view === 'TERLAMBAT'
    ? sql`not ${closesAbsence} and sebab = 'TERLAMBAT'`
    : sql`not ${closesAbsence} and sebab <> 'TERLAMBAT'`;
};

/** Whether somebody answered a call since. */
const isReached = sql`coalesce(hasil_kontak <> 'TIDAK_DIANGKAT', false)`;

/** Which absentees are read. */
export interface AbsenteeFilter {
  readonly daftar: AbsenceView;
  readonly kontak?: ContactFilter | undefined;
  readonly q?: string | undefined;
}

const filterCondition = ({ daftar, kontak, q }: AbsenteeFilter): SQL => sql`${viewCondition(daftar)}
  and ${kontak === undefined ? sql`true` : kontak === 'SUDAH' ? isReached : sql`not ${isReached}`}
  and ${q ? sql`position(${nameKey(q)} in nama_key) > 0` : sql`true`}`;

/** Counts the absentees by list; `all` is the count of those that the filter asks for. */
export async function countAbsentees(
  db: Queryable,
  one: QueueDay,
  filter: AbsenteeFilter,
): Promise<Record<AbsenceView | 'all', number>> {
  const { rows } = await db.execute<Record<AbsenceView | 'all', number>>(sql`
    select count(*) filter (where ${viewCondition('BELUM')})::int as "BELUM",
      count(*) filter (where ${viewCondition('TERLAMBAT')})::int as "TERLAMBAT",
      count(*) filter (where ${viewCondition('SELESAI')})::int as "SELESAI",
      count(*) filter (where ${filterCondition(filter)})::int as "all"
    from (${absenteesQuery(one)}) absentee`);
  const [found] = rows;
  if (!found) throw new Error('The count returned no row.');
  return found;
}

/**
 * Finds a page of the absentees: first those whom nobody has reached, each part from the one who waits
 * longest.
 */
export async function findAbsentees(
  db: Queryable,
  one: QueueDay,
  {
    pageNumber,
    pageSize,
    ...filter
  }: AbsenteeFilter & { readonly pageNumber: number; readonly pageSize: number },
): Promise<AbsenteeRow[]> {
  const { rows } = await db.execute<AbsenteeRow>(sql`
    select id, version, "noHP", "alasanTunda", sebab, sejak::text as sejak, id_kontak, hasil_kontak,
      catatan_kontak, pada_kontak, oleh_kontak, kali_kontak
    from (${absenteesQuery(one)}) absentee where ${filterCondition(filter)}
    order by ${isReached}, absentee.sejak, nama_key, id
    limit ${pageSize} offset ${(pageNumber - 1) * pageSize}`);
  return rows;
}

/** Returns which of some registrations are absentees of a facility, also those who refused by phone. */
export async function findAbsentIds(
  db: Queryable,
  one: QueueDay,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from (${absenteesQuery(one)}) absentee
    where id = any(${sql.param([...ids])}::int[])`);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Counts those of the caller's own facility who missed or postponed a dose, in the list `daftar`; 0 for
 * callers without a facility.
 */
async function countOwn(
  { db, now, scope, user }: Pick<Context, 'db' | 'now' | 'scope' | 'user'>,
  daftar: AbsenceView,
): Promise<Waiting> {
  if (scope === 'all' || user.faskesId === null) return { jumlah: 0, tertua: null };
  const day = await todayAtFaskes({ db, now }, user.faskesId);
  const one = { faskesId: user.faskesId, day, bhbuId: undefined };
  const { rows } = await db.execute<{ jumlah: number; tertua: string | null }>(sql`
    select count(*)::int as jumlah, min(sejak)::text as tertua
    from (${absenteesQuery(one)}) absentee where ${viewCondition(daftar)}`);
  return rows[0] ?? { jumlah: 0, tertua: null };
}

/** Counts the missed and postponed doses at the caller's own facility. */
export const countAbsent = (ctx: Context): Promise<Waiting> => countOwn(ctx, 'BELUM');

/** Counts the overdue second doses at the caller's own facility. */
export const countOverdue = (ctx: Context): Promise<Waiting> => countOwn(ctx, 'TERLAMBAT');
